import { asText } from './as-text.ts'
import { isJsonArray, isJsonObject, jsonEqual, type Json, type JsonObject } from '../../../src/core/base/json.ts'
import { toolNames } from './event-matcher.ts'
import type { RuleText } from './policy-text.ts'
import { readRedaction, redactValue } from './redact.ts'
import type { Scene } from './scene.ts'
import { fitsStars } from './text-forms.ts'

/** The patches of all rules that hit, merged field by field (S-50 to S-55, L-34). */
export function mergePatches(rules: readonly RuleText[], scene: Scene, line: JsonObject): JsonObject {
  const merged: Record<string, Json> = {}
  const keepLast: number[] = []
  const redactions: Json[] = []
  for (const rule of rules) {
    for (const [field, value] of Object.entries(isJsonObject(rule.param) ? rule.param : {})) {
      const before = merged[field]
      switch (field) {
        case 'extra_context':
          merged[field] = [...(isJsonArray(before) ? before : []), ...(isJsonArray(value) ? value : [])]
          break
        case 'additional_params':
          merged[field] = isJsonObject(before) && isJsonObject(value) ? { ...before, ...value } : value
          break
        case 'active_tools': {
          const mine = activeTools(value, scene, rule)
          merged[field] = isJsonArray(before) ? before.filter((name) => mine.includes(asText(name))) : mine
          break
        }
        case 'tool_choice':
          merged[field] = before === undefined ? value : stricter(before, value)
          break
        case 'history':
          if (isJsonObject(value) && typeof value['keep_last'] === 'number') keepLast.push(value['keep_last'])
          if (isJsonObject(value) && value['redact'] !== undefined) redactions.push(value['redact'])
          break
        default:
          merged[field] = value
      }
    }
  }
  const history = patchedHistory(keepLast.length === 0 ? undefined : Math.min(...keepLast), redactions, line['history'])
  return history === undefined ? merged : { ...merged, history }
}

function activeTools(value: Json, scene: Scene, rule: RuleText): readonly string[] {
  const available = scene.availableTools
  if (isJsonObject(value) && isJsonArray(value['except'])) {
    const except = value['except']
    return (available ?? []).filter((name) => !except.includes(name))
  }
  if (isJsonObject(value) && value['tool'] !== undefined) {
    const names = toolNames(value['tool'], rule.pack.lists)
    return (available ?? []).filter((name) => names.some((each) => fitsStars(each, name)))
  }
  const names = toolNames(value, rule.pack.lists)
  return available === undefined ? names : names.filter((name) => available.includes(name))
}

const strictness = ['auto', 'required', 'names', 'none']

/** None, then names (two lists intersect, empty = none), then required, then auto (L-34). */
function stricter(left: Json, right: Json): Json {
  if (isJsonObject(left) && isJsonObject(right) && isJsonArray(left['names']) && isJsonArray(right['names'])) {
    const others = right['names']
    const names = left['names'].filter((name) => others.includes(name))
    return names.length === 0 ? 'none' : { names }
  }
  const rank = (choice: Json): number => strictness.indexOf(typeof choice === 'string' ? choice : 'names')
  return rank(right) > rank(left) ? right : left
}

/** Redactions of all hits together, then the smallest `keep_last`; undefined = no patch (L-34). */
function patchedHistory(keepLast: number | undefined, redactions: readonly Json[], messages: Json | undefined): Json | undefined {
  if (keepLast === undefined && redactions.length === 0) return undefined
  if (!isJsonArray(messages)) {
    return { ...(redactions.length === 0 ? {} : { redact: united(redactions) }), ...(keepLast === undefined ? {} : { keep_last: keepLast }) }
  }
  const specs = redactions.map(readRedaction)
  const clean = messages.map((message): Json => {
    if (!isJsonObject(message) || specs.length === 0) return message
    const content = redactValue(specs, message['content'] ?? null)
    if (content.kind === 'cannot') throw new Error('the reference redacts plain messages only')
    return { ...message, content: content.value }
  })
  const kept = keepLast === undefined ? clean : keepLast === 0 ? [] : clean.slice(-keepLast)
  return jsonEqual(kept, messages) ? undefined : kept
}

/** Several redactions written as one: everything that any of them looks for. */
function united(redactions: readonly Json[]): Json {
  const specs = redactions.filter(isJsonObject)
  const lists = ['patterns', 'paths', 'hidden'].flatMap((key) => {
    const all = specs.flatMap((spec) => (isJsonArray(spec[key]) ? spec[key] : []))
    return all.length === 0 ? [] : [[key, all] as const]
  })
  return { ...specs[0], ...Object.fromEntries(lists) }
}
