/** What a terminal shows for one code point: its text, and how many columns that takes. */
export interface Cell {
  readonly text: string
  readonly width: number
}

const tabWidth = 4
// Controls, format characters (bidi controls and tags among them), odd spaces, private use, lone surrogates.
const hidden = /^[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u00a0\u1680\u115f\u1160\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]$/u
const marks = /^[\p{Mn}\p{Me}]$/u
const wide =
  /^[\u1100-\u115e\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1faff}\u{20000}-\u{3fffd}]$/u

/**
 * A code point as it may be printed. What cannot be seen, or could move other characters about, is
 * written as `<U+202E>`, so that a frame shows what is there and no text can drive the terminal.
 */
export function cellOf(codePoint: string): Cell {
  if (codePoint >= ' ' && codePoint <= '~') return { text: codePoint, width: 1 }
  if (codePoint === '\t') return { text: ' '.repeat(tabWidth), width: tabWidth }
  if (hidden.test(codePoint)) {
    const text = codePointName(codePoint)
    return { text, width: text.length }
  }
  if (marks.test(codePoint)) return { text: codePoint, width: 0 }
  return { text: codePoint, width: wide.test(codePoint) ? 2 : 1 }
}

/** `U+00A0` in angle brackets. */
export function codePointName(codePoint: string): string {
  return `<U+${(codePoint.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`
}

export function printable(text: string): string {
   
  if (/^[\u0020-\u007e]*$/.test(text)) return text
  return Array.from(text, (codePoint) => cellOf(codePoint).text).join('')
}
