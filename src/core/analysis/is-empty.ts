import { isSurrogate } from './char-set.ts'
import { spendEffort, type Effort } from './effort.ts'
import type { Language, Languages } from './language.ts'

/**
 * Does no text belong to the language? Undefined = finding out takes more than the effort that is left.
 * A text that lies at hand settles most questions. Otherwise the states of its automaton are walked,
 * nearest first.
 */
export function isEmpty(languages: Languages, language: Language, effort: Effort): boolean | undefined {
  if (language === languages.none) return true
  if (language.hasEmpty) return false
  const known = languages.emptiness.get(language.id)
  if (known !== undefined) return known
  if (!spendEffort(effort, sampleCost + language.width)) return undefined
  const sample = sampleOf(languages, language)
  if (sample !== undefined) {
    languages.emptiness.set(language.id, false)
    return false
  }
  const seen = new Set([language.id])
  const states = [language]
  for (const state of states) {
    for (const char of firstChars(languages, state)) {
      if (!spendEffort(effort, state.width)) return undefined
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

/** Steps that looking for a text at hand is counted for. */
const sampleCost = 8

/** A text of the language that follows from how it is put together, if one does. */
export function sampleOf(languages: Languages, language: Language): string | undefined {
  const { samples } = languages
  if (samples.has(language.id)) return samples.get(language.id)
  const sample = language.hasEmpty ? '' : makeSample(languages, language)
  samples.set(language.id, sample)
  return sample
}

function makeSample(languages: Languages, language: Language): string | undefined {
  switch (language.kind) {
    case 'chars': {
      const [first] = language.set
      return first === undefined ? undefined : String.fromCodePoint(first)
    }
    case 'concat': {
      const first = sampleOf(languages, language.first)
      const rest = first === undefined ? undefined : sampleOf(languages, language.rest)
      return first === undefined || rest === undefined ? undefined : first + rest
    }
    case 'or':
      for (const item of language.items) {
        const sample = sampleOf(languages, item)
        if (sample !== undefined) return sample
      }
      return undefined
    case 'and':
      return language.items.map((item) => sampleOf(languages, item)).find((sample) => sample !== undefined && isShort(sample) && language.items.every((item) => holdsText(languages, item, sample)))
    case 'empty':
    case 'star':
    case 'not':
      return undefined
  }
}

/** Longer texts are not tried out. */
function isShort(text: string): boolean {
  return text.length <= 200
}

/** One code point for each stretch over which the language goes on alike. */
function firstChars(languages: Languages, state: Language): readonly number[] {
  return [0, ...languages.cuts(state)].filter((char, place, chars) => char <= 0x10ffff && !isSurrogate(char) && char !== chars[place - 1])
}

/** Is the text, which is Unicode, one of the language? Time is linear in the text. */
export function holdsText(languages: Languages, language: Language, text: string): boolean {
  const test = languages.tests.get(language.id)
  if (test !== undefined) return test(text)
  switch (language.kind) {
    case 'and':
      return language.items.every((item) => holdsText(languages, item, text))
    case 'or':
      return language.items.some((item) => holdsText(languages, item, text))
    case 'not':
      return !holdsText(languages, language.item, text)
    case 'empty':
    case 'chars':
    case 'concat':
    case 'star': {
      let state: Language = language
      for (const char of text) state = languages.after(state, char.codePointAt(0) ?? 0)
      return state.hasEmpty
    }
  }
}
