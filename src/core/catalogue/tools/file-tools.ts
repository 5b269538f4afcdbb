import type { ShippedArgument, ShippedTool } from '../describe-tool.ts'

/** The one file of a tool, under the names that agents give to the argument. */
function fileArgument(access: 'read' | 'write' | 'delete'): ShippedArgument {
  return {
    is: 'path',
    access,
    aliases: ['file_path', 'filePath', 'filename', 'file', 'target_file', 'absolute_path', 'notebook_path'],
  }
}

const text = { is: 'text' } as const
const texts = { content: text, contents: text, text, old_string: text, new_string: text, old: text, new: text, code_edit: text, instructions: text, instruction: text, new_source: text, explanation: text }

/**
 * Tools that read and change one file or several: Claude Code (`Read`, `Write`, `Edit`), Codex
 * (`apply_patch`, `view_image`), Gemini CLI (`read_file`, `replace`), Cursor (`edit_file`, `search_replace`),
 * VS Code (`create_file`, `replace_string_in_file`) and the reference filesystem server of MCP.
 */
export const fileTools: readonly ShippedTool[] = [
  {
    name: ['read_file', 'Read', 'view_image', 'view', 'cat', 'open_file', 'NotebookRead', 'mcp__filesystem__read_file', 'mcp__filesystem__read_text_file', 'mcp__filesystem__read_media_file', 'mcp__filesystem__get_file_info', 'read_text_file', 'read_media_file', 'get_file_info'],
    args: { path: fileArgument('read') },
  },
  {
    name: ['read_many_files', 'read_multiple_files', 'mcp__filesystem__read_multiple_files', 'get_errors'],
    args: { paths: { is: 'path', access: 'read', aliases: ['include', 'filePaths', 'files'] } },
  },
  {
    name: ['write_file', 'Write', 'create_file', 'edit_file', 'Edit', 'MultiEdit', 'NotebookEdit', 'replace', 'search_replace', 'insert_edit_into_file', 'replace_string_in_file', 'append_file', 'mcp__filesystem__write_file', 'mcp__filesystem__edit_file'],
    args: { path: fileArgument('write'), ...texts, '$.edits[*].old_string': text, '$.edits[*].new_string': text, '$.edits[*].oldText': text, '$.edits[*].newText': text },
  },
  { name: 'apply_edits', args: { '$.edits[*].path': { is: 'path', access: 'write' }, '$.edits[*].text': text } },
  { name: 'apply_patch', args: { input: { is: 'patch', aliases: ['patch'] } } },
  { name: ['delete_file', 'remove_file'], args: { path: { ...fileArgument('delete'), tree: true } } },
  {
    name: ['create_directory', 'mcp__filesystem__create_directory'],
    args: { path: { is: 'path', access: 'write', aliases: ['dirPath', 'dir_path'] } },
  },
  {
    name: ['move_file', 'rename_file', 'mcp__filesystem__move_file'],
    args: {
      from: { is: 'path', access: ['read', 'delete'], aliases: ['source', 'src', 'old_path'], tree: true },
      to: { is: 'path', access: 'write', aliases: ['destination', 'dest', 'new_path'] },
    },
  },
  {
    name: 'copy_file',
    args: {
      from: { is: 'path', access: 'read', aliases: ['source', 'src'], tree: true },
      to: { is: 'path', access: 'write', aliases: ['destination', 'dest'] },
    },
  },
]
