import { charSet, otherChars, uniteChars, type CharSet } from './char-set.ts'
import { intersectIntervals } from './interval-list.ts'

const range = (first: string, last: string): readonly [number, number] => [first.charCodeAt(0), last.charCodeAt(0)]
const one = (char: string): readonly [number, number] => range(char, char)

const digits = [range('0', '9')]
const lower = [range('a', 'z')]
const upper = [range('A', 'Z')]
const word = [...digits, ...lower, ...upper, one('_')]

/** `\d`, `\s`, `\w`: in RE2 they are ASCII, and the vertical tab is no space. */
export const perlClasses: Readonly<Record<string, CharSet>> = {
  d: charSet(digits),
  s: charSet([[9, 10], [12, 13], one(' ')]),
  w: charSet(word),
}

/** `[[:alpha:]]` and its like. */
export const posixClasses: ReadonlyMap<string, CharSet> = new Map(
  Object.entries({
    alnum: [...digits, ...lower, ...upper],
    alpha: [...lower, ...upper],
    ascii: [[0, 127]] as const,
    blank: [one('\t'), one(' ')],
    cntrl: [[0, 31], [127, 127]] as const,
    digit: digits,
    graph: [range('!', '~')],
    lower,
    print: [range(' ', '~')],
    punct: [range('!', '/'), range(':', '@'), range('[', '`'), range('{', '~')],
    space: [[9, 13], one(' ')] as const,
    upper,
    word,
    xdigit: [...digits, range('a', 'f'), range('A', 'F')],
  }).map(([name, ranges]): [string, CharSet] => [name, charSet(ranges)]),
)

const ascii = charSet([[0, 127]])
const beyondAscii = otherChars(ascii)
/** Without ASCII letters: they stand in no class that RE2 folds to another one. */
const letters = charSet([...lower, ...upper])
/** The long s and the sign of Kelvin are the only letters beyond ASCII that fold into it. */
const foldsToS: CharSet = [0x17f, 0x17f]
const foldsToK: CharSet = [0x212a, 0x212a]

/**
 * The set with all letters that differ from one of it in case alone, as RE2 folds them: by the orbits
 * of Unicode, in which k, K and U+212A are one. Undefined beyond ASCII, where whole tables would be
 * needed, save for signs that have no case.
 */
export function foldedChars(set: CharSet): CharSet | undefined {
  if (!isCaseless(intersectIntervals(set, beyondAscii))) return undefined
  let folded = set
  const own = intersectIntervals(set, letters)
  for (let place = 0; place < own.length; place += 2) {
    for (let char = own[place] ?? 0; char <= (own[place + 1] ?? 0); char++) {
      const other = char ^ 0x20
      folded = uniteChars(folded, [other, other])
      if ((char | 0x20) === 0x73) folded = uniteChars(folded, foldsToS)
      if ((char | 0x20) === 0x6b) folded = uniteChars(folded, foldsToK)
    }
  }
  return folded
}

/** More than this many signs are not looked at one by one. */
const mostSigns = 64

function isCaseless(set: CharSet): boolean {
  for (let place = 0; place < set.length; place += 2) {
    const [first, last] = [set[place] ?? 0, set[place + 1] ?? 0]
    if (last - first > mostSigns) return false
    for (let char = first; char <= last; char++) {
      if (/[\p{Cased}\p{Changes_When_Casefolded}\p{Changes_When_Casemapped}]/u.test(String.fromCodePoint(char))) return false
    }
  }
  return true
}
