import { foldText } from './fold-text.ts'
import { marks, phrases } from './instruction-patterns.ts'

/**
 * Does the text talk to the model that reads it: orders to drop its instructions, another role, marks of
 * a chat format, something to keep from the user (L-45)? A sign, not a proof: whoever knows the patterns
 * writes around them. Case, NFKC, invisible characters and the marks of formatting between words are
 * looked through, and text that is written in tag characters is read. Time is linear.
 */
export function addressesModel(text: string): boolean {
  const folded = foldText(hasTags.test(text) ? showTags(text) : text, ['nfkc', 'invisible', 'case']).replaceAll('\u2019', "'")
  if (marks.some((pattern) => pattern.test(folded))) return true
  const words = folded.replace(betweenWords, ' ')
  return phrases.some((pattern) => pattern.test(words))
}

/**
 * What separates words within a sentence, as far as it is not one blank already: blanks and line ends,
 * commas, quotes, emphasis.
 */
const betweenWords = /[^\p{L}\p{M}\p{N}'.!?:。 ][^\p{L}\p{M}\p{N}'.!?:。]*| [^\p{L}\p{M}\p{N}'.!?:。]+/gu

const hasTags = /[\u{E0020}-\u{E007E}]/u

/** Tag characters are a second alphabet that is not shown; read as letters, what they say stands for itself. */
function showTags(text: string): string {
  return text.replace(/[\u{E0020}-\u{E007E}]/gu, (tag) => String.fromCodePoint((tag.codePointAt(0) ?? 0) - 0xe0000))
}
