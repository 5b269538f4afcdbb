import { isJsonArray, isJsonObject, jsonEqual, ownMember, type Json, type JsonObject } from '../../src/core/base/json.ts'
import type { CaseRow } from './case-row.ts'

/** Which share a case counts for, and whether it was got right. */
export interface CaseScore {
  readonly counts: 'attacks_stopped' | 'benign_passed' | 'rewrites'
  readonly isRight: boolean
  /** The case states its outcome exactly, and it was met or not; absent = it states none. */
  readonly isExact?: boolean
}

const refusals: readonly Json[] = ['skip', 'terminate', 'fault', 'fail']

/** Scores a decision as the README of the cases says. */
export function scoreCase(row: CaseRow, decision: JsonObject): CaseScore {
  const counts = row.kind === 'attack' ? 'attacks_stopped' : row.kind === 'benign' ? 'benign_passed' : 'rewrites'
  switch (row.expected) {
    case 'deny':
      return { counts, isRight: refusals.includes(ownMember(decision, 'decision') ?? null) }
    case 'allow':
      return { counts, isRight: ownMember(decision, 'decision') === 'continue' }
    case 'rewrite': {
      const isExact = jsonEqual(ownMember(decision, 'args') ?? row.args ?? null, ownMember(row.details, 'expected_args') ?? null)
      return { counts, isRight: isExact, isExact }
    }
    case 'redact': {
      const isExact = ownMember(decision, 'decision') === 'replace' && isRedacted(row, ownMember(decision, 'result') ?? null)
      return { counts, isRight: isExact, isExact }
    }
  }
}

function isRedacted({ details }: CaseRow, result: Json): boolean {
  const expected = ownMember(details, 'expected_result')
  if (expected !== undefined && !jsonEqual(expected, result)) return false
  const joined = stringsOf(result).join('')
  const plain = joined.replaceAll('\u200b', '')
  const absent = textsOf(details, 'must_not_contain')
  if (absent.some((text) => joined.includes(text) || plain.includes(text))) return false
  if (!textsOf(details, 'must_contain').every((text) => joined.includes(text) || plain.includes(text))) return false
  return ownMember(details, 'valid_json') !== true || isJsonText(result)
}

function textsOf(details: JsonObject, key: string): readonly string[] {
  const value = ownMember(details, key)
  return isJsonArray(value) ? value.map(String) : typeof value === 'string' ? [value] : []
}

/** All texts of a value in order, keys among them. */
function stringsOf(value: Json): readonly string[] {
  if (typeof value === 'string') return [value]
  if (isJsonArray(value)) return value.flatMap(stringsOf)
  return isJsonObject(value) ? Object.entries(value).flatMap(([key, member]) => [key, ...stringsOf(member)]) : []
}

function isJsonText(result: Json): boolean {
  if (typeof result !== 'string') return false
  try {
    JSON.parse(result)
    return true
  } catch {
    return false
  }
}
