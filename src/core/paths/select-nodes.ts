import { isJsonArray, isJsonObject, type Json } from '../base/json.ts'
import { limits } from '../base/limits.ts'
import { ABSENT, UNDECIDED, type ArgPath, type Found, type PathStep } from './arg-path.ts'
import { compileSteps, type Reader } from './compile-path.ts'
import { walkPath } from './walk-path.ts'

/** What a path selects (L-15). */
export type Selection =
  /** The container itself is not there (`absent:`); a union of which no member is there. */
  | { readonly kind: 'absent' }
  /** The container is a scalar where a map or list belongs, or a bound was reached. */
  | { readonly kind: 'undecided' }
  /**
   * The container is there. No node: it is empty (`empty:`). An element that lacks a name or index of
   * the path stands as `ABSENT`; one on which the rest of the path makes no sense as `UNDECIDED`.
   */
  | { readonly kind: 'nodes'; readonly nodes: readonly Found[] }

export type Selector = (root: Json) => Selection

const absent: Selection = { kind: 'absent' }
const undecided: Selection = { kind: 'undecided' }

/**
 * A selector for any path. Up to the first step that can select several nodes, what is missing is
 * missing as a whole; behind it, element by element. A node is selected once, however many ways lead to
 * it; the order is that of the document, of a union that of its names.
 */
export function selectNodes(path: ArgPath): Selector {
  const fork = path.steps.findIndex((step) => step.kind !== 'name' && step.kind !== 'index')
  const stem = compileSteps(fork < 0 ? path.steps : path.steps.slice(0, fork))
  const branch = fork < 0 ? (value: Json) => selected([value]) : compileBranch(path.steps.slice(fork))
  return (root) => {
    const container = stem(root)
    return typeof container === 'symbol' ? missing(container) : branch(container)
  }
}

function compileBranch(steps: readonly PathStep[]): (container: Json) => Selection {
  const [fork, ...rest] = steps
  const isPlain = rest.every(({ kind }) => kind === 'name' || kind === 'index')
  const read = isPlain && rest.length > 0 ? compileSteps(rest) : undefined
  if (isPlain && fork?.kind === 'wildcard') {
    return (container) => readEach(elementsOf(container), rest.length, read)
  }
  if (isPlain && fork?.kind === 'union') {
    return (container) => readEach(unionOf(container, fork.names), rest.length, read)
  }
  return (container) => walkBranch(container, steps)
}

function readEach(
  elements: readonly Json[] | typeof ABSENT | typeof UNDECIDED,
  stepsBelow: number,
  read: Reader | undefined,
): Selection {
  if (typeof elements === 'symbol') return missing(elements)
  if (elements.length * (1 + stepsBelow) > limits.pathNodes) return undecided
  return selected(read === undefined ? elements : elements.map(read))
}

/** `[*]`: the elements of a list, the member values of a map. */
function elementsOf(container: Json): readonly Json[] | typeof ABSENT | typeof UNDECIDED {
  if (container === null) return ABSENT
  if (isJsonArray(container)) return container
  return typeof container === 'object' ? Object.values(container) : UNDECIDED
}

/** The members that are there and not null; none there is absent (L-15). */
function unionOf(container: Json, names: readonly string[]): readonly Json[] | typeof ABSENT | typeof UNDECIDED {
  if (container === null) return ABSENT
  if (!isJsonObject(container)) return UNDECIDED
  const members: Json[] = []
  for (const name of names) {
    const member = Object.hasOwn(container, name) ? container[name] : undefined
    if (member !== undefined && member !== null) members.push(member)
  }
  return members.length === 0 ? ABSENT : members
}

function walkBranch(container: Json, steps: readonly PathStep[]): Selection {
  const nodes: Found[] = []
  let whole: Selection | undefined
  const isComplete = walkPath(container, steps, {
    node: (value) => {
      nodes.push(value)
    },
    gap: (kind, _value, place) => {
      if (place.position === 0) whole = missing(kind)
      else nodes.push(kind)
    },
  })
  return isComplete ? (whole ?? selected(nodes)) : undecided
}

function missing(kind: typeof ABSENT | typeof UNDECIDED): Selection {
  return kind === ABSENT ? absent : undecided
}

function selected(nodes: readonly Found[]): Selection {
  return { kind: 'nodes', nodes }
}
