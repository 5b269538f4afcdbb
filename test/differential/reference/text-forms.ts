import { RE2JS } from 're2js'

/** Classes of hidden characters (L-45). */
const hiddenClasses: Readonly<Record<string, RegExp>> = {
  tags: /[\u{E0000}-\u{E007F}]/u,
  bidi: /[\u202A-\u202E\u2066-\u2069]/u,
  marks: /[\u200E\u200F\u061C]/u,
  zero_width: /[\u200B-\u200D\u2060\uFEFF]/u,
  control: /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/u,
}

// A joined or tagged emoji is not hidden text (L-45).
const emojiSequence =
  /\p{Extended_Pictographic}(?:\uFE0F|[\u{1F3FB}-\u{1F3FF}])?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|[\u{1F3FB}-\u{1F3FF}])?)+|\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}/gu

export interface Span {
  readonly start: number
  readonly end: number
  readonly name: string
}

/** Each hidden character of the classes as a span of its own, named after its class. */
export function hiddenSpans(text: string, classes: readonly string[]): readonly Span[] {
  const emoji = [...text.matchAll(emojiSequence)].map((found) => [found.index, found.index + found[0].length] as const)
  const spans: Span[] = []
  let start = 0
  for (const character of text) {
    const end = start + character.length
    const name = classes.find((each) => hiddenClasses[each]?.test(character))
    if (name !== undefined && !emoji.some(([from, to]) => from <= start && end <= to)) spans.push({ start, end, name })
    start = end
  }
  return spans
}

export function stripHidden(text: string, classes: readonly string[]): string {
  let out = ''
  let offset = 0
  for (const span of hiddenSpans(text, classes)) {
    out += text.slice(offset, span.start)
    offset = span.end
  }
  return out + text.slice(offset)
}

export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text)
}

export interface Folding {
  readonly ignoreCase: boolean
  readonly normalize: readonly string[]
}

/** Folds a text as `ignore_case` and `normalize` ask (L-40). */
export function foldText(text: string, folding: Folding): string {
  let folded = text
  if (folding.normalize.includes('nfkc')) folded = folded.normalize('NFKC')
  if (folding.normalize.includes('invisible')) folded = stripInvisible(folded)
  if (folding.ignoreCase || folding.normalize.includes('case')) folded = folded.toLowerCase()
  return folded
}

function stripInvisible(text: string): string {
  return text.replace(/[\p{Cf}\u{E0000}-\u{E007F}]/gu, '')
}

const lookalikes: Readonly<Record<string, string>> = {
  а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', ѕ: 's', ԁ: 'd', ο: 'o', α: 'a',
}

/** What a tool name looks like: NFKC, case, invisible characters, a few confusable letters (L-17). */
export function looksLike(name: string): string {
  const folded = foldText(name, { ignoreCase: true, normalize: ['nfkc', 'invisible'] })
  return Array.from(folded).map((letter) => lookalikes[letter] ?? letter).join('')
}

/** `*` is any run of characters, nothing else is special (L-17). */
export function fitsStars(pattern: string, text: string): boolean {
  const source = pattern
    .split('*')
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('[^]*')
  return new RegExp(`^${source}$`, 'u').test(text)
}

/** Every match of an RE2 pattern that is not empty. */
export function patternSpans(text: string, pattern: string, name: string): readonly Span[] {
  const matcher = RE2JS.compile(pattern).matcher(text)
  const spans: Span[] = []
  while (matcher.find()) {
    if (matcher.end() > matcher.start()) spans.push({ start: matcher.start(), end: matcher.end(), name })
  }
  return spans
}
