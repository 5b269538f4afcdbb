import type { CiPart, CiPartName, CiPartOf } from '../../../reporters/ci-report.ts'
import { systemTime } from '../../node/clock.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'

/** What came of one part, and how its own command would end. */
export interface PartResult {
  readonly part: CiPart
  readonly exit: ExitCode
}

export interface Timed<T> {
  readonly value: T
  readonly ms: number
}

export async function timed<T>(work: () => T | Promise<T>): Promise<Timed<T>> {
  const start = systemTime()
  const value = await work()
  // The clock of a machine may be set back.
  return { value, ms: Math.max(0, systemTime() - start) }
}

export function leftOut(name: CiPartName, why: string): PartResult {
  return { part: { name, kind: 'left_out', why }, exit: exitCode.clean }
}

/** The part that failed before it has an exit code of its own. */
export function notRun(name: CiPartName, why: string): PartResult {
  return { part: { name, kind: 'not_run', why }, exit: exitCode.clean }
}

export function stopped(
  name: CiPartName,
  exit: ExitCode,
  ms: number,
  why: string,
  diagnostics: Extract<CiPartOf<'check'>, { readonly kind: 'stopped' }>['diagnostics'] = [],
): PartResult {
  return { part: { name, kind: 'stopped', ms, why, diagnostics }, exit }
}

/** The code of the whole: what does not load outweighs all, then what was called wrongly, then findings. */
export function worstExit(results: readonly Pick<PartResult, 'exit'>[]): ExitCode {
  const order = [exitCode.doesNotLoad, exitCode.wrongUse, exitCode.findings, exitCode.nothingToCheck]
  return order.find((code) => results.some(({ exit }) => exit === code)) ?? exitCode.clean
}
