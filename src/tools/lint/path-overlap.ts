import type { PathStep } from '../../core/paths/arg-path.ts'

/** Can the two reach one place, or one of them a place inside what the other reaches? Presumed of steps at any depth. */
export function mayTouch(left: readonly PathStep[], right: readonly PathStep[]): boolean {
  for (const [at, one] of left.entries()) {
    const other = right[at]
    if (other === undefined || isAnyDepth(one) || isAnyDepth(other)) return true
    if (!mayBeOneStep(one, other)) return false
  }
  return true
}

/** Does changing what `outer` reaches change all that `inner` reaches? Of paths that select one place each. */
export function contains(outer: readonly PathStep[], inner: readonly PathStep[]): boolean {
  return outer.length <= inner.length && outer.every((step, at) => isSameStep(step, inner[at]))
}

function isAnyDepth({ kind }: PathStep): boolean {
  return kind === 'descendant_name' || kind === 'descendant_all'
}

function mayBeOneStep(left: PathStep, right: PathStep): boolean {
  if (left.kind === 'wildcard' || right.kind === 'wildcard') return true
  const [names, others] = [namesOf(left), namesOf(right)]
  if (names.length > 0 || others.length > 0) return names.some((name) => others.includes(name))
  if (left.kind !== 'index' || right.kind !== 'index') return false
  // One counted from the end may be any of those counted from the beginning.
  return left.index === right.index || left.index < 0 !== right.index < 0
}

function isSameStep(left: PathStep, right: PathStep | undefined): boolean {
  if (left.kind === 'name') return right?.kind === 'name' && left.name === right.name
  return left.kind === 'index' && right?.kind === 'index' && left.index === right.index
}

function namesOf(step: PathStep): readonly string[] {
  return step.kind === 'name' ? [step.name] : step.kind === 'union' ? step.names : []
}
