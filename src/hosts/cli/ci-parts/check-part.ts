import { checkReport } from '../check-report.ts'
import { exitCode } from '../exit-code.ts'
import { loadFailure } from '../load-failure.ts'
import type { LoadedOnce } from './load-once.ts'
import type { PartResult, Timed } from './part-result.ts'

/** Do the policies load? Warnings do not fail it; `lint` has them too, and says from which level on they count. */
export function checkPart({ value: { groups, problems }, ms }: Timed<LoadedOnce>): PartResult {
  const report = checkReport(groups.map(({ loaded }) => loaded), problems)
  const errors = report.diagnostics.filter(({ severity }) => severity === 'error')
  return {
    part: { name: 'check', kind: 'done', passed: report.loads, ms, report },
    exit: report.loads ? exitCode.clean : loadFailure(errors),
  }
}
