import type { Json } from '../base/json.ts'
import type { SyntaxNode } from '../syntax/syntax-tree.ts'
import type { MatcherScope } from './matcher-scope.ts'
import type { Reference } from './policy-ast.ts'
import { readListReference, readReference, type NamedList } from './read-reference.ts'

/** A parameter in which names stand: lists are put in, references are read on each event (L-16). */
export interface ComposedParam {
  /** `null` where a reference stands. */
  readonly param: Json
  readonly refs: readonly { readonly at: readonly (string | number)[]; readonly ref: Reference }[]
  readonly lists: readonly NamedList[]
}

/** The parameter with its `{ list: name }` and `{ ref: path }` resolved; undefined = one of them is wrong, which was reported. */
export function composeParam(
  scope: MatcherScope,
  node: SyntaxNode,
  /** Other values than those that are declared, to find out which of them do not fit. */
  valuesOf: (list: NamedList) => readonly Json[] = ({ values }) => values,
): ComposedParam | undefined {
  const lists: NamedList[] = []
  const put = (list: NamedList): readonly Json[] => {
    lists.push(list)
    return valuesOf(list)
  }
  const refs: { readonly at: readonly (string | number)[]; readonly ref: Reference }[] = []
  const wrong: SyntaxNode[] = []
  const read = (part: SyntaxNode, at: readonly (string | number)[]): Json => {
    if (part.kind === 'scalar') return part.value
    if (part.kind === 'list') {
      const items: Json[] = []
      for (const item of part.items) {
        const list = listOf(scope, item)
        if (list === undefined) items.push(read(item, [...at, items.length]))
        else if (list === 'wrong') wrong.push(item)
        else items.push(...put(list))
      }
      return items
    }
    const list = listOf(scope, part)
    if (list !== undefined) {
      if (list !== 'wrong') return [...put(list)]
      wrong.push(part)
      return null
    }
    const only = part.entries.length === 1 ? part.entries[0] : undefined
    if (only?.key.text === 'ref') {
      const ref = readReference(scope, only)
      if (ref === undefined) wrong.push(part)
      else refs.push({ at, ref })
      return null
    }
    return Object.fromEntries(part.entries.map(({ key, value }) => [key.text, read(value, [...at, key.text])]))
  }
  const param = read(node, [])
  return wrong.length === 0 ? { param, refs, lists } : undefined
}

function listOf(scope: MatcherScope, node: SyntaxNode): NamedList | 'wrong' | undefined {
  const only = node.kind === 'map' && node.entries.length === 1 ? node.entries[0] : undefined
  if (only?.key.text !== 'list') return undefined
  return readListReference(scope, only) ?? 'wrong'
}

/** The parameter with the values of its references in their places. */
export function fillRefs(param: Json, values: readonly { readonly at: readonly (string | number)[]; readonly value: Json }[]): Json {
  return values.reduce((filled, { at, value }) => put(filled, at, value), param)
}

function put(target: Json, [step, ...rest]: readonly (string | number)[], value: Json): Json {
  if (step === undefined) return value
  if (Array.isArray(target)) {
    // `as`: `isArray` widens the type of a readonly list.
    return (target as readonly Json[]).map((item, index) => (index === step ? put(item, rest, value) : item))
  }
  if (typeof target !== 'object' || target === null) return target
  return Object.fromEntries(
    Object.entries(target).map(([key, member]) => [key, key === step ? put(member, rest, value) : member]),
  )
}
