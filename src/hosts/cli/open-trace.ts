import { linesOf, readLines, type TraceLine } from '../node/read-lines.ts'
import type { Io } from './io.ts'

/** The lines of a trace; `-` is stdin. */
export function openTrace(trace: string, io: Io): AsyncGenerator<TraceLine> {
  return trace === '-' ? linesOf(io.stdin()) : readLines(trace)
}
