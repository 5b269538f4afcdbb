import { JSONPath } from 'jsonpath-plus'
import { assertNever } from '../base/assert-never.ts'
import type { PathStep } from './arg-path.ts'
import type { SpelledStep } from './spelled-step.ts'

/**
 * The offset of the step that jsonpath-plus reads otherwise than we do, or undefined when it agrees (L-16).
 *
 * A path that two readers understand differently is a path whose author may have been misled, so it
 * does not load. jsonpath-plus parses here and never evaluates: it accepts garbage and can run code,
 * so it is given only text that our own grammar accepted. Each step is asked alone, to find the
 * culprit, then the whole text. A union is asked name by name.
 */
export function misreadStep(spelled: readonly SpelledStep[]): number | undefined {
  for (const { step, spellings, offset } of spelled) {
    for (const [choice, spelling] of spellings.entries()) {
      const expected = expectedWords(step, choice)
      if (namesOf(step).some(isOperator) || !readsAs(`$${spelling}`, ['$', ...expected])) return offset
    }
  }
  if (spelled.length < 2) return undefined
  const widest = Math.max(1, ...spelled.map(({ spellings }) => spellings.length))
  for (let round = 0; round < widest; round++) {
    const words = ['$']
    let spelling = '$'
    for (const one of spelled) {
      const choice = round % one.spellings.length
      spelling += one.spellings[choice] ?? ''
      words.push(...expectedWords(one.step, choice))
    }
    if (!readsAs(spelling, words)) return 0
  }
  return undefined
}

function expectedWords(step: PathStep, choice: number): readonly string[] {
  switch (step.kind) {
    case 'name':
      return [step.name]
    case 'index':
      return [String(step.index)]
    case 'union':
      return [step.names[choice] ?? '']
    case 'wildcard':
      return ['*']
    case 'descendant_name':
      return ['..', step.name]
    case 'descendant_all':
      return ['..', '*']
    default:
      return assertNever(step)
  }
}

function namesOf(step: PathStep): readonly string[] {
  if (step.kind === 'name' || step.kind === 'descendant_name') return [step.name]
  return step.kind === 'union' ? step.names : []
}

/**
 * Its words do not keep the quotes, so these names act as operators even when quoted: parent, property
 * name, wildcard, descent, root, type test, escape, filter and script, slice, list.
 */
function isOperator(name: string): boolean {
  return ['^', '~', '*', '..', '$'].includes(name) || /^(?:[@`(]|\?\(|-?\d*:-?\d*:?\d*$)|,/.test(name)
}

/**
 * Its cache is one mutable object for the whole process and never shrinks. Ours is put in its place for
 * the moment of the call, so that nothing stays behind and nobody else's entry answers.
 */
function readsAs(text: string, expected: readonly string[]): boolean {
  const cache: unknown = JSONPath.cache
  const empty: unknown = Object.create(null)
  JSONPath.cache = empty
  try {
    const words: readonly unknown[] = JSONPath.toPathArray(text)
    return words.length === expected.length && words.every((word, position) => word === expected[position])
  } finally {
    JSONPath.cache = cache
  }
}
