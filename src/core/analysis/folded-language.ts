import { codePointLength } from '../base/code-points.ts'
import { foldCase } from '../text/fold-text.ts'
import { charSet } from './char-set.ts'
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
  const { all, concat } = languages
  if (ignoreCase) return foldedLanguage(languages, foldCase(literal), place)
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
    const ways = [concat(signs(languages, [next, ...plainFolds(next)]), from(position + next.length))]
    for (const [sign, folded] of wideFolds()) {
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
  for (const [sign, folded] of wideFolds()) {
    for (let skipped = 1; skipped < folded.length; skipped++) {
      const tail = folded.slice(skipped)
      const isSplit = isLowHalf(tail)
      const held = wanted.startsWith(tail) ? tail.length : place.behind && tail.startsWith(wanted) ? wanted.length : undefined
      if (held === undefined || isSplit) continue
      starts.push(concat(signs(languages, [sign]), from(held)))
    }
  }
  return starts.every((start) => start === none) ? none : concat(all, or(starts))
}

function isLowHalf(text: string): boolean {
  const unit = text.charCodeAt(0)
  return unit >= 0xdc00 && unit <= 0xdfff
}

function signs(languages: Languages, all: readonly string[]): Language {
  return languages.chars(charSet(all.map((sign) => sign.codePointAt(0) ?? 0).map((char) => [char, char])))
}

interface Folds {
  /** By what they fold to: signs that fold to one other sign. */
  readonly plain: ReadonlyMap<string, readonly string[]>
  /** Signs that fold to several, with these. */
  readonly wide: readonly (readonly [sign: string, folded: string])[]
}

let folds: Folds | undefined

function plainFolds(folded: string): readonly string[] {
  folds ??= readFolds()
  return folds.plain.get(folded) ?? []
}

function wideFolds(): Folds['wide'] {
  folds ??= readFolds()
  return folds.wide
}

/** Beyond this plane there are no letters with case. */
const lastCased = 0x1ffff

/** Read from the folding itself when it is first needed, so that the two never differ. */
function readFolds(): Folds {
  const plain = new Map<string, string[]>()
  const wide: (readonly [string, string])[] = []
  let signsOfUnicode = ''
  for (let char = 0; char <= lastCased; char++) if (char < 0xd800 || char > 0xdfff) signsOfUnicode += String.fromCodePoint(char)
  for (const [sign] of signsOfUnicode.matchAll(/[\p{Changes_When_Casefolded}\p{Changes_When_Lowercased}\p{Changes_When_Uppercased}]/gu)) {
    const folded = foldCase(sign)
    if (folded === sign) continue
    if (codePointLength(folded) === 1) plain.set(folded, [...(plain.get(folded) ?? []), sign])
    else wide.push([sign, folded])
  }
  return { plain, wide }
}
