import { isSurrogate } from './char-set.ts'
import { spendEffort, type Effort } from './effort.ts'
import { isEmpty } from './is-empty.ts'
import type { Language, Languages } from './language.ts'

/** One of the shortest texts of a language; undefined where there is none, or the effort does not suffice to find it. */
export function textOf(languages: Languages, language: Language, effort: Effort): string | undefined {
  if (isEmpty(languages, language, effort) === true) return undefined
  const seen = new Set([language.id])
  const states: { readonly language: Language; readonly text: string }[] = [{ language, text: '' }]
  for (const state of states) {
    if (state.language.hasEmpty) return state.text
    for (const char of likelyChars(languages, state.language)) {
      if (!spendEffort(effort, state.language.width)) return undefined
      const next = languages.after(state.language, char)
      if (next === languages.none || seen.has(next.id)) continue
      seen.add(next.id)
      states.push({ language: next, text: state.text + String.fromCodePoint(char) })
    }
  }
  return undefined
}

/** Letters that people can read are tried first, then one of each stretch over which the language goes on alike. */
function likelyChars(languages: Languages, state: Language): readonly number[] {
  const stretches = [0, ...languages.cuts(state)].filter((char) => char <= 0x10ffff && !isSurrogate(char))
  return [...new Set([0x61, 0x31, 0x2f, 0x20, ...stretches])]
}
