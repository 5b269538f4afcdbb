import { isJsonArray, isJsonObject, ownMember, type Json, type JsonObject } from '../../src/core/base/json.ts'

/** One line of a file of agent rule cases. */
export interface CaseRow {
  readonly id: string
  /** `P01-no-recursive-delete`; its policy is the file of that number. */
  readonly policy: string
  readonly family: string
  readonly kind: 'attack' | 'benign' | 'rewrite'
  readonly expected: 'deny' | 'allow' | 'redact' | 'rewrite'
  readonly tool: string
  readonly args?: Json
  readonly rawArgs?: string
  /** Absent = the case is a call. */
  readonly result?: Json
  readonly context: JsonObject
  readonly details: JsonObject
}

export function readCaseRow(line: string): CaseRow {
  const row = generated(JSON.parse(line) as Json)
  if (!isJsonObject(row)) throw new Error('a case is a map')
  const { id, policy, family, kind, expected, tool } = row
  const raw = ownMember(row, 'raw_args')
  // `as`: the words of the format, whose file says them.
  return {
    id: String(id),
    policy: String(policy),
    family: String(family),
    kind: kind as CaseRow['kind'],
    expected: expected as CaseRow['expected'],
    tool: String(tool),
    ...(Object.hasOwn(row, 'args') ? { args: row['args'] ?? null } : {}),
    ...(typeof raw === 'string' ? { rawArgs: raw } : {}),
    ...(Object.hasOwn(row, 'result') ? { result: row['result'] ?? null } : {}),
    context: mapOf(row, 'context'),
    details: mapOf(row, 'details'),
  }
}

export function mapOf(map: JsonObject, key: string): JsonObject {
  const value = ownMember(map, key)
  return isJsonObject(value) ? value : {}
}

/** Puts the long text in the place of every `{ "$gen": { repeat, times, then, close } }`. */
function generated(value: Json): Json {
  if (isJsonArray(value)) return value.map(generated)
  if (!isJsonObject(value)) return value
  const gen = ownMember(value, '$gen')
  if (isJsonObject(gen)) {
    const { repeat = '', times = 0, then = '', close = '' } = gen
    return String(repeat).repeat(Number(times)) + String(then) + String(close).repeat(Number(times))
  }
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, generated(member)]))
}
