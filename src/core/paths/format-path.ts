import { assertNever } from '../base/assert-never.ts'
import type { PathStep } from './arg-path.ts'

/**
 * Steps as a path of the language, each in its one shortest spelling: equal steps give equal texts.
 * It repeats the policy and never an event, so that messages may hold it.
 */
export function formatPath(steps: readonly PathStep[]): string {
  return `$${steps.map(formatStep).join('')}`
}

function formatStep(step: PathStep): string {
  switch (step.kind) {
    case 'name':
      return isBare(step.name) ? `.${step.name}` : `[${quoted(step.name)}]`
    case 'index':
      return `[${step.index}]`
    case 'union':
      return `[${step.names.map(quoted).join(',')}]`
    case 'wildcard':
      return '[*]'
    case 'descendant_name':
      return `..${step.name}`
    case 'descendant_all':
      return '..*'
    default:
      return assertNever(step)
  }
}

function isBare(name: string): boolean {
  return /^[\p{L}_][\p{L}\p{M}\p{Nd}_-]*$/u.test(name)
}

/** No name holds both quotes: the second parser refuses such. */
function quoted(name: string): string {
  return name.includes("'") ? `"${name}"` : `'${name}'`
}
