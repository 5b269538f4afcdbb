import { stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { Given } from '../define-command.ts'
import { isReadOnce } from '../is-read-once.ts'

const mostWorkers = 64
/** More than these are seldom faster: one thread reads for all of them. */
const mostByDefault = 4
/** A thread starts in about the time that it takes to decide this much. */
const bytesWorthOne = 4_000_000

/** `--workers`: how many threads decide. What can be read once only is for one: where threads do not do, one begins anew. */
export async function readWorkers(stated: string | undefined, traces: readonly string[]): Promise<Given<number>> {
  if (stated !== undefined && !/^[1-9][0-9]?$/.test(stated)) return wrong(stated)
  const count = Number(stated)
  if (stated !== undefined && count > mostWorkers) return wrong(stated)
  for (const trace of traces) if (await isReadOnce(trace)) return { ok: true, value: 1 }
  if (stated !== undefined) return { ok: true, value: count }
  const sizes = await Promise.all(traces.map((trace) => stat(trace).then(({ size }) => weightOf(trace, size), () => 0)))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  return { ok: true, value: total < bytesWorthOne ? 1 : Math.min(mostByDefault, availableParallelism()) }
}

/** What is packed is about ten times as long. */
function weightOf(trace: string, size: number): number {
  return trace.endsWith('.gz') ? size * 10 : size
}

function wrong(stated: string): Given<number> {
  return { ok: false, message: `--workers: \`${stated}\` must be a whole number from 1 to ${String(mostWorkers)}` }
}
