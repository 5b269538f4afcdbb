import type { Json } from '../base/json.ts'
import type { Span } from '../diagnostics/source.ts'
import type { ListNode, MapEntry, MapNode, SyntaxNode, SyntaxTree } from '../syntax/syntax-tree.ts'
import { toJson } from '../syntax/to-json.ts'
import { parsePath, type ParsedPath } from '../paths/parse-path.ts'
import { checkExpiry } from './check-expiry.ts'
import type { HostNames, TargetCapabilities } from './host-names.ts'
import type { PackNames } from './matcher-scope.ts'
import type { LabelNode, OnUnknown, PackNode, RuleNode, TestCaseNode, Tier, UnmatchedNode } from './policy-ast.ts'
import { readAction } from './read-action.ts'
import { readEventMatcher } from './read-event-matcher.ts'
import { readException, type ReadException } from './read-exception.ts'
import { readId } from './read-id.ts'
import { readNamedMatchers } from './read-named-matchers.ts'
import { readRule } from './read-rule.ts'
import { readCatalogue } from './read-catalogue.ts'
import { readDefaults, readTestCases } from './read-test-case.ts'
import {
  asBoolean,
  asList,
  asMap,
  asText,
  asWord,
  checkKeys,
  entryOf,
  firstToken,
  missingKey,
  valueSpan,
  type Reading,
} from './reading.ts'

/** In the order in which the formatter writes them. */
export const packKeys: readonly string[] = [
  'sluice',
  'pack',
  'files',
  'defaults',
  'unmatched',
  'catalogue',
  'catalogue_closed',
  'lists',
  'labels',
  'matchers',
  'test_defaults',
  'rules',
  'exceptions',
  'tests',
]
export const partKeys = packKeys.filter((key) => !['pack', 'files', 'unmatched', 'catalogue_closed'].includes(key))
export const testFileKeys = ['sluice', 'test_defaults', 'tests']

/** The files of one pack: the manifest or only file first, then its rule files in order, then its test files. */
export interface PackTrees {
  readonly tier: Tier
  readonly main: SyntaxTree
  readonly parts: readonly SyntaxTree[]
  readonly testFiles: readonly SyntaxTree[]
  /** The document of the file that `catalogue:` names: a list of entries. */
  readonly catalogue?: SyntaxNode
}

/** A pack with what linking needs to know beside it. */
export interface ReadPack {
  readonly pack: Omit<PackNode, 'exceptions'>
  readonly exceptions: readonly ReadException[]
  readonly names: PackNames
  readonly usesRead: Map<string, unknown>
  /** Full names of rules that no exception may name (L-19). */
  readonly closed: ReadonlySet<string>
  readonly idSpan: MapEntry['key']['span']
  readonly unmatchedKeySpan?: MapEntry['key']['span']
  /** Some rule is written as `allow`, also one that could not be read. */
  readonly writesAllow: boolean
}

export interface PackOptions {
  readonly allowEmpty: boolean
  readonly host?: HostNames
  readonly target?: TargetCapabilities
  readonly now?: number
}

function rememberPaths(): PackNames['parsePath'] {
  const known = new Map<string, ParsedPath>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const parsed = parsePath(text)
    known.set(text, parsed)
    return parsed
  }
}

/** The language version is the first key, and it is 1 (L-01). */
function checkVersion(reading: Reading, map: MapNode): void {
  const entry = entryOf(map, 'sluice')
  if (entry === undefined) {
    missingKey(reading, map, 'sluice', 'a policy file')
    return
  }
  if (entry.value.kind !== 'scalar' || entry.value.value !== 1) {
    const hint = 'this release reads version 1: `sluice: 1`'
    reading.report('SLC208', valueSpan(entry), 'the language version is not supported', hint)
  }
  if (map.entries[0] !== entry) {
    reading.report('SLC209', entry.key.span, '`sluice` must be the first key', 'move it to the top of the file')
  }
}

export function readPack(reading: Reading, trees: PackTrees, options: PackOptions): ReadPack | undefined {
  const { main } = trees
  const files = [main, ...trees.parts]
  checkVersion(reading, main.root)
  checkKeys(reading, main.root, packKeys, 'a policy')
  for (const part of trees.parts) {
    checkVersion(reading, part.root)
    checkKeys(reading, part.root, partKeys, 'a rule file of a pack')
  }
  const header = readHeader(reading, main.root)
  const parsePathOnce = rememberPaths()
  const [lists, matchers, labels] = [
    namedEntries(reading, files, 'lists'),
    namedEntries(reading, files, 'matchers'),
    namedEntries(reading, files, 'labels'),
  ]
  const names: PackNames = {
    parsePath: parsePathOnce,
    catalogue: readCatalogue(reading, files, trees.catalogue, parsePathOnce),
    ...(options.host === undefined ? {} : { host: options.host }),
    ...(options.target === undefined ? {} : { target: options.target }),
    ...readLists(reading, lists),
    matchers: new Map(matchers.map(({ key, value }) => [key.text, value])),
    labels: readLabels(reading, labels),
    declared: { lists: declaredAt(lists), matchers: declaredAt(matchers), labels: declaredAt(labels) },
  }
  const usesRead = new Map<string, unknown>()
  readNamedMatchers(reading, names, usesRead)
  const packId = header?.id ?? ''
  const onUnknown = readDefaultsOfPack(reading, main.root)
  const rules: RuleNode[] = []
  const closed = new Set<string>()
  const exceptions: ReadException[] = []
  const tests: TestCaseNode[] = []
  for (const file of files) {
    const defaultsEntry = entryOf(file.root, 'test_defaults')
    const fileDefaults = defaultsEntry && readDefaults(reading, defaultsEntry)
    const place = { insideRule: false, ...(fileDefaults === undefined ? {} : { fileDefaults }) }
    const fileOnUnknown = file === main ? onUnknown : readDefaultsOfPack(reading, file.root, onUnknown)
    const nodes = listItems(reading, file.root, 'rules')
    for (const node of nodes) {
      const read = readRule(reading, names, usesRead, node, packId, fileOnUnknown, fileDefaults)
      if (read === undefined) continue
      if (read.isClosed || header?.isClosed === true) closed.add(read.rule.fullName)
      rules.push(read.rule)
    }
    for (const node of listItems(reading, file.root, 'exceptions')) {
      const read = readException(reading, node, packId, place)
      if (read === undefined) continue
      if (options.now !== undefined) checkExpiry(reading, read, options.now)
      exceptions.push(read)
    }
    tests.push(...readTestCases(reading, { ...file.root, entries: without(file.root, 'test_defaults') }, place))
  }
  for (const file of trees.testFiles) tests.push(...readTestFile(reading, file))
  const unmatchedEntry = entryOf(main.root, 'unmatched')
  const unmatched = unmatchedEntry && readUnmatched(reading, names, usesRead, unmatchedEntry, packId, onUnknown)
  checkRulesPresent(reading, trees, rules.length, options.allowEmpty)
  if (header === undefined) return undefined
  return {
    pack: {
      id: header.id,
      version: header.version,
      ...(header.description === undefined ? {} : { description: header.description }),
      tier: trees.tier,
      labels: names.labels,
      catalogue: names.catalogue,
      isCatalogueClosed: isCatalogueClosed(reading, main.root),
      sources: files.map((file) => file.source),
      trees: [...files, ...trees.testFiles],
      span: header.idSpan,
      ...(unmatched ? { unmatched } : {}),
      rules,
      tests,
    },
    exceptions,
    names,
    usesRead,
    closed,
    idSpan: header.idSpan,
    writesAllow: files.some((file) => listNodes(file.root, 'rules').some((rule) => rule.kind === 'map' && entryOf(rule, 'allow'))),
    ...(unmatchedEntry ? { unmatchedKeySpan: unmatchedEntry.key.span } : {}),
  }
}

function without(map: MapNode, key: string): readonly MapEntry[] {
  return map.entries.filter((entry) => entry.key.text !== key)
}

function listItems(reading: Reading, map: MapNode, key: string): readonly SyntaxNode[] {
  const entry = entryOf(map, key)
  return (entry && asList(reading, entry.value, `\`${key}\``, valueSpan(entry))?.items) ?? []
}

function listNodes(map: MapNode, key: string): readonly SyntaxNode[] {
  const value = entryOf(map, key)?.value
  return value?.kind === 'list' ? value.items : []
}

interface PackHeader {
  readonly id: string
  readonly version: string
  readonly description?: string
  readonly isClosed: boolean
  readonly idSpan: MapEntry['key']['span']
}

function readHeader(reading: Reading, root: MapNode): PackHeader | undefined {
  const entry = entryOf(root, 'pack')
  if (entry === undefined) {
    missingKey(reading, root, 'pack', 'a policy')
    return undefined
  }
  const map = asMap(reading, entry.value, '`pack`', valueSpan(entry))
  if (map === undefined) return undefined
  const isClean = checkKeys(reading, map, ['id', 'version', 'description', 'exceptions'], '`pack`')
  const id = readId(reading, map, '`pack`', isClean, 'pack')
  const version = readVersion(reading, map, isClean)
  const descriptionEntry = entryOf(map, 'description')
  const description =
    descriptionEntry && asText(reading, descriptionEntry.value, '`description`', valueSpan(descriptionEntry))
  const closedEntry = entryOf(map, 'exceptions')
  const isClosed = closedEntry !== undefined && asWord(reading, closedEntry, ['closed']) === 'closed'
  const idEntry = entryOf(map, 'id')
  if (id === undefined || version === undefined || idEntry === undefined) return undefined
  return { id, version, ...(description === undefined ? {} : { description }), isClosed, idSpan: idEntry.value.span }
}

/** `1.10` reads as the number 1.1, so a version is a text with three parts (L-05). */
function readVersion(reading: Reading, map: MapNode, reportMissing: boolean): string | undefined {
  const entry = entryOf(map, 'version')
  if (entry === undefined) {
    if (reportMissing) missingKey(reading, map, 'version', '`pack`')
    return undefined
  }
  if (entry.value.kind === 'scalar' && typeof entry.value.value === 'number') {
    reading.report('SLC212', entry.value.span, 'the `version` reads as a number', 'put it in quotes, or write three parts: `1.10.0`')
    return undefined
  }
  return asText(reading, entry.value, '`version`', valueSpan(entry))
}

function readDefaultsOfPack(reading: Reading, root: MapNode, inherited: OnUnknown = 'refuse'): OnUnknown {
  const entry = entryOf(root, 'defaults')
  const map = entry && asMap(reading, entry.value, '`defaults`', valueSpan(entry))
  if (map === undefined || !checkKeys(reading, map, ['on_unknown'], '`defaults`')) return inherited
  const onUnknown = entryOf(map, 'on_unknown')
  return (onUnknown && asWord(reading, onUnknown, ['refuse', 'terminate'])) ?? inherited
}

/** Entries of one top-level map over all files of the pack; a name stands once. */
function namedEntries(reading: Reading, files: readonly SyntaxTree[], key: string): readonly MapEntry[] {
  const found = new Map<string, MapEntry>()
  for (const file of files) {
    const entry = entryOf(file.root, key)
    const map = entry && asMap(reading, entry.value, `\`${key}\``, valueSpan(entry))
    for (const named of map?.entries ?? []) {
      if (found.has(named.key.text)) {
        reading.report('SLC207', named.key.span, `\`${named.key.text}\` is declared twice in \`${key}\` of this pack`)
      } else {
        found.set(named.key.text, named)
      }
    }
  }
  return [...found.values()]
}

function declaredAt(entries: readonly MapEntry[]): ReadonlyMap<string, Span> {
  return new Map(entries.map(({ key }) => [key.text, key.span]))
}

function readLists(reading: Reading, entries: readonly MapEntry[]): Pick<PackNames, 'lists' | 'listNodes'> {
  const lists = new Map<string, readonly Json[]>()
  const listNodes = new Map<string, ListNode>()
  for (const entry of entries) {
    const list = asList(reading, entry.value, `the list \`${entry.key.text}\``, valueSpan(entry))
    if (list === undefined) continue
    for (const item of list.items) {
      if (item.kind !== 'scalar') reading.report('SLC203', item.span, 'an entry of a list must be a text, number or boolean')
      else if (item.value === null) reading.report('SLC204', item.span, 'an entry of a list is null')
      else if (item.value === '') reading.report('SLC205', item.span, 'an entry of a list is an empty text')
    }
    lists.set(entry.key.text, list.items.map(toJson))
    listNodes.set(entry.key.text, list)
  }
  return { lists, listNodes }
}

/** `labels: { untrusted: { taint: true } }` (L-60). */
function readLabels(reading: Reading, entries: readonly MapEntry[]): ReadonlyMap<string, LabelNode> {
  const labels = new Map<string, LabelNode>()
  for (const entry of entries) {
    labels.set(entry.key.text, { taint: false })
    if (entry.value.kind === 'map' && entry.value.entries.length === 0) continue
    const map = asMap(reading, entry.value, `the label \`${entry.key.text}\``, valueSpan(entry))
    if (map === undefined || !checkKeys(reading, map, ['taint', 'description'], 'a label')) continue
    const taint = entryOf(map, 'taint')
    labels.set(entry.key.text, { taint: taint !== undefined && asBoolean(reading, taint) === true })
  }
  return labels
}

/** `catalogue_closed: true`: rules name no other tools (L-72). */
function isCatalogueClosed(reading: Reading, root: MapNode): boolean {
  const entry = entryOf(root, 'catalogue_closed')
  return entry !== undefined && asBoolean(reading, entry) === true
}

/** The action on calls that no `allow` rule lets run (L-21). */
function readUnmatched(
  reading: Reading,
  names: PackNames,
  usesRead: Map<string, unknown>,
  entry: MapEntry,
  packId: string,
  onUnknown: OnUnknown,
): UnmatchedNode | undefined {
  const map = asMap(reading, entry.value, '`unmatched`', valueSpan(entry))
  if (map === undefined) return undefined
  const allowed = ['skip', 'terminate', 'ask']
  const isClean = checkKeys(reading, map, ['match', ...allowed], '`unmatched`')
  const action = readAction(reading, names, map, ['tool_call'], !isClean, allowed)
  const matchEntry = entryOf(map, 'match')
  const scope = { reading, names, events: ['tool_call'] as const, permit: false, using: [], depth: 0, usesRead }
  const match = matchEntry && readEventMatcher(scope, matchEntry)
  if (action === undefined || (matchEntry && !match)) return undefined
  return { fullName: `${packId}#unmatched`, ...(match ? { match } : {}), action, onUnknown, span: entry.key.span }
}

/** A `*.test.yaml` file: cases of the pack, nothing else. */
function readTestFile(reading: Reading, file: SyntaxTree): readonly TestCaseNode[] {
  checkVersion(reading, file.root)
  checkKeys(reading, file.root, testFileKeys, 'a test file')
  return readTestCases(reading, file.root, { insideRule: false })
}

function checkRulesPresent(reading: Reading, trees: PackTrees, count: number, allowEmpty: boolean): void {
  if (count > 0 || allowEmpty || reading.found().some(({ severity }) => severity === 'error')) return
  const files = entryOf(trees.main.root, 'files')
  const hint = 'a policy without rules allows everything'
  if (files === undefined) reading.report('SLC211', firstToken(trees.main.root), 'there are no `rules`', hint)
  else reading.report('SLC211', files.key.span, 'there are no rules in the files of the pack', hint)
}

