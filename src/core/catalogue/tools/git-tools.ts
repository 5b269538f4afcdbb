import type { ShippedTool } from '../describe-tool.ts'

const text = { is: 'text' } as const
const repository = { is: 'path', access: 'read' } as const

/** The reference git server of MCP. */
export const gitTools: readonly ShippedTool[] = [
  {
    name: ['git_status', 'git_diff', 'git_diff_staged', 'git_diff_unstaged', 'git_log', 'git_show', 'mcp__git__git_status', 'mcp__git__git_diff', 'mcp__git__git_diff_staged', 'mcp__git__git_diff_unstaged', 'mcp__git__git_log', 'mcp__git__git_show'],
    args: { repo_path: repository, target: text, revision: text },
  },
  { name: ['git_add', 'mcp__git__git_add'], args: { repo_path: repository, files: { is: 'path', access: 'read' } } },
  { name: ['git_commit', 'mcp__git__git_commit'], args: { repo_path: repository, message: text } },
  {
    name: ['git_checkout', 'git_create_branch', 'mcp__git__git_checkout', 'mcp__git__git_create_branch'],
    args: { repo_path: { is: 'path', access: ['read', 'write'] }, branch_name: text, base_branch: text },
  },
]
