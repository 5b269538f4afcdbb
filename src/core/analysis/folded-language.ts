import { foldCase } from '../text/fold-text.ts'
import { charSet, isSurrogate } from './char-set.ts'
import type { Language, Languages } from './language.ts'

/** Where a literal stands in a text: does more text come before it, and behind it? */
export interface LiteralPlace {
  readonly before: boolean
  readonly behind: boolean
}

/**
 * The texts that hold a literal in this place, as they are or after full case folding. Folding is done
 * sign by sign, but one sign can fold to several (U+00DF is `ss`), so a literal can begin or end within
 * what a sign folds to.
 */
export function literalLanguage(languages: Languages, literal: string, place: LiteralPlace, ignoreCase: boolean): Language {
  const wanted = ignoreCase ? foldCase(literal) : literal
  const language = ignoreCase ? foldedLanguage(languages, wanted, place) : plainLanguage(languages, wanted, place)
  if (!languages.tests.has(language.id)) languages.tests.set(language.id, (text) => stands(wanted, ignoreCase ? foldCase(text) : text, place))
  return language
}

function stands(literal: string, text: string, { before, behind }: LiteralPlace): boolean {
  if (before) return behind ? text.includes(literal) : text.endsWith(literal)
  return behind ? text.startsWith(literal) : text === literal
}

function plainLanguage(languages: Languages, literal: string, place: LiteralPlace): Language {
  const { all, concat } = languages
  const inside = place.behind ? concat(languages.literal(literal), all) : languages.literal(literal)
  return place.before ? concat(all, inside) : inside
}

function foldedLanguage(languages: Languages, wanted: string, place: LiteralPlace): Language {
  const { all, concat, empty, none, or } = languages
  const known = new Map<number, Language>()
  /** Texts whose folded form goes on as `wanted` does from `from` on. */
  const from = (position: number): Language => {
    if (position >= wanted.length) return place.behind ? all : empty
    const before = known.get(position)
    if (before !== undefined) return before
    const rest = wanted.slice(position)
    const next = String.fromCodePoint(rest.codePointAt(0) ?? 0)
    const ways = [concat(signs(languages, [next, ...(foldsOfUnicode().plain.get(next) ?? [])]), from(position + next.length))]
    for (const [sign, folded] of foldsOfUnicode().wide.get(next) ?? []) {
      const isWithin = rest.startsWith(folded)
      const reachesBeyond = place.behind && folded.length > rest.length && folded.startsWith(rest)
      if (isWithin || reachesBeyond) ways.push(concat(signs(languages, [sign]), from(Math.min(position + folded.length, wanted.length))))
    }
    const fresh = or(ways)
    known.set(position, fresh)
    return fresh
  }
  if (!place.before) return from(0)
  const starts = [from(0)]
  for (const [sign, tail] of foldsOfUnicode().tails.get(String.fromCodePoint(wanted.codePointAt(0) ?? 0)) ?? []) {
    const held = wanted.startsWith(tail) ? tail.length : place.behind && tail.startsWith(wanted) ? wanted.length : undefined
    if (held !== undefined) starts.push(concat(signs(languages, [sign]), from(held)))
  }
  return starts.every((start) => start === none) ? none : concat(all, or(starts))
}

function signs(languages: Languages, all: readonly string[]): Language {
  return languages.chars(charSet(all.map((sign) => sign.codePointAt(0) ?? 0).map((char) => [char, char])))
}

type Fold = readonly [sign: string, folded: string]

interface Folds {
  /** Signs that fold to one other sign, by that. */
  readonly plain: ReadonlyMap<string, readonly string[]>
  /** Signs that fold to several, by the first of them. */
  readonly wide: ReadonlyMap<string, readonly Fold[]>
  /** The same signs with each end of what they fold to, by its first sign. */
  readonly tails: ReadonlyMap<string, readonly Fold[]>
}

let folds: Folds | undefined

function foldsOfUnicode(): Folds {
  return (folds ??= readFolds())
}

/** Beyond this plane there are no letters with case. */
const lastCased = 0x1ffff

/** Read from the folding itself when it is first needed, so that the two never differ. */
function readFolds(): Folds {
  const plain = new Map<string, string[]>()
  const wide = new Map<string, Fold[]>()
  const tails = new Map<string, Fold[]>()
  const add = <T>(to: Map<string, T[]>, key: string, value: T): void => {
    to.set(key, [...(to.get(key) ?? []), value])
  }
  let signsOfUnicode = ''
  for (let char = 0; char <= lastCased; char++) if (!isSurrogate(char)) signsOfUnicode += String.fromCodePoint(char)
  for (const [sign] of signsOfUnicode.matchAll(/[\p{Changes_When_Casefolded}\p{Changes_When_Lowercased}\p{Changes_When_Uppercased}]/gu)) {
    const folded = foldCase(sign)
    if (folded === sign) continue
    const [first = '', ...rest] = Array.from(folded)
    if (rest.length === 0) add(plain, folded, sign)
    else add(wide, first, [sign, folded])
    for (const [place, char] of rest.entries()) add(tails, char, [sign, rest.slice(place).join('')])
  }
  return { plain, wide, tails }
}
