import { noFolding, type NameFolding } from './fold-name.ts'
import { fitsTokens } from './glob-machine.ts'
import type { GlobToken } from './glob-tokens.ts'

/** A word of a shell without substitutions: what is quoted has no special signs. */
export type PatternWord = readonly { readonly text: string; readonly isPattern: boolean }[]

/** The folder in front of the first pattern, and the pattern of each step below it. */
export interface ShellPattern {
  readonly front: string
  readonly steps: readonly PatternWord[]
}

/** Undefined = no part of the word is a pattern. */
export function readShellPattern(word: PatternWord): ShellPattern | undefined {
  const steps = splitSteps(word)
  const first = steps.findIndex(isPatternStep)
  if (first === -1) return undefined
  const front = steps.slice(0, first).map(textOfWord).join('/')
  const below = steps.slice(first).filter((step) => !['', '.'].includes(textOfWord(step)))
  return { front: first === 0 ? '.' : front === '' ? '/' : front, steps: below }
}

export function textOfWord(word: PatternWord): string {
  return word.map((part) => part.text).join('')
}

function splitSteps(word: PatternWord): readonly PatternWord[] {
  const steps: { text: string; isPattern: boolean }[][] = [[]]
  for (const { text, isPattern } of word) {
    text.split('/').forEach((piece, index) => {
      if (index > 0) steps.push([])
      if (piece !== '') steps.at(-1)?.push({ text: piece, isPattern })
    })
  }
  return steps
}

function isPatternStep(step: PatternWord): boolean {
  return step.some(({ text, isPattern }) => isPattern && /[*?[]/u.test(text))
}

/**
 * As a shell matches names: `*`, `?` and `[...]` stay within a name and do not find a dot at its
 * start; a step of `**` may cross folders, as it does where that is switched on.
 */
export function shellPatternTokens(steps: readonly PatternWord[], fold: NameFolding): readonly GlobToken[] {
  return steps.flatMap((step, index): readonly GlobToken[] => {
    const tokens = isPatternStep(step) ? patternTokens(step, fold) : literals(fold.name(textOfWord(step)))
    return index === 0 ? tokens : [{ kind: 'literal', unit: '/' }, ...tokens]
  })
}

function patternTokens(step: PatternWord, fold: NameFolding): readonly GlobToken[] {
  if (/^\*{2,}$/u.test(textOfWord(step))) return [{ kind: 'visible' }, { kind: 'globstar' }]
  const tokens = step.flatMap(({ text, isPattern }) => (isPattern ? readSigns(text, fold) : literals(fold.part(text))))
  return tokens[0]?.kind === 'literal' ? tokens : [{ kind: 'visible' }, ...tokens]
}

function readSigns(text: string, fold: NameFolding): readonly GlobToken[] {
  const tokens: GlobToken[] = []
  for (let position = 0; position < text.length; ) {
    const sign = text[position]
    const close = sign === '[' ? endOfClass(text, position) : -1
    if (sign === '*') {
      if (tokens.at(-1)?.kind !== 'star') tokens.push({ kind: 'star' })
      position++
    } else if (sign === '?') {
      tokens.push({ kind: 'one', fits: () => true })
      position++
    } else if (close !== -1) {
      tokens.push({ kind: 'one', fits: classTest(text.slice(position + 1, close)) })
      position = close + 1
    } else {
      let end = position + 1
      while (end < text.length && !'*?['.includes(text[end] ?? '')) end++
      tokens.push(...literals(fold.part(text.slice(position, end))))
      position = end
    }
  }
  return tokens
}

/** Of the `]` that closes the class, which may begin with one; -1 = the `[` is plain text. */
function endOfClass(text: string, open: number): number {
  const first = open + (/^[!^]/u.test(text.slice(open + 1, open + 2)) ? 2 : 1)
  return text.indexOf(']', first + 1)
}

/** Named classes and the order of letters depend on the locale, so these fit where some locale has them so. */
function classTest(content: string): (character: string) => boolean {
  if (content.includes('[')) return () => true
  const isNegated = /^[!^]/u.test(content)
  const members = Array.from(isNegated ? content.slice(1) : content)
  const has = (character: string): boolean =>
    members.some((member, index) => {
      if (member === '-' && index > 0 && index < members.length - 1) {
        return (members[index - 1] ?? '') <= character && character <= (members[index + 1] ?? '')
      }
      return member === character
    })
  return (character) => {
    const forms = [character, character.toLowerCase(), character.toUpperCase()]
    return isNegated ? !has(character) : forms.some(has)
  }
}

function literals(text: string): readonly GlobToken[] {
  return Array.from(text, (unit) => ({ kind: 'literal', unit }))
}

/** As `find -name` matches the name of a file: the same signs, which here find a dot at the start too (fnmatch, POSIX 2.14.3). */
export function nameMatcher(glob: string, ignoresCase: boolean): (name: string) => boolean {
  const fold = (text: string): string => (ignoresCase ? text.toLowerCase() : text)
  const fits = fitsTokens(readSigns(fold(glob), noFolding))
  return (name) => fits(fold(name))
}
