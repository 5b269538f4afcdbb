import type { ShippedTool } from '../describe-tool.ts'

const command = { is: 'shell' } as const

/**
 * Tools that take a command line, by the names of Claude Code (`Bash`), Codex (`shell`, `exec_command`),
 * Gemini CLI (`run_shell_command`), Cursor (`run_terminal_cmd`) and VS Code (`run_in_terminal`).
 */
export const shellTools: readonly ShippedTool[] = [
  {
    name: ['bash', 'Bash', 'sh', 'shell', 'local_shell', 'container.exec', 'run_shell_command', 'run_terminal_cmd', 'run_in_terminal', 'run_command', 'execute_command', 'terminal'],
    args: {
      command,
      description: { is: 'text' },
      explanation: { is: 'text' },
      workdir: { is: 'path', access: 'read', aliases: ['cwd', 'directory', 'dir_path'] },
    },
  },
  { name: 'exec_command', args: { cmd: { is: 'shell' }, justification: { is: 'text' }, workdir: { is: 'path', access: 'read' } } },
  { name: ['BashOutput', 'KillShell', 'KillBash'], args: { bash_id: { is: 'text' }, shell_id: { is: 'text' }, filter: { is: 'text' } } },
]
