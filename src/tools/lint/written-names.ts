import type { Span } from '../../core/diagnostics/source.ts'
import { parsePath } from '../../core/paths/parse-path.ts'
import { entryOf } from '../../core/rules/reading.ts'
import type { PackNode } from '../../core/rules/policy-ast.ts'
import type { MapEntry, MapNode, SyntaxNode } from '../../core/syntax/syntax-tree.ts'

/** A name that the loader takes as it is, since only the tools or the host know the right one. */
export interface WrittenName {
  readonly kind: 'tool' | 'argument' | 'env'
  readonly name: string
  readonly span: Span
  /** The rule that names it; absent where it is declared for several. */
  readonly rule?: string
}

// What people read, what tests hold, and what is written or compared as data.
const unread = new Set(['tests', 'test_defaults', 'title', 'description', 'reason', 'owner', 'tags', 'schema', 'set', 'map', 'with'])

/** Every tool, every member of arguments or results and every fact of the host that the rules of a pack name. */
export function writtenNames(pack: PackNode): readonly WrittenName[] {
  const lists = new Map<string, SyntaxNode>()
  for (const { root } of pack.trees) {
    const declared = entryOf(root, 'lists')?.value
    if (declared?.kind === 'map') for (const { key, value } of declared.entries) lists.set(key.text, value)
  }
  const names: WrittenName[] = []
  for (const { root } of pack.trees) {
    for (const entry of root.entries) {
      if (entry.key.text === 'catalogue') collectCatalogue(entry.value, names)
      else if (entry.key.text === 'rules' && entry.value.kind === 'list') for (const rule of entry.value.items) collectRule(rule, lists, names)
      else if (entry.key.text !== 'lists') collectEntry(entry, lists, names)
    }
  }
  // A list that several rules name is written once.
  return [...new Map(names.map((one) => [`${one.span.source.name} ${String(one.span.start)} ${one.name}`, one])).values()]
}

function collectRule(node: SyntaxNode, lists: Lists, names: WrittenName[]): void {
  const own: WrittenName[] = []
  collect(node, lists, own)
  const id = node.kind === 'map' ? entryOf(node, 'id')?.value : undefined
  const rule = id?.kind === 'scalar' ? String(id.value) : ''
  for (const name of own) names.push({ ...name, rule })
}

type Lists = ReadonlyMap<string, SyntaxNode>

function collect(node: SyntaxNode, lists: Lists, names: WrittenName[]): void {
  if (node.kind === 'map') for (const entry of node.entries) collectEntry(entry, lists, names)
  else if (node.kind === 'list') for (const item of node.items) collect(item, lists, names)
  else if (typeof node.value === 'string' && node.value.startsWith('$')) addPath(node.value, node.span, names)
}

function collectEntry({ key, value }: MapEntry, lists: Lists, names: WrittenName[]): void {
  if (unread.has(key.text)) return
  if (key.text.startsWith('$')) addPath(key.text, key.span, names)
  if (key.text === 'tool') addTools(toolNode(value, lists), names)
  else if (key.text === 'ref') addReference(value, names)
  else {
    if (key.text === 'env' && value.kind === 'map') for (const field of value.entries) names.push({ kind: 'env', name: field.key.text, span: field.key.span })
    collect(value, lists, names)
  }
}

/** The tools themselves, where a list holds them. */
function toolNode(node: SyntaxNode, lists: Lists): SyntaxNode | undefined {
  if (node.kind !== 'map') return node
  const list = entryOf(node, 'list')?.value
  return list?.kind === 'scalar' ? lists.get(String(list.value)) : undefined
}

function addTools(node: SyntaxNode | undefined, names: WrittenName[]): void {
  for (const item of node?.kind === 'list' ? node.items : node === undefined ? [] : [node]) {
    // A path stands here where a catalogue says which tool a batch calls.
    if (item.kind !== 'scalar' || typeof item.value !== 'string' || item.value.startsWith('$')) continue
    names.push({ kind: 'tool', name: item.value, span: item.span })
  }
}

function addReference(node: SyntaxNode, names: WrittenName[]): void {
  if (node.kind !== 'scalar' || typeof node.value !== 'string') return
  const [root = '', name = ''] = node.value.split(/[.[]/)
  if (root === 'args') addPath(`$${node.value.slice(root.length)}`, node.span, names)
  else if (root === 'env') names.push({ kind: 'env', name, span: node.span })
}

function addPath(text: string, span: Span, names: WrittenName[]): void {
  const parsed = parsePath(text)
  if (!parsed.ok) return
  for (const step of parsed.path.steps) {
    if (step.kind === 'name' || step.kind === 'descendant_name') names.push({ kind: 'argument', name: step.name, span })
    else if (step.kind === 'union') for (const name of step.names) names.push({ kind: 'argument', name, span })
  }
}

function collectCatalogue(node: SyntaxNode, names: WrittenName[]): void {
  for (const tool of node.kind === 'list' ? node.items : []) {
    if (tool.kind !== 'map') continue
    addTools(entryOf(tool, 'name')?.value, names)
    const args = entryOf(tool, 'args')?.value
    if (args?.kind === 'map') for (const argument of args.entries) addArgument(argument, names)
    const batch = entryOf(tool, 'batch')?.value
    if (batch !== undefined) collect(batch, new Map(), names)
  }
}

function addArgument({ key, value }: MapEntry, names: WrittenName[]): void {
  if (key.text.startsWith('$')) addPath(key.text, key.span, names)
  else names.push({ kind: 'argument', name: key.text, span: key.span })
  for (const alias of value.kind === 'map' ? aliasesOf(value) : []) {
    if (alias.kind === 'scalar') names.push({ kind: 'argument', name: String(alias.value), span: alias.span })
  }
}

function aliasesOf(argument: MapNode): readonly SyntaxNode[] {
  const aliases = entryOf(argument, 'aliases')?.value
  return aliases?.kind === 'list' ? aliases.items : aliases === undefined ? [] : [aliases]
}
