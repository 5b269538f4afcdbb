import type { ShippedTool } from '../describe-tool.ts'

const text = { is: 'text' } as const
const folder = { is: 'path', access: 'read', aliases: ['dir_path', 'target_directory', 'relative_workspace_path', 'directory'] } as const

/**
 * Tools that list folders and search in them. Listing is reading (L-70); a search reads what lies below
 * its folder, hidden files where an argument asks for them.
 */
export const searchTools: readonly ShippedTool[] = [
  {
    name: ['list_dir', 'LS', 'list_directory', 'mcp__filesystem__list_directory', 'mcp__filesystem__list_directory_with_sizes', 'list_directory_with_sizes'],
    args: { path: folder, ignore: text, sortBy: text },
  },
  {
    name: ['directory_tree', 'mcp__filesystem__directory_tree'],
    args: { path: { ...folder, tree: true }, excludePatterns: text },
  },
  {
    name: ['grep', 'Grep', 'search_file_content', 'grep_search', 'grep_files', 'ripgrep'],
    args: {
      path: { ...folder, tree: { hidden: 'include_hidden' } },
      pattern: { is: 'text', aliases: ['query', 'regex'] },
      output_mode: text,
    },
  },
  {
    name: ['glob', 'Glob', 'file_search', 'search_files', 'mcp__filesystem__search_files'],
    args: { path: { ...folder, tree: { hidden: 'include_hidden' } }, excludePatterns: text },
  },
  { name: ['codebase_search', 'semantic_search'], args: { query: text, explanation: text, target_directories: { is: 'path', access: 'read' } } },
]
