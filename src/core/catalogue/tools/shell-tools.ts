import type { ShippedTool } from '../describe-tool.ts'

/** Tools that take a command line. */
export const shellTools: readonly ShippedTool[] = [
  { name: ['bash', 'sh', 'shell', 'Bash', 'run_shell_command', 'run_terminal_cmd', 'execute_command', 'terminal'], args: { command: { is: 'shell', aliases: ['cmd'] } } },
]
