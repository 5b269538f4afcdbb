import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { wholeError } from '../../core/diagnostics/source-error.ts'

/** What a replay says of runs whose trace counts turns from 0 (section 11). */
export function turnsFromZero(runs: number): readonly Diagnostic[] {
  return runs === 0 ? [] : [wholeError('SLC721', 'the trace counts turns from 0, so rules saw each turn one higher')]
}
