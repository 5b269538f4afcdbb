import { isJsonArray, isJsonObject, jsonEqual, type Json, type JsonObject } from '../../src/core/base/json.ts'
import { asText } from './reference/as-text.ts'

/** Keys that the language fixes for both sides. */
const compared = ['decision', 'flow', 'rule', 'reason', 'args', 'result', 'is_error', 'patch', 'tool_name', 'rules'] as const

/**
 * Where two decision objects disagree, as far as the language fixes them: the words of a failure, of
 * a denial and of the end that follows are the engine's own, and so is who is named where nobody decided.
 */
export function differences(wanted: JsonObject, got: JsonObject): readonly string[] {
  return compared.filter((key) => !agrees(key, wanted, got))
}

function agrees(key: (typeof compared)[number], wanted: JsonObject, got: JsonObject): boolean {
  const left = wanted[key] ?? null
  const right = got[key] ?? null
  const decision = wanted['decision']
  switch (key) {
    case 'decision':
      return left === right
    case 'flow':
      // Nobody answered, which means `Fail` (S-35): the net flow is the engine's.
      if (decision === 'fail' && wanted['rule'] === undefined) return true
      return left === (isJsonObject(right) ? (right['type'] ?? null) : right)
    case 'rule':
      return !names(wanted) || left === right || isOwnList(wanted, right)
    case 'reason':
      return !speaks(wanted) || isOwnList(wanted, got['rule'] ?? null) || sameWords(asText(left), asText(right))
    case 'args':
    case 'patch':
      return left === null || jsonEqual(left, right)
    case 'result':
      return left === null || decision === 'continue' || decision === 'fault' || isDenied(wanted) || sameResult(left, right)
    case 'is_error':
      return decision === 'continue' || left === right
    case 'tool_name':
      return left === null || left === right
    case 'rules':
      return jsonEqual(listed(left), listed(right))
  }
}

/** An allow list that cannot be judged may be named after itself or after its rule that could not be (L-21). */
function isOwnList(wanted: JsonObject, rule: Json): boolean {
  const [mine, theirs] = [asText(wanted['rule']).split('#'), asText(rule).split('#')]
  return wanted['decision'] === 'fault' && mine[0] === theirs[0] && (mine[1] === 'unmatched' || theirs[1] === 'unmatched')
}

function names(decision: JsonObject): boolean {
  return ['skip', 'terminate', 'fault', 'retry', 'repair'].includes(asText(decision['decision'])) && decision['rule'] !== undefined
}

function speaks(decision: JsonObject): boolean {
  return ['skip', 'terminate', 'fault', 'retry'].includes(asText(decision['decision']))
}

const couldNotJudge = /^(Not executed|Result withheld|Run ended): rule ([^\s#]+)#(\S+) could not judge /

function isDenied(decision: JsonObject): boolean {
  return asText(decision['reason']).startsWith('denied by')
}

function sameWords(left: string, right: string): boolean {
  const [mine, theirs] = [couldNotJudge.exec(left), couldNotJudge.exec(right)]
  if (mine !== null) {
    const isSameRule = mine[3] === theirs?.[3] || mine[3] === 'unmatched' || theirs?.[3] === 'unmatched'
    return mine[1] === theirs?.[1] && mine[2] === theirs?.[2] && isSameRule
  }
  if (left.startsWith('denied by')) return right.startsWith('denied by')
  // Ends of the installation's making, and what follows them, are worded by the engine.
  return left === right || !left.endsWith('.')
}

/** JSON that came as text stays JSON, with blanks as the engine likes. */
function sameResult(left: Json, right: Json): boolean {
  if (jsonEqual(left, right)) return true
  if (typeof left !== 'string' || typeof right !== 'string') return false
  try {
    return JSON.stringify(JSON.parse(left)) === JSON.stringify(JSON.parse(right))
  } catch {
    return false
  }
}

/** Which rules hit or were unknown; how often one rule was asked again is the engine's matter. */
function listed(rules: Json): Json {
  const every = isJsonArray(rules) ? rules.filter(isJsonObject) : []
  // Settling asks every redaction of a result again; who stands for an allow list is open (L-21).
  const all = every.filter(
    (each) => !(each['action'] === 'redact' && each['settled'] === true) && !asText(each['rule']).endsWith('#unmatched') && each['verdict'] !== 'miss',
  )
  return [...new Set(all.filter((each) => each['action'] !== 'allow').map((each) => `${asText(each['rule'])} ${asText(each['verdict'])} ${asText(each['mode'])}`))]
}
