import { isJsonArray, isJsonObject, type Json } from '../../src/core/base/json.ts'
import { canonicalJson } from '../../src/core/base/canonical-json.ts'
import type { PackNode, PolicyAst } from '../../src/core/rules/policy-ast.ts'

/** What a policy says, without the places where it says it and without texts for people. Equal texts = equal policies. */
export function meaningOf({ packs }: PolicyAst): string {
  return canonicalJson(packs.map(packMeaning))
}

function packMeaning(pack: PackNode): Json {
  const { id, tier, labels, catalogue, isCatalogueClosed, unmatched, rules, exceptions, tests } = pack
  return [
    id,
    tier,
    [...labels].map(([name, label]) => [name, plain(label)]),
    [catalogue, isCatalogueClosed, unmatched, rules, exceptions, tests].map((part) => plain(part)),
  ]
}

// The tree is for tools, the number of a case follows from its place, and `definition` from the name beside it.
const left = new Set(['span', 'operandSpan', 'nameSpans', 'node', 'title', 'description', 'tags', 'number', 'definition'])

function plain(value: unknown): Json {
  if (value === undefined || value === null) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object') return typeof value
  const entries = Object.entries(value).flatMap(([key, member]): [string, Json][] => (left.has(key) ? [] : [[key, plain(member)]]))
  return oneOfOne(Object.fromEntries(entries))
}

// Operators whose parameters take one text or a list of which any may fit, in each of their members.
const anyOf = new Set(['path', 'url', 'host', 'cidr', 'email', 'sql'])

function withoutListsOfOne(param: Json): Json {
  if (isJsonArray(param)) {
    const [only] = param
    return param.length === 1 && typeof only === 'string' ? only : param.map(withoutListsOfOne)
  }
  if (!isJsonObject(param)) return param
  return Object.fromEntries(Object.entries(param).map(([key, member]) => [key, withoutListsOfOne(member)]))
}

/** `in: [x]` and `equals: x` are one test: a list of one, of which any may be equal (L-16). */
function oneOfOne(node: Json): Json {
  if (!isJsonObject(node) || node['kind'] !== 'operator') return node
  const { operand, name } = node
  if (typeof name === 'string' && anyOf.has(name)) return { ...node, operand: withoutListsOfOne(operand ?? null) }
  if (name !== 'in') return node
  if (operand === undefined || !isJsonObject(operand) || !Array.isArray(operand['param'])) return node
  const param: readonly Json[] = operand['param']
  const [only] = param
  if (param.length !== 1 || only === undefined || typeof only === 'object') return node
  return { ...node, name: 'equals', operand: { ...operand, param: only } }
}
