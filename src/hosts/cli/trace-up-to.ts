import { isJsonObject, ownMember, type Json } from '../../core/base/json.ts'
import { parseJson } from '../../core/base/parse-json.ts'
import type { Given } from './define-command.ts'
import type { Io } from './io.ts'
import { openTrace } from './open-trace.ts'

/** The line of an event, and those before it that its run depends on. */
export interface TraceUpTo {
  readonly number: number
  readonly text: string
  readonly earlier: readonly string[]
}

interface NumberedLine {
  readonly number: number
  readonly text: string
}

/** @param wanted the number of a line; undefined = the last one, or all of a file that holds one value on several lines */
export async function traceUpTo(trace: string, wanted: number | undefined, io: Io): Promise<Given<TraceUpTo | undefined>> {
  const lines: NumberedLine[] = []
  for await (const line of openTrace(trace, io)) {
    if (line.kind === 'failed') return { ok: false, message: `\`${trace}\` ${line.why}` }
    if (line.kind === 'refused') {
      if (line.number === wanted) return { ok: false, message: `\`${trace}\`, line ${String(line.number)}: ${line.why}` }
      continue
    }
    lines.push(line)
    if (wanted !== undefined && line.number >= wanted) break
  }
  const last = lines.at(-1)
  if (last === undefined) return { ok: true, value: undefined }
  if (wanted !== undefined && last.number !== wanted) return { ok: false, message: `\`${trace}\` has no event on line ${String(wanted)}` }
  // An event laid out over several lines: no line of it is a value by itself.
  const [first] = lines
  if (wanted === undefined && first !== undefined && lines.length > 1 && !parseJson(first.text).ok) {
    return { ok: true, value: { number: first.number, text: lines.map(({ text }) => text).join('\n'), earlier: [] } }
  }
  return { ok: true, value: { ...last, earlier: earlierOf(last, lines.slice(0, -1)) } }
}

/** Lines of the same run, and of the runs above it, whose ends are its ends too (S-33a). */
function earlierOf(line: NumberedLine, before: readonly NumberedLine[]): readonly string[] {
  const fields = before.map(({ text }) => ({ text, ...runOf(text) }))
  const target = runOf(line.text)
  const runs = new Set([target.run, target.parent].filter((run) => run !== undefined))
  for (let size = 0; size !== runs.size; ) {
    size = runs.size
    for (const { run, parent } of fields) if (run !== undefined && parent !== undefined && runs.has(run)) runs.add(parent)
  }
  return fields.filter(({ run }) => run !== undefined && runs.has(run)).map(({ text }) => text)
}

function runOf(text: string): { readonly run?: string; readonly parent?: string } {
  const parsed = parseJson(text)
  if (!parsed.ok || !isJsonObject(parsed.value)) return {}
  const [run, parent] = [ownMember(parsed.value, 'run_id'), ownMember(parsed.value, 'parent_run_id')]
  return { ...named('run', run), ...named('parent', parent) }
}

function named(key: 'run' | 'parent', value: Json | undefined): { readonly run?: string; readonly parent?: string } {
  return typeof value === 'string' ? { [key]: value } : {}
}
