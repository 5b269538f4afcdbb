/** What a shell reads. The same for all commands and changed by no option (architecture section 6). */
export const exitCode = {
  clean: 0,
  findings: 1,
  wrongUse: 2,
  doesNotLoad: 3,
  nothingToCheck: 4,
  ourBug: 70,
} as const

export type ExitCode = (typeof exitCode)[keyof typeof exitCode]
