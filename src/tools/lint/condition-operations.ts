import type { KeyNode, SyntaxNode } from '../../core/syntax/syntax-tree.ts'

/** One operation of a JsonLogic expression, as it was written. */
export interface Operation {
  readonly name: string
  readonly key: KeyNode
  readonly operands: readonly SyntaxNode[]
  /** What a true answer does to the whole condition; absent = it goes into something that is no connective. */
  readonly effect?: 'for' | 'against'
}

/** Every operation of a condition, the outer one before those inside it. */
export function operationsOf(condition: SyntaxNode): readonly Operation[] {
  const found: Operation[] = []
  collect(condition, 'for', found)
  return found
}

function collect(node: SyntaxNode, effect: Operation['effect'], found: Operation[]): void {
  if (node.kind === 'scalar') return
  if (node.kind === 'list') {
    for (const item of node.items) collect(item, effect, found)
    return
  }
  for (const { key, value } of node.entries) {
    const operands = value.kind === 'list' ? value.items : [value]
    found.push({ name: key.text, key, operands, ...(effect === undefined ? {} : { effect }) })
    for (const operand of operands) collect(operand, effectBelow(key.text, effect), found)
  }
}

function effectBelow(name: string, effect: Operation['effect']): Operation['effect'] {
  if (name === 'and' || name === 'or' || name === '!!') return effect
  if (name !== '!' || effect === undefined) return undefined
  return effect === 'for' ? 'against' : 'for'
}

/** A `var` as it was written. */
export interface Variable {
  readonly path: string
  readonly key: KeyNode
  readonly fallback?: SyntaxNode
}

export function variableOf(node: SyntaxNode): Variable | undefined {
  const entry = node.kind === 'map' && node.entries.length === 1 ? node.entries[0] : undefined
  if (entry?.key.text !== 'var') return undefined
  const [path, fallback] = entry.value.kind === 'list' ? entry.value.items : [entry.value]
  if (path?.kind !== 'scalar') return undefined
  return { path: String(path.value), key: entry.key, ...(fallback === undefined ? {} : { fallback }) }
}
