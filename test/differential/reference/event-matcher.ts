import { asText } from './as-text.ts'
import { isJsonArray, isJsonObject, textForm, type Json, type JsonObject } from '../../../src/core/base/json.ts'
import { isContentParts, parseClearJson } from './presentation.ts'
import type { Place, Scene, Subject } from './scene.ts'
import { fitsStars, looksLike } from './text-forms.ts'
import { matchValue } from './value-matcher.ts'
import { allOf, anyOf, hit, judged, miss, negated, unknown, type Judged } from './verdict.ts'

/** An event matcher (L-17): every entry must hold. */
export function matchEvent(matcher: Json, place: Place): Judged {
  if (matcher === 'any') return hit
  if (!isJsonObject(matcher)) throw new Error('an event matcher is a map or any')
  return allOf(Object.entries(matcher).map(([key, test]) => matchEntry(key, test, place)))
}

function matchEntry(key: string, test: Json, place: Place): Judged {
  const { scene } = place
  switch (key) {
    case 'any':
      return anyOf(list(test).map((each) => matchEvent(each, place)))
    case 'all':
      return allOf(list(test).map((each) => matchEvent(each, place)))
    case 'not':
      return negated(matchEvent(test, { ...place, belowNot: true }))
    case 'use':
      return matchEvent(place.matchers[asText(test)] as Json, place)
    case 'tool':
      return matchTool(test, place)
    case 'args':
      if (scene.argsFault !== undefined) return unknown('args', scene.argsFault)
      if (!isJsonObject(scene.args)) return unknown('args', 'is no map')
      return matchValue(test, valueOf(scene.args), place, 'args')
    case 'result':
      return matchValue(test, resultSubject(scene.result ?? null), place, 'result')
    case 'outcome':
      return judged(list(test).includes(scene.outcome ?? 'success'))
    case 'prompt':
      return matchValue(test, valueOf(scene.prompt), place, 'prompt')
    case 'text':
      if (scene.textFault !== undefined) return unknown('text', scene.textFault)
      return matchValue(test, valueOf(scene.text), place, 'text')
    case 'run':
      return matchFields(test, scene.run, place, 'run')
    case 'env':
      return matchFields(test, scene.env, place, 'env')
    default:
      throw new Error(`the reference knows no event key ${key}`)
  }
}

function list(test: Json): readonly Json[] {
  return isJsonArray(test) ? test : [test]
}

function valueOf(value: Json | undefined): Subject {
  return { kind: 'node', node: value === undefined ? { kind: 'absent' } : { kind: 'value', value, at: [] } }
}

function matchFields(test: Json, fields: JsonObject, place: Place, path: string): Judged {
  if (!isJsonObject(test)) throw new Error(`${path} takes a map`)
  return allOf(
    Object.entries(test).map(([name, inner]) => {
      const member = Object.hasOwn(fields, name) ? fields[name] : undefined
      return matchValue(inner, valueOf(member), place, `${path}.${name}`)
    }),
  )
}

/** Text tests read the presented text, paths the value behind it (L-17). */
function resultSubject(result: Json): Subject {
  const text = isContentParts(result)
    ? result.map((part) => (isJsonObject(part) && typeof part['text'] === 'string' ? part['text'] : '')).join('')
    : textForm(result)
  const parsed = typeof result === 'string' ? parseClearJson(result) : result
  return {
    kind: 'node',
    node: { kind: 'value', value: text, at: [] },
    structure: parsed === undefined ? { kind: 'unknown', why: 'the result is no JSON' } : { kind: 'value', value: parsed, at: [] },
  }
}

/** One of these names or `*` patterns; a name that only looks like a known one is unknown (L-17). */
function matchTool(test: Json, place: Place): Judged {
  const { scene } = place
  const name = scene.toolName
  if (name === undefined) return miss
  if (scene.kind !== 'invalid_tool_call' && isLookalike(name, scene)) return unknown('tool', 'looks like another tool name')
  return judged(toolNames(test, place.lists).some((each) => (each.includes('*') ? fitsStars(each, name) : each === name)))
}

function isLookalike(name: string, scene: Scene): boolean {
  if (scene.knownTools.has(name)) return false
  const look = looksLike(name)
  return [...scene.knownTools].some((known) => looksLike(known) === look)
}

export function toolNames(test: Json, lists: JsonObject): readonly string[] {
  const names = isJsonObject(test) && typeof test['list'] === 'string' ? (lists[test['list']] as Json) : test
  return list(names).filter((each) => typeof each === 'string')
}
