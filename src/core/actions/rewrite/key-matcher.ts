import { z } from 'zod'
import type { Verdict } from '../../base/verdict.ts'
import { foldText } from '../../text/fold-text.ts'
import { compilePattern } from '../../text/pattern.ts'
import { addIssue } from '../param-issue.ts'

const text = z.string('must be a text').min(1, 'must not be empty')
const texts = z.array(text, 'must be a list of texts').min(1, 'must not be empty')

/** A test of the name of a member: a text, a list (any of), or tests that must all hold. */
export const keyMatcher = z.union(
  [
    text,
    texts,
    z
      .strictObject({
        equals: text.optional(),
        in: texts.optional(),
        starts_with: text.optional(),
        ends_with: text.optional(),
        contains: text.optional(),
        matches: text.optional(),
        full: z.boolean('`full` must be true or false').optional(),
        ignore_case: z.boolean('`ignore_case` must be true or false').optional(),
      })
      .superRefine((param, context) => {
        if (!operators.some((name) => param[name] !== undefined)) {
          addIssue(context, [], `\`key\` needs one of ${operators.map((name) => `\`${name}\``).join(', ')}`, { code: 'SLC202' })
        }
        const compiled = param.matches === undefined ? undefined : compilePattern(param.matches)
        if (compiled?.ok === false) addIssue(context, ['matches'], `the pattern ${compiled.message}`, { code: 'SLC315' })
      }),
  ],
  { error: '`key` takes a text, a list of texts or a map of tests' },
)
export type KeyMatcher = z.infer<typeof keyMatcher>

const operators = ['equals', 'in', 'starts_with', 'ends_with', 'contains', 'matches'] as const

export function bindKeyMatcher(param: KeyMatcher): (key: string) => Verdict {
  if (typeof param === 'string') return (key) => (key === param ? 'hit' : 'miss')
  if (Array.isArray(param)) {
    const names = new Set(param)
    return (key) => (names.has(key) ? 'hit' : 'miss')
  }
  return bindTests(param)
}

function bindTests(param: Exclude<KeyMatcher, string | string[]>): (key: string) => Verdict {
  const fold = (name: string): string => (param.ignore_case === true ? foldText(name, ['case']) : name)
  const tests: ((folded: string, key: string) => boolean)[] = []
  const add = (operand: string | undefined, test: (name: string, operand: string) => boolean): void => {
    if (operand === undefined) return
    const folded = fold(operand)
    tests.push((name) => test(name, folded))
  }
  add(param.equals, (name, operand) => name === operand)
  add(param.starts_with, (name, operand) => name.startsWith(operand))
  add(param.ends_with, (name, operand) => name.endsWith(operand))
  add(param.contains, (name, operand) => name.includes(operand))
  if (param.in !== undefined) {
    const names = new Set(param.in.map(fold))
    tests.push((name) => names.has(name))
  }
  if (param.matches !== undefined) {
    const options = { full: param.full ?? false, ignoreCase: param.ignore_case ?? false }
    const compiled = compilePattern(param.matches, options)
    if (!compiled.ok) throw new Error(`a pattern that does not load was bound: ${compiled.message}`)
    tests.push((_, key) => compiled.pattern.test(key))
  }
  return (key) => {
    const folded = fold(key)
    return tests.every((test) => test(folded, key)) ? 'hit' : 'miss'
  }
}
