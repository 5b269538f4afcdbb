import { hasSuspiciousCharacter } from '../../core/syntax/scan-characters.ts'

/** A name, a path, an address: what nobody reads as anything but this text, wherever it stands. */
const word = /^[A-Za-z_$/][\w./@-]*$/
/** What a reader of YAML, or of an older YAML, may take for something else than a text. */
const misread = /^(?:y|n|yes|no|on|off|true|false|null|nan|inf|infinity)$/i

/** A text may stand without quotes. Narrower than YAML: where quotes help the eye they are kept. */
export function isWord(text: string): boolean {
  return word.test(text) && !misread.test(text)
}

/** A text of one line as this formatter itself would write it. */
export function quoteText(text: string): string {
  if (isWord(text)) return text
  const quoted = JSON.stringify(text)
  return hasSuspiciousCharacter(text) ? quoted.replaceAll(/[^ -~]/g, escaped) : quoted
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/**
 * A quoted text of one line in the quotes that it needs: none around a word, double ones, or single
 * ones where double ones would ask for `\"` or `\\`. One that holds other escapes stays as it is: its
 * author wanted to see them.
 */
export function normalQuotes(raw: string, text: string): string {
  const isDouble = raw.startsWith('"')
  if (isDouble && raw.replaceAll(/\\["\\]/g, '').includes('\\')) return raw
  if (isWord(text)) return text
  const needsEscapes = /["\\]/.test(text)
  if (!isDouble) return needsEscapes ? raw : `"${text}"`
  return needsEscapes && !text.includes("'") ? `'${text}'` : raw
}
