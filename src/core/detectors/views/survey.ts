/** What a text holds that a decoder could undo, so that no decoder looks where there is nothing for it. */
export interface Survey {
  /** Starts and ends, in turn, of long runs of characters of base64. */
  readonly base64Runs: readonly number[]
  /** Many pairs of characters with one sign between two of them. */
  readonly hasPairs: boolean
  /** One of `%`, `\`, `&`. */
  readonly hasEscapes: boolean
  readonly hasInvisible: boolean
  readonly hasLineBreaks: boolean
}

/** Characters of base64 or of hexadecimal digits in a row that are worth decoding: twelve bytes, eight bytes. */
export const LEAST_RUN = 16
/** Pairs with a sign between that are worth decoding. */
const LEAST_PAIRS = 8

const BASE64 = 1
const ESCAPE = 4
const INVISIBLE = 8
const LINE_BREAK = 16

const kinds = Uint8Array.from({ length: 128 }, (_, code) => kindOf(String.fromCharCode(code)))

function kindOf(character: string): number {
  if (/[A-Za-z0-9+/_-]/.test(character)) return BASE64
  if (/[%\\&]/.test(character)) return ESCAPE
  if (/[\n\r]/.test(character)) return LINE_BREAK
  return character !== '\t' && (character < ' ' || character === '\x7F') ? INVISIBLE : 0
}

/** One pass over the text. */
export function surveyText(text: string): Survey {
  const base64Runs: number[] = []
  let marks = 0
  let pairs = 0
  let hasPairs = false
  let run = 0
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : 32
    const kind = code < 128 ? (kinds[code] ?? 0) : isInvisible(code) ? INVISIBLE : 0
    if (kind === BASE64) continue
    const length = at - run
    if (length >= LEAST_RUN) base64Runs.push(run, at)
    pairs = length === 2 ? pairs + 1 : 0
    if (pairs === LEAST_PAIRS) hasPairs = true
    run = at + 1
    marks |= kind
  }
  return {
    base64Runs,
    hasPairs,
    hasEscapes: (marks & ESCAPE) !== 0,
    hasInvisible: (marks & INVISIBLE) !== 0,
    hasLineBreaks: (marks & LINE_BREAK) !== 0,
  }
}

/**
 * Units beyond ASCII that take no room on a screen: C1, the soft hyphen, joiners, marks and overrides
 * of direction, fillers, variation selectors, and the first halves of tags and of further selectors.
 */
export function isInvisible(code: number): boolean {
  if (code < 0x2000) {
    return (
      (code >= 0x80 && code <= 0x9f) ||
      code === 0xad ||
      code === 0x34f ||
      code === 0x61c ||
      code === 0x115f ||
      code === 0x1160 ||
      code === 0x17b4 ||
      code === 0x17b5 ||
      (code >= 0x180b && code <= 0x180f)
    )
  }
  return (
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x206f) ||
    code === 0x3164 ||
    code === 0xdb40 ||
    (code >= 0xfe00 && code <= 0xfe0f) ||
    code === 0xfeff ||
    code === 0xffa0 ||
    (code >= 0xfff0 && code <= 0xfffb)
  )
}
