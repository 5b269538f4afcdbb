import { type ExitCode, exitCode } from './exit-code.ts'
import type { Io } from './io.ts'
import { packageVersion } from './version.ts'

/**
 * Runs one command line and says with which code the process should end. Never throws. The version
 * takes no reading of options, so nothing is loaded for it.
 */
export async function runCli(args: readonly string[], io: Io): Promise<ExitCode> {
  if (args.length === 1 && args[0] === '--version') {
    await io.out(`${packageVersion()}\n`)
    return exitCode.clean
  }
  const { runCommandLine } = await import('./run-command-line.ts')
  return runCommandLine(args, io)
}
