import { lookAlikes } from './look-alike-table.ts'
import { foldCase, removeInvisible } from './fold-text.ts'

/**
 * What a name looks like: two names with one skeleton can be taken for each other (L-17). NFKC, case,
 * invisible characters and look-alikes of other alphabets are folded; of ASCII, `0` is `o`; `1`, `I`,
 * `i` and `|` are `l`; `rn` is `m`. Only to be compared, never to be shown.
 */
export function skeleton(name: string): string {
  // Before case: a Cyrillic capital can look like a Latin one whose small letters differ (U+041D is H, U+043D is no h).
  const latin = replaceLookAlikes(removeInvisible(removeInvisible(name).normalize('NFKC')))
  return replaceLookAlikes(foldCase(latin)).replace(/[1i|]/g, 'l').replaceAll('0', 'o').replaceAll('rn', 'm')
}

/** Two different names that look alike. */
export function looksLike(name: string, other: string): boolean {
  return name !== other && skeleton(name) === skeleton(other)
}

function replaceLookAlikes(text: string): string {
   
  return text.replace(/[^\u0000-\u007F]/gu, (character) => lookAlikes.get(character) ?? character)
}
