import { asText } from './as-text.ts'
import { parseDocument } from 'yaml'
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../../../src/core/base/json.ts'
import { parseWholeJson } from './presentation.ts'
import { toolNames } from './event-matcher.ts'

/** One policy file as the loader gets it. */
export interface PolicyFile {
  readonly name: string
  readonly tier?: 'host' | 'operator' | 'workspace'
  readonly text: string
}

export interface RuleText {
  readonly name: string
  readonly events: readonly string[]
  readonly match?: Json
  readonly when?: Json
  readonly unless?: Json
  readonly exceptions: readonly ExceptionText[]
  readonly action: string
  readonly param: Json
  readonly onUnknown: 'refuse' | 'terminate'
  readonly shadow: boolean
  readonly pack: PackText
}

export interface ExceptionText {
  readonly match: Json
  /** First instant at which it no longer applies (L-19). */
  readonly endsAt: number
  readonly pack: PackText
}

export interface UnmatchedText {
  readonly name: string
  readonly match?: Json
  readonly action: string
  readonly param: Json
  readonly allows: readonly RuleText[]
  readonly onUnknown: 'refuse' | 'terminate'
  readonly pack: PackText
}

export interface PackText {
  readonly id: string
  readonly lists: JsonObject
  readonly matchers: JsonObject
  readonly labels: JsonObject
}

export interface PolicyText {
  /** In the order in which they are asked: `note` first, then by tier (S-84). */
  readonly rules: readonly RuleText[]
  /** In pack order; each stands behind the rules of its pack. */
  readonly unmatched: readonly UnmatchedText[]
  readonly knownTools: ReadonlySet<string>
}

const actions = [
  'skip', 'terminate', 'ask', 'consult', 'rewrite', 'redact', 'replace', 'truncate', 'patch', 'fail', 'retry', 'repair', 'allow', 'note',
]
const tierOrder = ['host', 'operator', 'workspace']

/** Reads policies that are known to load. */
export function readPolicies(files: readonly PolicyFile[]): PolicyText {
  const ordered = tierOrder.flatMap((tier) => files.filter((file) => (file.tier ?? 'workspace') === tier))
  const documents = ordered.map((file) => readYaml(file.text))
  const exceptions = documents.flatMap(readExceptions)
  const rules = documents.flatMap((document) => readRules(document, exceptions))
  const unmatched = documents.flatMap((document) => readUnmatched(document, rules))
  return {
    rules: [...rules.filter((rule) => rule.action === 'note'), ...rules.filter((rule) => rule.action !== 'note')],
    unmatched,
    knownTools: new Set(rules.filter((rule) => !rule.shadow).flatMap(namesOfRule).concat(unmatched.flatMap(namesOfUnmatched))),
  }
}

function readYaml(text: string): JsonObject {
  const json = parseWholeJson(text)
  if (isJsonObject(json ?? null)) return json as JsonObject
  // A policy that loads holds plain JSON values only.
  return parseDocument(text, { version: '1.2', schema: 'core', uniqueKeys: false }).toJS() as JsonObject
}

function mapOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {}
}

function listOf(value: Json | undefined): readonly Json[] {
  return isJsonArray(value) ? value : []
}

const packs = new WeakMap<JsonObject, PackText>()

function packOf(document: JsonObject): PackText {
  const before = packs.get(document)
  if (before !== undefined) return before
  const pack = {
    id: asText(mapOf(document['pack'])['id']),
    lists: mapOf(document['lists']),
    matchers: mapOf(document['matchers']),
    labels: mapOf(document['labels']),
  }
  packs.set(document, pack)
  return pack
}

function fullName(name: string, pack: PackText): string {
  return name.includes('#') ? name : `${pack.id}#${name}`
}

function onUnknownOf(map: JsonObject, document: JsonObject): 'refuse' | 'terminate' {
  return (map['on_unknown'] ?? mapOf(document['defaults'])['on_unknown']) === 'terminate' ? 'terminate' : 'refuse'
}

interface NamedException extends ExceptionText {
  readonly rules: readonly string[]
}

function readExceptions(document: JsonObject): readonly NamedException[] {
  const pack = packOf(document)
  return listOf(document['exceptions']).map((each) => {
    const map = mapOf(each)
    return {
      match: map['match'] ?? 'any',
      endsAt: Date.parse(`${asText(map['expires'])}T00:00:00Z`) + 86_400_000,
      rules: listOf(map['rules']).map((name) => fullName(asText(name), pack)),
      pack,
    }
  })
}

function readRules(document: JsonObject, exceptions: readonly NamedException[]): readonly RuleText[] {
  const pack = packOf(document)
  return listOf(document['rules']).map((each) => {
    const map = mapOf(each)
    const name = fullName(asText(map['id']), pack)
    const action = actions.find((word) => Object.hasOwn(map, word)) ?? ''
    return {
      name,
      events: (isJsonArray(map['event']) ? map['event'] : [map['event'] ?? '']).map(asText),
      ...(map['match'] === undefined ? {} : { match: map['match'] }),
      ...(map['when'] === undefined ? {} : { when: map['when'] }),
      ...(map['unless'] === undefined ? {} : { unless: map['unless'] }),
      exceptions: exceptions.filter((exception) => exception.rules.includes(name)),
      action,
      param: map[action] ?? null,
      onUnknown: onUnknownOf(map, document),
      shadow: map['mode'] === 'shadow',
      pack,
    }
  })
}

function readUnmatched(document: JsonObject, rules: readonly RuleText[]): readonly UnmatchedText[] {
  if (!isJsonObject(document['unmatched'])) return []
  const map = document['unmatched']
  const pack = packOf(document)
  const action = ['skip', 'terminate', 'ask'].find((word) => Object.hasOwn(map, word)) ?? ''
  return [
    {
      name: `${pack.id}#unmatched`,
      ...(map['match'] === undefined ? {} : { match: map['match'] }),
      action,
      param: map[action] ?? null,
      allows: rules.filter((rule) => rule.pack === pack && rule.action === 'allow'),
      onUnknown: onUnknownOf({}, document),
      pack,
    },
  ]
}

/** Exact tool names that a rule and its permits use. */
export function namesOfRule(rule: RuleText): readonly string[] {
  return [rule.match, rule.unless, ...rule.exceptions.map((each) => each.match)].flatMap((matcher) =>
    namesIn(matcher ?? null, rule.pack),
  )
}

function namesOfUnmatched(unmatched: UnmatchedText): readonly string[] {
  return namesIn(unmatched.match ?? null, unmatched.pack)
}

/** Exact names in the `tool` tests of an event matcher, at any depth. */
function namesIn(matcher: Json, pack: PackText): readonly string[] {
  if (isJsonArray(matcher)) return matcher.flatMap((each) => namesIn(each, pack))
  if (!isJsonObject(matcher)) return []
  return Object.entries(matcher).flatMap(([key, test]) => {
    switch (key) {
      case 'tool':
        return toolNames(test, pack.lists).filter((name) => !name.includes('*'))
      case 'any':
      case 'all':
      case 'not':
        return namesIn(test, pack)
      case 'use':
        return namesIn(pack.matchers[asText(test)] as Json, pack)
      default:
        return []
    }
  })
}
