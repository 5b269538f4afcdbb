import { chainStateText } from '../../core/records/record-chain.ts'
import type { LogCheckReport } from '../../tools/verify-log/log-check.ts'
import { printJson } from './print-json.ts'

/** Fields are only ever added. */
export function logJson({ files, start, isStartKnown, state, broken }: LogCheckReport): string {
  return printJson({
    whole: broken === undefined,
    records: state.count - start.count,
    start: chainStateText(start),
    start_known: isStartKnown,
    state: chainStateText(state),
    ...(broken === undefined ? {} : { broken }),
    files: files.map(({ name, records, isTorn }) => ({ name, records, torn: isTorn })),
  })
}
