import {
  accesses,
  argumentKinds,
  resultFormats,
  type Access,
  type ArgumentDescription,
  type ArgumentType,
  type BatchDescription,
  type ResultDescription,
  type ToolDescription,
  type Trust,
} from '../catalogue/tool-description.ts'
import { isJsonObject, type JsonObject } from '../base/json.ts'
import { compileSchema, schemaKeywords } from '../operators/json-schema.ts'
import type { ArgPath } from '../paths/arg-path.ts'
import { memberPath } from '../paths/member-path.ts'
import type { MapEntry, MapNode, SyntaxNode, SyntaxTree } from '../syntax/syntax-tree.ts'
import { toJson } from '../syntax/to-json.ts'
import type { PackNames } from './matcher-scope.ts'
import {
  asBoolean,
  asList,
  asMap,
  asNames,
  asText,
  asWord,
  checkKeys,
  entryOf,
  missingKey,
  spanAt,
  valueSpan,
  type Reading,
} from './reading.ts'

type ParsePath = PackNames['parsePath']

interface CatalogueReading {
  readonly reading: Reading
  readonly parsePath: ParsePath
}

/** The entries of all files of a pack (L-70). A text names the file that holds them, which is one of the files. */
export function readCatalogue(
  reading: Reading,
  files: readonly SyntaxTree[],
  ownFile: SyntaxNode | undefined,
  parsePath: ParsePath,
): readonly ToolDescription[] {
  const inFile = ownFile && asList(reading, ownFile, 'the catalogue')
  const inPack = files.flatMap(({ root }) => {
    const entry = entryOf(root, 'catalogue')
    if (entry === undefined || (entry.value.kind === 'scalar' && typeof entry.value.value === 'string')) return []
    const list = asList(reading, entry.value, '`catalogue`', valueSpan(entry))
    return list?.items ?? []
  })
  return [...(inFile?.items ?? []), ...inPack].flatMap((item) => readTool({ reading, parsePath }, item) ?? [])
}

function readTool(scope: CatalogueReading, node: SyntaxNode): ToolDescription | undefined {
  const { reading } = scope
  const map = asMap(reading, node, 'an entry of `catalogue`')
  if (map === undefined) return undefined
  const isClean = checkKeys(reading, map, ['name', 'args', 'result', 'batch'], 'an entry of `catalogue`')
  const nameEntry = entryOf(map, 'name')
  if (nameEntry === undefined) {
    if (isClean) missingKey(reading, map, 'name', 'an entry of `catalogue`')
    return undefined
  }
  const names = asNames(reading, nameEntry)
  const argsEntry = entryOf(map, 'args')
  const args = argsEntry === undefined ? [] : readArguments(scope, argsEntry)
  const resultEntry = entryOf(map, 'result')
  const result = resultEntry && readResult(scope, resultEntry)
  const batchEntry = entryOf(map, 'batch')
  const batch = batchEntry && readBatch(scope, batchEntry)
  if (names === undefined || args === undefined) return undefined
  if ((resultEntry && !result) || (batchEntry && !batch)) return undefined
  return {
    names,
    args: args.flatMap(({ described }) => described ?? []),
    types: args.flatMap(({ type }) => type ?? []),
    ...(result ? { result } : {}),
    ...(batch ? { batch } : {}),
  }
}

/** An argument says what it is, what values it may have, or both. */
interface ReadArgument {
  readonly described?: ArgumentDescription
  readonly type?: ArgumentType
}

function readArguments(scope: CatalogueReading, entry: MapEntry): readonly ReadArgument[] | undefined {
  const map = asMap(scope.reading, entry.value, '`args`', valueSpan(entry))
  const args = map?.entries.map((one) => readArgument(scope, one))
  return args?.every((one) => one !== undefined) ? args : undefined
}

function readArgument(scope: CatalogueReading, entry: MapEntry): ReadArgument | undefined {
  const { reading } = scope
  const name = entry.key.text
  const where = `the argument \`${name}\``
  const map = asMap(reading, entry.value, where, valueSpan(entry))
  const path = readPathText(scope, name.startsWith('$') ? name : memberPath(name), entry.key.span)
  if (map === undefined || path === undefined) return undefined
  if (!checkKeys(reading, map, ['is', 'access', 'aliases', 'tree', 'schema'], where)) return undefined
  const schemaEntry = entryOf(map, 'schema')
  const schema = schemaEntry && readSchema(reading, schemaEntry)
  if (schemaEntry !== undefined && schema === undefined) return undefined
  const isEntry = entryOf(map, 'is')
  if (isEntry === undefined) {
    // Without `is` it may do anything, as an argument that nobody describes; its type alone says nothing of that.
    if (schema !== undefined && map.entries.length === 1) return { type: { name, paths: [path], schema } }
    missingKey(reading, map, 'is', where)
    return undefined
  }
  const is = asWord(reading, isEntry, argumentKinds)
  const accessEntry = entryOf(map, 'access')
  const access = accessEntry === undefined ? [] : readAccess(reading, accessEntry)
  const aliasesEntry = entryOf(map, 'aliases')
  const aliases = aliasesEntry === undefined ? [] : asNames(reading, aliasesEntry)
  if (aliasesEntry !== undefined && name.startsWith('$')) {
    reading.report('SLC346', aliasesEntry.key.span, '`aliases` are other names of a whole argument, not of a path', 'describe each path by itself')
    return undefined
  }
  const tree = readTree(reading, map)
  if (is === undefined || access === undefined || aliases === undefined || tree === undefined) return undefined
  if (is === 'path' && access.length === 0) {
    missingKey(reading, map, 'access', `${where}, which is a path,`)
    return undefined
  }
  if (is !== 'path' && (accessEntry !== undefined || tree.isTree)) {
    const wrong = accessEntry ?? entryOf(map, 'tree') ?? isEntry
    reading.report('SLC346', wrong.key.span, `\`${wrong.key.text}\` is said of paths only, and ${where} is \`${is}\``)
    return undefined
  }
  const aliasPaths = aliases.map((alias) => readPathText(scope, memberPath(alias), aliasesEntry?.key.span ?? entry.key.span))
  if (!aliasPaths.every((aliasPath) => aliasPath !== undefined)) return undefined
  const described = { name, path, is, access, aliases, aliasPaths, ...tree }
  return { described, ...(schema === undefined ? {} : { type: { name, paths: [path, ...aliasPaths], schema } }) }
}

/** A schema of the operator `schema`: what it does not know would be ignored, so it does not load. */
function readSchema(reading: Reading, entry: MapEntry): JsonObject | undefined {
  const map = asMap(reading, entry.value, '`schema`', valueSpan(entry))
  if (map === undefined) return undefined
  const schema = toJson(map)
  const compiled = compileSchema(schema)
  if (compiled.ok) return isJsonObject(schema) ? schema : undefined
  const { path, message } = compiled.problem
  const unknown = schemaKeywords.includes(String(path.at(-1))) ? 'value' : 'key'
  reading.report('SLC346', spanAt(map, path, unknown), `the schema is wrong: ${message}`, 'the operator `schema` says which keywords there are')
  return undefined
}

function readAccess(reading: Reading, entry: MapEntry): readonly Access[] | undefined {
  if (entry.value.kind !== 'list') {
    const word = asWord(reading, entry, accesses)
    return word && [word]
  }
  const list = asList(reading, entry.value, '`access`', valueSpan(entry))
  const words = list?.items.map((value) => asWord(reading, { key: entry.key, value }, accesses))
  return words?.every((word) => word !== undefined) ? words : undefined
}

/** `tree: true`, or `tree: { hidden: ARGUMENT }` where an argument says whether hidden files are meant. */
function readTree(reading: Reading, map: MapNode): Pick<ArgumentDescription, 'isTree' | 'hiddenBy'> | undefined {
  const entry = entryOf(map, 'tree')
  if (entry === undefined) return { isTree: false }
  if (entry.value.kind !== 'map') {
    const isTree = asBoolean(reading, entry)
    return isTree === undefined ? undefined : { isTree }
  }
  const tree = asMap(reading, entry.value, '`tree`', valueSpan(entry))
  if (tree === undefined || !checkKeys(reading, tree, ['hidden'], '`tree`')) return undefined
  const hidden = entryOf(tree, 'hidden')
  const hiddenBy = hidden && asText(reading, hidden.value, '`hidden`', valueSpan(hidden))
  return hiddenBy === undefined ? undefined : { isTree: true, hiddenBy }
}

function readResult(scope: CatalogueReading, entry: MapEntry): ResultDescription | undefined {
  const { reading } = scope
  const map = asMap(reading, entry.value, '`result`', valueSpan(entry))
  if (map === undefined || !checkKeys(reading, map, ['trust', 'format', 'fields'], '`result`')) return undefined
  const trustEntry = entryOf(map, 'trust')
  const formatEntry = entryOf(map, 'format')
  const fieldsEntry = entryOf(map, 'fields')
  const trust = trustEntry && readTrust(reading, trustEntry)
  const format = formatEntry && asWord(reading, formatEntry, resultFormats)
  const fieldsMap = fieldsEntry && asMap(reading, fieldsEntry.value, '`fields`', valueSpan(fieldsEntry))
  const fields = (fieldsMap?.entries ?? []).map((field) => {
    const path = readPathText(scope, field.key.text, field.key.span)
    const fieldTrust = readTrust(reading, field)
    return path && fieldTrust && { path, trust: fieldTrust }
  })
  if (!fields.every((field) => field !== undefined)) return undefined
  if ((trustEntry && !trust) || (formatEntry && !format) || (fieldsEntry && !fieldsMap)) return undefined
  return { ...(trust ? { trust } : {}), ...(format ? { format } : {}), fields }
}

function readTrust(reading: Reading, entry: MapEntry): Trust | undefined {
  return asWord(reading, entry, ['trusted', 'untrusted'])
}

function readBatch(scope: CatalogueReading, entry: MapEntry): BatchDescription | undefined {
  const { reading } = scope
  const map = asMap(reading, entry.value, '`batch`', valueSpan(entry))
  if (map === undefined || !checkKeys(reading, map, ['items', 'tool', 'args', 'mcp'], '`batch`')) return undefined
  const pathOf = (key: string): ArgPath | 'absent' | undefined => {
    const one = entryOf(map, key)
    if (one === undefined) return 'absent'
    const text = asText(reading, one.value, `\`${key}\``, valueSpan(one))
    return text === undefined ? undefined : readPathText(scope, text, valueSpan(one))
  }
  const [items, tool, args] = [pathOf('items'), pathOf('tool'), pathOf('args')]
  for (const [key, path] of [['items', items], ['tool', tool]] as const) {
    if (path === 'absent') missingKey(reading, map, key, '`batch`')
  }
  const mcpEntry = entryOf(map, 'mcp')
  const mcp = mcpEntry && asWord(reading, mcpEntry, ['same'])
  if (items === undefined || items === 'absent' || tool === undefined || tool === 'absent' || args === undefined) {
    return undefined
  }
  if (mcpEntry !== undefined && mcp === undefined) return undefined
  return { items, tool, ...(args === 'absent' ? {} : { args }), isSameServer: mcp === 'same' }
}

function readPathText({ reading, parsePath }: CatalogueReading, text: string, span: MapEntry['key']['span']): ArgPath | undefined {
  const parsed = parsePath(text)
  if (parsed.ok) return parsed.path
  reading.report('SLC307', span, `the path is wrong: ${parsed.message}`, parsed.hint)
  return undefined
}
