import { wholeError } from '../../../core/diagnostics/source-error.ts'
import type { Diagnostic } from '../../../core/diagnostics/diagnostic.ts'
import type { ComparedEvent } from '../../../tools/replay/compared-event.ts'
import { createRunRouter, type RunRouter } from '../../../tools/replay/run-router.ts'
import type { TraceLine } from '../../node/read-lines.ts'
import type { CompareItem, ComparePort } from './compare-port.ts'
import { readEventText } from '../read-event-text.ts'

/** What the caller does with each line, in the order of the traces. */
export interface CompareWork {
  readonly compared: (trace: string, line: number, event: ComparedEvent, runsAbove: RunRouter['runsAbove']) => void
  /** A line that is no event: nobody decides it (L-90). */
  readonly refused: (trace: string, line: number, diagnostics: readonly Diagnostic[]) => void
}

export type CompareEnd =
  | { readonly kind: 'done'; readonly runs: number; readonly runsFromZero: number }
  | { readonly kind: 'failed'; readonly trace: string; readonly why: string }
  /** A line joined runs that two ports had begun, so one port alone has to decide all. */
  | { readonly kind: 'joined' }

/** Lines that are handed over together, and their length in UTF-16 units at which there are enough. */
const chunkLines = 64
const chunkLength = 1_000_000
/** Chunks that are with the ports at once: enough that none of them waits for the next. */
const chunksAhead = 3

/** A line of a chunk: who decides it, or why nobody does. */
type Placed = { readonly line: number } & ({ readonly port: number } | { readonly refused: readonly Diagnostic[] })

interface Chunk {
  readonly trace: string
  readonly placed: Placed[]
  readonly items: CompareItem[][]
  length: number
}

/**
 * Compares every event of the traces, with as many threads as there are ports, in bounded memory. What is
 * told is told in the order of the traces, so it is the same for any number of ports.
 */
export async function compareTraces(
  traces: readonly string[],
  openTrace: (trace: string) => AsyncIterable<TraceLine>,
  ports: readonly ComparePort[],
  rememberedRuns: number,
  work: CompareWork,
): Promise<CompareEnd> {
  const router = createRunRouter(ports.length, rememberedRuns)
  const ahead: Promise<() => void>[] = []
  const tellOldest = async () => {
    const tell = await ahead.shift()
    tell?.()
  }
  const send = async (chunk: Chunk) => {
    if (chunk.placed.length === 0) return
    const answered = decideChunk(chunk, ports, work, router)
    // Whoever waits for it hears of a failure; until then it is no failure that nobody handles.
    answered.catch(() => undefined)
    ahead.push(answered)
    if (ahead.length >= chunksAhead) await tellOldest()
  }
  for (const trace of traces) {
    let chunk = newChunk(trace, ports.length)
    for await (const line of openTrace(trace)) {
      if (line.kind === 'failed') return { kind: 'failed', trace, why: line.why }
      if (!place(line, chunk, router)) return { kind: 'joined' }
      if (chunk.placed.length < chunkLines && chunk.length < chunkLength) continue
      await send(chunk)
      chunk = newChunk(trace, ports.length)
    }
    await send(chunk)
  }
  while (ahead.length > 0) await tellOldest()
  return { kind: 'done', runs: router.runsStarted(), runsFromZero: router.runsCountedFromZero() }
}

function newChunk(trace: string, ports: number): Chunk {
  return { trace, placed: [], items: Array.from({ length: ports }, () => []), length: 0 }
}

/** False: no port can decide it. */
function place(line: Exclude<TraceLine, { readonly kind: 'failed' }>, chunk: Chunk, router: RunRouter): boolean {
  if (line.kind === 'refused') {
    chunk.placed.push({ line: line.number, refused: [wholeError('SLC720', line.why)] })
    return true
  }
  const read = readEventText(line.text)
  if (!read.ok) {
    chunk.placed.push({ line: line.number, refused: read.diagnostics })
    return true
  }
  const route = router.route(read.traced)
  if (route === undefined) return false
  for (const { worker, runId } of route.forget) chunk.items[worker]?.push({ kind: 'forget', runId })
  chunk.items[route.worker]?.push({ kind: 'event', text: line.text, traced: read.traced })
  chunk.placed.push({ line: line.number, port: route.worker })
  chunk.length += line.text.length
  return true
}

function compareSome(port: ComparePort, items: readonly CompareItem[]): Promise<readonly ComparedEvent[]> {
  return items.length === 0 ? Promise.resolve([]) : port.compare(items)
}

async function decideChunk(
  { trace, placed, items }: Chunk,
  ports: readonly ComparePort[],
  work: CompareWork,
  { runsAbove }: RunRouter,
): Promise<() => void> {
  const answers = await Promise.all(ports.map((port, index) => compareSome(port, items[index] ?? [])))
  return () => {
    const next = ports.map(() => 0)
    for (const each of placed) {
      if ('refused' in each) {
        work.refused(trace, each.line, each.refused)
        continue
      }
      const at = next[each.port] ?? 0
      next[each.port] = at + 1
      const event = answers[each.port]?.[at]
      if (event === undefined) throw new Error('a worker left an event out')
      work.compared(trace, each.line, event, runsAbove)
    }
  }
}
