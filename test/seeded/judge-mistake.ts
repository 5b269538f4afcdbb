import type { Diagnostic } from '../../src/core/diagnostics/diagnostic.ts'
import { positionAt, type Span } from '../../src/core/diagnostics/source.ts'
import { loadPolicy, type PackEntry } from '../../src/core/load/load-policy.ts'
import type { PolicyAst } from '../../src/core/rules/policy-ast.ts'
import { lintPolicy } from '../../src/tools/lint/lint-policy.ts'
import type { Mistake, Place } from './mistake.ts'
import { meaningOf } from './same-meaning.ts'

/**
 * `at` = a finding points at the mistake; `related` = a finding stands elsewhere and names the place of
 * the mistake as related; `same` = the policy says the same as before; `far` = there are findings, and
 * none is near; `missed` = nothing was said, and the policy says something else.
 */
export const judgements = ['at', 'related', 'same', 'far', 'missed'] as const
export type Judgement = (typeof judgements)[number]

export interface Judged {
  readonly mistake: Mistake
  readonly judgement: Judgement
  readonly findings: readonly Diagnostic[]
}

/** How near a finding must be, in columns. */
const near = 2

export interface OriginalPack {
  readonly name: string
  readonly entry: PackEntry
  readonly meaning: string
  /** What is said of the pack as it is shipped, which says nothing of a mistake. */
  readonly known: ReadonlySet<string>
}

export function originalPack(name: string, entry: PackEntry): OriginalPack {
  const { findings, policy } = findingsOf(entry)
  if (policy === undefined) throw new Error(`the pack ${name} does not load`)
  return { name, entry, meaning: meaningOf(policy), known: new Set(findings.map(wordsOf)) }
}

export function judgeMistake(original: OriginalPack, mistake: Mistake): Judged {
  const { findings: all, policy } = findingsOf(changed(original.entry, mistake))
  const findings = all.filter((finding) => !original.known.has(wordsOf(finding)))
  const judgement = ((): Judgement => {
    if (findings.some(({ at }) => at.kind === 'source' && isNear(at.span, mistake))) return 'at'
    if (findings.some(({ related = [] }) => related.some(({ span }) => isNear(span, mistake)))) return 'related'
    if (policy !== undefined && meaningOf(policy) === original.meaning) return 'same'
    return findings.length === 0 ? 'missed' : 'far'
  })()
  return { mistake, judgement, findings }
}

function changed(entry: PackEntry, { source, text }: Mistake): PackEntry {
  const put = (one: PackEntry['source']): PackEntry['source'] => (one.name === source.name ? { ...one, text } : one)
  const files = entry.files?.map((file) => ({ ...file, source: put(file.source) }))
  return { ...entry, source: put(entry.source), ...(files === undefined ? {} : { files }) }
}

function findingsOf(entry: PackEntry): { readonly findings: readonly Diagnostic[]; readonly policy?: PolicyAst } {
  const loaded = loadPolicy([entry])
  if (!loaded.ok) return { findings: loaded.diagnostics }
  const lint = lintPolicy(loaded.value, { config: { preset: 'strict', levels: [] } })
  return { findings: [...loaded.diagnostics, ...lint], policy: loaded.value }
}

function wordsOf({ code, message }: Diagnostic): string {
  return `${code} ${message}`
}

/** From an end of the wrong token to the nearest end of the span, on one line, there are at most two columns. */
function isNear({ source, start, end }: Span, { source: { name }, text, edit }: Mistake): boolean {
  if (source.name !== name) return false
  return edit.places.some((place) => [start, end].some((at) => isEndNear(text, at, place)))
}

function isEndNear(text: string, at: number, { start, end }: Place): boolean {
  return [start, end].some((other) => {
    if (Math.abs(at - other) > near) return false
    return positionAt(text, at).line === positionAt(text, other).line
  })
}
