import { isJsonArray, isJsonObject, type Json } from '../../../src/core/base/json.ts'

/** One step of a path (L-16). */
export type Step =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'index'; readonly index: number }
  | { readonly kind: 'union'; readonly names: readonly string[] }
  | { readonly kind: 'every-child' }
  | { readonly kind: 'deep-name'; readonly name: string }
  | { readonly kind: 'deep-every' }

/** What stands at a path (L-14). `at` is the concrete place, for changes. */
export type Node =
  | { readonly kind: 'value'; readonly value: Json; readonly at: readonly (string | number)[] }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown'; readonly why: string }

export type Selection =
  /** At most one node, or the path was lost before it could select several. */
  | { readonly kind: 'one'; readonly node: Node }
  | { readonly kind: 'many'; readonly nodes: readonly Node[] }

const stepPattern = /\.\.\*|\.\.([A-Za-z_$][\w$-]*)|\.([A-Za-z_$][\w$-]*)|\[\*\]|\[(-?\d+)\]|\[('(?:[^'\\]|\\.)*'(?:\s*,\s*'(?:[^'\\]|\\.)*')*)\]/y

export function parsePath(text: string): readonly Step[] {
  const steps: Step[] = []
  let offset = 1
  while (offset < text.length) {
    stepPattern.lastIndex = offset
    const found = stepPattern.exec(text)
    if (found === null) throw new Error(`not a path: ${text}`)
    offset = stepPattern.lastIndex
    const [whole, deepName, name, index, quoted] = found
    if (whole === '..*') steps.push({ kind: 'deep-every' })
    else if (deepName !== undefined) steps.push({ kind: 'deep-name', name: deepName })
    else if (name !== undefined) steps.push({ kind: 'name', name })
    else if (whole === '[*]') steps.push({ kind: 'every-child' })
    else if (index !== undefined) steps.push({ kind: 'index', index: Number(index) })
    else {
      const names = [...(quoted ?? '').matchAll(/'((?:[^'\\]|\\.)*)'/g)].map((part) => (part[1] ?? '').replace(/\\(.)/g, '$1'))
      const [only] = names
      steps.push(names.length === 1 && only !== undefined ? { kind: 'name', name: only } : { kind: 'union', names })
    }
  }
  return steps
}

export function selectsSeveral(steps: readonly Step[]): boolean {
  return steps.some((step) => step.kind !== 'name' && step.kind !== 'index')
}

const absent: Node = { kind: 'absent' }

/** The nodes at a path. Three cases for the parent of each step: lacks it, is not there, cannot have it (L-14). */
export function select(steps: readonly Step[], root: Node): Selection {
  let nodes: readonly Node[] = [root]
  let several = false
  for (const step of steps) {
    const [first] = nodes
    const isUnion = step.kind === 'union'
    const isMulti = step.kind !== 'name' && step.kind !== 'index'
    if (isMulti && !several && first !== undefined && first.kind !== 'value') return { kind: 'one', node: first }
    if (isMulti && !several && first?.kind === 'value') {
      if (first.value === null) return { kind: 'one', node: absent }
      if (!isContainerFor(step, first.value)) return { kind: 'one', node: wrongParent(step) }
    }
    nodes = nodes.flatMap((node) => stepFrom(step, node))
    if (isUnion && !several && nodes.length === 0) return { kind: 'one', node: absent }
    several ||= isMulti
  }
  if (several) return { kind: 'many', nodes }
  return { kind: 'one', node: nodes[0] ?? absent }
}

function stepFrom(step: Step, parent: Node): readonly Node[] {
  if (parent.kind !== 'value') return [parent]
  const { value, at } = parent
  if (value === null) return [absent]
  if (!isContainerFor(step, value)) return [wrongParent(step)]
  switch (step.kind) {
    case 'name':
      return [memberOf(value, step.name, at)]
    case 'index': {
      const list = isJsonArray(value) ? value : []
      const index = step.index < 0 ? list.length + step.index : step.index
      const element = list[index]
      return element === undefined ? [absent] : [{ kind: 'value', value: element, at: [...at, index] }]
    }
    case 'union':
      // A union selects the members that are there and not null (L-15).
      return step.names
        .map((name) => memberOf(value, name, at))
        .filter((node) => node.kind === 'value' && node.value !== null)
    case 'every-child':
      return children(value, at)
    case 'deep-name':
      return descendants(value, at).filter(
        (node) => node.kind === 'value' && node.at.at(-1) === step.name,
      )
    case 'deep-every':
      return descendants(value, at)
  }
}

function isContainerFor(step: Step, value: Json): boolean {
  switch (step.kind) {
    case 'name':
    case 'union':
      return isJsonObject(value)
    case 'index':
      return isJsonArray(value)
    case 'every-child':
    case 'deep-name':
    case 'deep-every':
      return typeof value === 'object' && value !== null
  }
}

function wrongParent(step: Step): Node {
  return { kind: 'unknown', why: step.kind === 'index' ? 'its parent is no list' : 'its parent is no map' }
}

function memberOf(value: Json, name: string, at: readonly (string | number)[]): Node {
  if (!isJsonObject(value) || !Object.hasOwn(value, name)) return absent
  return { kind: 'value', value: value[name] as Json, at: [...at, name] }
}

function children(value: Json, at: readonly (string | number)[]): readonly Node[] {
  if (isJsonArray(value)) return value.map((element, index) => ({ kind: 'value', value: element, at: [...at, index] }))
  if (!isJsonObject(value)) return []
  return Object.keys(value).map((key) => ({ kind: 'value', value: value[key] as Json, at: [...at, key] }))
}

function descendants(value: Json, at: readonly (string | number)[]): readonly Node[] {
  return children(value, at).flatMap((node) =>
    node.kind === 'value' ? [node, ...descendants(node.value, node.at)] : [node],
  )
}
