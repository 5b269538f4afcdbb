import { isSurrogate } from './char-set.ts'
import { spendEffort, type Effort } from './effort.ts'
import type { Language, Languages } from './language.ts'

/**
 * Does no text belong to the language? Undefined = finding out takes more than the effort that is left.
 * Walks the states of its automaton, nearest first, so that a short text is found soon.
 */
export function isEmpty(languages: Languages, language: Language, effort: Effort): boolean | undefined {
  if (language === languages.none) return true
  if (language.hasEmpty) return false
  const known = languages.emptiness.get(language.id)
  if (known !== undefined) return known
  const seen = new Set([language.id])
  const states = [language]
  for (const state of states) {
    for (const char of firstChars(languages, state)) {
      if (!spendEffort(effort)) return undefined
      const next = languages.after(state, char)
      if (next.hasEmpty || languages.emptiness.get(next.id) === false) {
        languages.emptiness.set(language.id, false)
        return false
      }
      if (next === languages.none || seen.has(next.id)) continue
      seen.add(next.id)
      states.push(next)
    }
  }
  for (const id of seen) languages.emptiness.set(id, true)
  return true
}

/** One code point for each stretch over which the language goes on alike. */
function firstChars(languages: Languages, state: Language): readonly number[] {
  return [0, ...languages.cuts(state)].filter((char, place, chars) => char <= 0x10ffff && !isSurrogate(char) && char !== chars[place - 1])
}

/** Is the text, which is Unicode, one of the language? Time is linear in the text. */
export function holdsText(languages: Languages, language: Language, text: string): boolean {
  let state = language
  for (const char of text) state = languages.after(state, char.codePointAt(0) ?? 0)
  return state.hasEmpty
}
