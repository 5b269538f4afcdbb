import { assertNever } from '../base/assert-never.ts'
import type { Json } from '../base/json.ts'
import { ABSENT, UNDECIDED, type ArgPath, type Found, type PathStep } from './arg-path.ts'

export type Reader = (root: Json) => Found

/**
 * A reader for a definite path; 1, 2 and 3 steps, nearly all paths there are, take no loop.
 *
 * The three cases of L-14: the right container lacks the member, or the parent is absent or null:
 * `ABSENT`. The parent is anything else: `UNDECIDED`. Own members only; a text has no members,
 * indices or length.
 *
 * @throws Error for a path that can select several nodes; the caller asks `isDefinite`.
 */
export function compilePath(path: ArgPath): Reader {
  return compileSteps(path.steps)
}

/** As `compilePath`, for a stretch of names and indices. */
export function compileSteps(steps: readonly PathStep[]): Reader {
  return chain(steps.map(compileStep))
}

function chain(readers: readonly Reader[]): Reader {
  const [first, second, third] = readers
  if (first === undefined) return (root) => root
  if (second === undefined) return first
  if (third === undefined) {
    return (root) => {
      const found = first(root)
      return typeof found === 'symbol' ? found : second(found)
    }
  }
  if (readers.length === 3) {
    return (root) => {
      const found = first(root)
      if (typeof found === 'symbol') return found
      const below = second(found)
      return typeof below === 'symbol' ? below : third(below)
    }
  }
  return (root) => {
    let found: Found = root
    for (const reader of readers) {
      found = reader(found)
      if (typeof found === 'symbol') return found
    }
    return found
  }
}

function compileStep(step: PathStep): Reader {
  switch (step.kind) {
    case 'name':
      return (parent) => readMember(parent, step.name)
    case 'index':
      return (parent) => readElement(parent, step.index)
    case 'union':
    case 'wildcard':
    case 'descendant_name':
    case 'descendant_all':
      throw new Error(`a path with a ${step.kind} step is not definite`)
    default:
      return assertNever(step)
  }
}

function readMember(parent: Json, name: string): Found {
  if (parent === null) return ABSENT
  if (typeof parent !== 'object' || Array.isArray(parent)) return UNDECIDED
  // hasOwn vouches that the member is there; `__proto__` then reads the own member too.
  return Object.hasOwn(parent, name) ? ((parent as Readonly<Record<string, Json>>)[name] as Json) : ABSENT
}

function readElement(parent: Json, index: number): Found {
  if (parent === null) return ABSENT
  if (!Array.isArray(parent)) return UNDECIDED
  const elements = parent as readonly Json[]
  return elements[index < 0 ? elements.length + index : index] ?? (hasElement(elements, index) ? null : ABSENT)
}

function hasElement(elements: readonly Json[], index: number): boolean {
  return index < 0 ? -index <= elements.length : index < elements.length
}
