/** What two spellings may differ in and still be the same text (L-40). */
export type Folding = 'nfkc' | 'invisible' | 'case'

/**
 * What `invisible` removes: characters that take no room and that a reader cannot see.
 * - C0 but TAB, LF and CR, DEL, and C1;
 * - soft hyphen U+00AD, grapheme joiner U+034F, marks U+061C, U+200E, U+200F;
 * - fillers U+115F, U+1160, U+3164, U+FFA0, Khmer U+17B4, U+17B5, Mongolian selectors U+180B-180F;
 * - zero width U+200B-200D, U+2060-2065, U+FEFF; bidi U+202A-202E, U+2066-206F;
 * - variation selectors U+FE00-FE0F, U+E0100-E01EF; annotations U+FFF0-FFFB;
 * - shorthand U+1BCA0-1BCA3, music U+1D173-1D17A; tags and the rest of U+E0000-E0FFF.
 *
 * These are the default-ignorable characters of Unicode and the controls: every class of hidden text
 * of L-45 is among them. As a list, so that no Unicode version of a host changes a verdict.
 */
const invisible =
   
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]/gu

export function removeInvisible(text: string): string {
  return text.replace(invisible, '')
}

/**
 * The text with the foldings applied. The order in which they are named does not matter: invisible
 * characters go first, since one can stand between a letter and its accent, and `nfkc` comes again
 * after `case`. Folding twice is folding once.
 */
export function foldText(text: string, foldings: readonly Folding[]): string {
  let folded = text
  if (foldings.includes('invisible')) folded = removeInvisible(folded)
  if (foldings.includes('nfkc')) folded = folded.normalize('NFKC')
  if (foldings.includes('case')) folded = foldCase(folded)
  if (foldings.includes('case') && foldings.includes('nfkc')) folded = folded.normalize('NFKC')
  return folded
}

const noFoldings: readonly Folding[] = Object.freeze([])

/** What `ignore_case` and `normalize` ask for together. */
export function foldingsOf(modifiers: {
  readonly ignoreCase?: boolean
  readonly normalize?: readonly Folding[]
}): readonly Folding[] {
  const named = modifiers.normalize ?? noFoldings
  return modifiers.ignoreCase === true && !named.includes('case') ? [...named, 'case'] : named
}

/**
 * Full case folding of Unicode: one form for all spellings that differ only in case, of any length
 * (U+00DF is `ss`), independent of language and of the letters around (no final sigma). The dotless i
 * U+0131 is a letter of its own.
 */
export function foldCase(text: string): string {
  return text.toLowerCase().replace(withAnotherCase, foldLetter)
}

/** Letters of scripts without case stay as they are; calling for each of them is most of the cost of a long text. */
const withAnotherCase = /(?![\u0000-\u007F\u0131])\p{Changes_When_Uppercased}/gu

function foldLetter(letter: string): string {
  let folded = ''
  for (const part of letter.toUpperCase()) folded += part.toLowerCase()
  return folded
}
