import { isJsonObject, jsonEqual, ownMember, type Json } from '../../../core/base/json.ts'
import type { TextEdit } from '../../../core/diagnostics/diagnostic.ts'
import type { MapNode, SyntaxNode } from '../../../core/syntax/syntax-tree.ts'
import { toJson } from '../../../core/syntax/to-json.ts'
import type { CaseFailure } from '../case-bench.ts'
import type { PreparedCase } from '../prepared-cases.ts'
import type { CaseResult } from '../run-cases.ts'
import { expectationText } from './expectation-text.ts'
import { newExpectation } from './new-expectation.ts'

/** The expectations of one case as it stands in its file, rewritten. */
export interface CaseUpdate {
  readonly case: WrittenCase
  readonly edits: readonly TextEdit[]
}

/** A case whatever it expands to. */
export interface WrittenCase {
  readonly pack: string
  /** Without `[k]`. */
  readonly name: string
}

export interface UpdatePlan {
  readonly updates: readonly CaseUpdate[]
  /** Cases that fail and are left as they are. */
  readonly left: readonly { readonly case: WrittenCase; readonly why: string }[]
}

/**
 * What to write so that failing cases expect what came. An expectation is written once for all
 * expansions of its case, so it is rewritten only where all of them came to the same.
 */
export function planUpdates(results: readonly CaseResult[]): UpdatePlan {
  const byCase = new Map<SyntaxNode, CaseResult[]>()
  for (const result of results) {
    const known = byCase.get(result.prepared.node)
    if (known === undefined) byCase.set(result.prepared.node, [result])
    else known.push(result)
  }
  const updates: CaseUpdate[] = []
  const left: UpdatePlan['left'][number][] = []
  for (const expansions of byCase.values()) {
    const [first] = expansions
    if (first === undefined || expansions.every(({ failures }) => failures.length === 0)) continue
    const written = writtenCase(first.prepared)
    const edits = editsOf(expansions)
    if (typeof edits === 'string') left.push({ case: written, why: edits })
    else updates.push({ case: written, edits })
  }
  return { updates, left }
}

export function writtenCase({ pack, name }: PreparedCase): WrittenCase {
  return { pack: pack.id, name: name.replace(/\[\d+\]$/, '') }
}

/** The edits of one case, or why there are none. */
function editsOf(expansions: readonly CaseResult[]): readonly TextEdit[] | string {
  const told = expansions.flatMap(({ failures }) => failures).find(({ mismatch }) => mismatch === undefined)
  if (told !== undefined) return told.message
  const [first] = expansions
  if (first?.prepared.node.kind !== 'map') return 'it is not a map'
  const edits: TextEdit[] = []
  const steps = new Set(expansions.flatMap(({ failures }) => failures.map(({ step }) => step)))
  for (const step of steps) {
    const expectation = expectationOf(first.prepared.node, step)
    if (expectation === undefined) return 'its expectation stands in `test_defaults`'
    if (textOf(expectation).includes('${')) return 'its expectation is written with a template'
    const now = toJson(expectation)
    const [wanted, ...others] = expansions.map(({ failures, prepared }) => newExpectation(now, failuresOf(failures, step), prepared.pack.id))
    if (wanted === undefined) return 'nothing came that could be expected'
    if (others.some((other) => other === undefined || !jsonEqual(other, wanted))) return 'its expansions come to different answers'
    const rewritten = rewrite(expectation, now, wanted)
    if (typeof rewritten === 'string') return rewritten
    edits.push(...rewritten)
  }
  return edits
}

function failuresOf(failures: readonly CaseFailure[], step: number | undefined): readonly CaseFailure[] {
  return failures.filter((failure) => failure.step === step)
}

function expectationOf(test: MapNode, step: number | undefined): SyntaxNode | undefined {
  if (step === undefined) return memberOf(test, 'expect')
  const steps = memberOf(test, 'steps')
  const stated = steps?.kind === 'list' ? steps.items[step - 1] : undefined
  return stated?.kind === 'map' ? memberOf(stated, 'expect') : undefined
}

function memberOf(map: MapNode, key: string): SyntaxNode | undefined {
  return map.entries.find((entry) => entry.key.text === key)?.value
}

/** The edits that make a new value of the one that stands there: of single members of a map where no key comes or goes. */
function rewrite(node: SyntaxNode, now: Json, wanted: Json): readonly TextEdit[] | string {
  if (jsonEqual(now, wanted)) return []
  const keys = isJsonObject(wanted) ? Object.keys(wanted) : []
  const isSameMap = node.kind === 'map' && isJsonObject(now) && keys.length === node.entries.length && keys.every((key) => Object.hasOwn(now, key))
  if (!isSameMap || !isJsonObject(wanted)) return replace(node, wanted)
  const edits: TextEdit[] = []
  for (const { key, value } of node.entries) {
    const [before, after] = [ownMember(now, key.text), ownMember(wanted, key.text)]
    if (before === undefined || after === undefined || jsonEqual(before, after)) continue
    const replaced = replace(value, after)
    if (typeof replaced === 'string') return replaced
    edits.push(...replaced)
  }
  return edits
}

function replace(node: SyntaxNode, value: Json): readonly TextEdit[] | string {
  const written = textOf(node)
  if (written.includes('\n') && /(?:^|\s)#/m.test(written)) return 'a comment stands in its expectation'
  const text = expectationText(value)
  if (text === undefined) return 'what came is too long to be written'
  // A block text ends behind its line break, which stays.
  return [{ span: node.span, text: written.endsWith('\n') ? `${text}\n` : text }]
}

function textOf({ span: { source, start, end } }: SyntaxNode): string {
  return source.text.slice(start, end)
}
