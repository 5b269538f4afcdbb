import { isJsonObject, ownMember, textForm, type Json } from '../../core/base/json.ts'
import { expectKeys } from '../../core/rules/read-test-case.ts'
import { didYouMean } from '../../core/rules/reading.ts'
import { decisionWords, expectationWords, verdictWords } from '../../core/rules/test-words.ts'

/**
 * What is wrong with an expectation that came out of `each` or `matrix`: the loader saw only its
 * template, and what compares nothing would pass whatever happens (L-80).
 */
export function expectationFault(expect: Json, isInRule: boolean): string | undefined {
  const words = isInRule ? [...expectationWords, ...verdictWords] : expectationWords
  if (!isJsonObject(expect)) return wordFault(expect, words)
  const keys = Object.keys(expect)
  if (keys.length === 0) return '`expect` is an empty map, which compares nothing'
  const odd = keys.find((key) => !expectKeys.includes(key))
  if (odd !== undefined) return `unknown key \`${odd}\` in \`expect\`; ${didYouMean(odd, expectKeys) ?? `known here: ${expectKeys.join(', ')}`}`
  const decision = ownMember(expect, 'decision')
  return decision === undefined ? undefined : wordFault(decision, [...decisionWords, 'refused'])
}

function wordFault(word: Json, words: readonly string[]): string | undefined {
  if (typeof word === 'string' && words.includes(word)) return undefined
  const text = textForm(word)
  return `\`${text}\` cannot be expected; ${didYouMean(text, words) ?? `one of ${words.join(', ')}`}`
}
