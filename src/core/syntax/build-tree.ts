import { isAlias, isMap, isScalar, isSeq, type ParsedNode, type YAMLMap, type YAMLSeq } from 'yaml'
import { limits } from '../base/limits.ts'
import { editDistance } from '../base/nearest-name.ts'
import type { Source } from '../diagnostics/source.ts'
import { buildScalar, isPlain, missingScalar } from './build-scalar.ts'
import type { Findings } from './findings.ts'
import type { KeyNode, ListNode, MapEntry, MapNode, SyntaxNode } from './syntax-tree.ts'

/** Control escapes are fine in tests alone, which need every input that an agent may send (L-05). */
type Place = 'root' | 'rules' | 'rule' | 'tests' | 'other'

interface Building {
  readonly findings: Findings
  readonly source: Source
  nodes: number
}

/**
 * Our tree from the library's, with what can be judged on one node alone: keys that are no texts or
 * stand twice (in linear time), merge keys, and all that `buildScalar` finds. Undefined = too deep, or
 * too many nodes.
 */
export function buildTree(contents: ParsedNode, findings: Findings, isTestFile: boolean): SyntaxNode | undefined {
  const building: Building = { findings, source: findings.source, nodes: 0 }
  const root = buildNode(building, contents, isTestFile ? 'tests' : 'root', 0)
  if (building.nodes <= limits.policyNodes) return root
  findings.report('SLC104', 0, 0, `more than ${limits.policyNodes} values in one file`)
  return undefined
}

function buildNode(building: Building, node: ParsedNode, place: Place, depth: number): SyntaxNode {
  building.nodes++
  if (isScalar(node)) return buildScalar(building.findings, node, place === 'tests')
  if (isMap(node)) return buildMap(building, node, place, depth + 1)
  if (isSeq(node)) return buildList(building, node, place, depth + 1)
  // An alias, which was reported on its token.
  return missingScalar(building.source, node.range[0])
}

function buildMap(building: Building, node: YAMLMap.Parsed, place: Place, depth: number): MapNode {
  const { source, findings } = building
  const [start, nodeEnd] = node.range
  if (isTooDeep(building, start, depth)) return { kind: 'map', entries: [], span: { source, start, end: nodeEnd } }
  const entries: MapEntry[] = []
  const seen = new Map<string, KeyNode>()
  let end = start
  for (const pair of node.items) {
    if (findings.isFull()) break
    const key = buildKey(building, pair.key, place)
    const value =
      pair.value === null
        ? missingScalar(source, key.span.end)
        : buildNode(building, pair.value, placeBelow(place, key.text), depth)
    end = Math.max(key.span.end, value.span.end)
    const first = seen.get(key.text)
    if (first === undefined) {
      seen.set(key.text, key)
      entries.push({ key, value })
    } else {
      findings.report('SLC110', key.span.start, key.span.end, 'duplicate key in one map', {
        hint: 'a later value would silently replace the earlier one; keep one of them',
        related: [{ span: first.span, message: 'it stands here already' }],
      })
    }
  }
  return { kind: 'map', entries, span: { source, start, end: node.flow === true ? nodeEnd : end } }
}

function buildList(building: Building, node: YAMLSeq.Parsed, place: Place, depth: number): ListNode {
  const { source } = building
  const [start, nodeEnd] = node.range
  if (isTooDeep(building, start, depth)) return { kind: 'list', items: [], span: { source, start, end: nodeEnd } }
  const below = place === 'rules' ? 'rule' : place === 'tests' ? 'tests' : 'other'
  // A pair in a list (`[a: b]`) is composed as a map with one entry.
  const items = node.items.map((item) => buildNode(building, item, below, depth))
  const end = node.flow === true ? nodeEnd : (items.at(-1)?.span.end ?? nodeEnd)
  return { kind: 'list', items, span: { source, start, end } }
}

function buildKey(building: Building, node: ParsedNode, place: Place): KeyNode {
  building.nodes++
  const { source, findings } = building
  const [start, end] = node.range
  const span = { source, start, end }
  if (!isScalar(node)) {
    if (isAlias(node)) return { text: `\u0000${start}`, span }
    findings.report('SLC119', start, end, 'a map or list as a key', { hint: 'a key is a text' })
    return { text: `\u0000${start}`, span }
  }
  const scalar = buildScalar(findings, node, place === 'tests', 'key')
  if (typeof scalar.value !== 'string') {
    const raw = scalar.raw === '' ? 'a missing key' : 'a number, boolean or null as a key'
    findings.report('SLC119', start, end, `${raw} is not a text`, { hint: 'put the key in quotes' })
    // Two of them are no duplicates of each other.
    return { text: `\u0000${start}`, span }
  }
  if (scalar.value === '<<' && isPlain(node)) {
    findings.report('SLC106', start, end, 'a merge key, which policies do not have', {
      hint: 'write the entries in full, or use `matchers`',
    })
  }
  return { text: scalar.value, span }
}

/** The tests of a rule, an exception or the file. Elsewhere `tests` is a name like any other. */
function placeBelow(place: Place, written: string): Place {
  const key = readAs(written)
  switch (place) {
    case 'root':
      if (key === 'rules' || key === 'exceptions') return 'rules'
      return key === 'tests' || key === 'test_defaults' ? 'tests' : 'other'
    case 'rule':
      return key === 'tests' || key === 'test_defaults' ? 'tests' : 'other'
    case 'tests':
      return 'tests'
    case 'rules':
    case 'other':
      return 'other'
  }
}

const placeKeys = ['rules', 'exceptions', 'tests', 'test_defaults']

/** A slip in one of these keys is told as such, and not at each escape below it. No other key is as near. */
function readAs(key: string): string {
  return placeKeys.find((known) => editDistance(key, known, 1) <= 1) ?? key
}

/** What the token pass cannot see: a pair in a list is one map more. */
function isTooDeep(building: Building, start: number, depth: number): boolean {
  if (depth <= limits.policyDepth) return false
  building.findings.report('SLC103', start, start + 1, `nested deeper than ${limits.policyDepth} maps and lists`)
  return true
}
