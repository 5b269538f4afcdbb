import { isJsonObject, ownMember, type JsonObject } from '../../../core/base/json.ts'
import { parseJson } from '../../../core/base/parse-json.ts'
import { addLabel, labelsOf } from '../../../core/compile/labels.ts'
import type { RunEnd } from '../../../core/runs/run-end.ts'
import type { Run } from '../../../core/runs/run.ts'

/** What a run hands on to the process that answers next: how it ended (S-33a), and its labels (L-60). */
export interface CarriedState {
  readonly end?: RunEnd
  readonly labels: readonly string[]
}

/** One line of a journal. */
export type CarriedFact =
  /** A person has said something: the end of the run before is past. Labels stay, as what set them does. */
  | { readonly fact: 'run' }
  | { readonly fact: 'end'; readonly kind: RunEnd['kind']; readonly cause: RunEnd['cause']; readonly reason: string }
  | { readonly fact: 'label'; readonly label: string }

/** @throws Error on any line that this program did not write: a fact may be lost, and with it an end. */
export function parseJournal(text: string): CarriedState {
  let end: RunEnd | undefined
  const labels = new Set<string>()
  for (const line of text.split('\n')) {
    if (line === '') continue
    const fact = readFact(line)
    if (fact.fact === 'run') end = undefined
    else if (fact.fact === 'label') labels.add(fact.label)
    else end ??= { kind: fact.kind, cause: fact.cause, reason: fact.reason }
  }
  return { ...(end && { end }), labels: [...labels] }
}

export function restore(run: Run, { end, labels }: CarriedState): void {
  for (const label of labels) addLabel(run.context, label)
  if (end !== undefined) run.stop(end)
}

/** What the run knows now and did not when it was restored. */
export function newFacts(run: Run, before: CarriedState): readonly CarriedFact[] {
  const labels = labelsOf(run.context).filter((label) => !before.labels.includes(label))
  const end = before.end === undefined ? run.end() : undefined
  const facts = labels.map((label): CarriedFact => ({ fact: 'label', label }))
  return end === undefined ? facts : [...facts, { fact: 'end', kind: end.kind, cause: end.cause, reason: end.reason }]
}

export function stateOf(run: Run): CarriedState {
  const end = run.end()
  return { ...(end !== undefined && { end }), labels: labelsOf(run.context) }
}

/** Labels are only added and an end stays, so counting them tells whether others have found something. */
export function isSameState(left: CarriedState, right: CarriedState): boolean {
  return (left.end === undefined) === (right.end === undefined) && left.labels.length === right.labels.length
}

const kinds = ['cancelled', 'unknown_tool_call', 'request_error', 'max_turns'] as const satisfies readonly RunEnd['kind'][]

function readFact(line: string): CarriedFact {
  const reading = parseJson(line)
  if (reading.ok && isJsonObject(reading.value)) {
    const { value } = reading
    const fact = ownMember(value, 'fact')
    if (fact === 'run') return { fact }
    if (fact === 'label') return { fact, label: textOf(value, 'label') }
    if (fact === 'end') {
      return { fact, kind: oneOf(textOf(value, 'kind'), kinds), cause: oneOf(textOf(value, 'cause'), ['policy', 'fault']), reason: textOf(value, 'reason') }
    }
  }
  throw unreadable('a line of it is damaged')
}

function textOf(value: JsonObject, key: string): string {
  const text = ownMember(value, key)
  if (typeof text !== 'string') throw unreadable('a line of it is damaged')
  return text
}

function oneOf<const Word extends string>(text: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === text)
  if (found === undefined) throw unreadable('a line of it is damaged')
  return found
}

/** Its name is all that the model is told. */
export function unreadable(why: string): Error {
  const error = new Error(why)
  error.name = 'SessionStateUnreadable'
  return error
}
