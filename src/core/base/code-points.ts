/** A surrogate without its partner; a text that holds one is no Unicode text and text tests do not judge it (L-40). */
export function hasLoneSurrogate(text: string): boolean {
  return !text.isWellFormed()
}

export function codePointLength(text: string): number {
  let length = text.length
  for (let i = 0; i + 1 < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit < 0xd800 || unit > 0xdbff) continue
    const next = text.charCodeAt(i + 1)
    if (next >= 0xdc00 && next <= 0xdfff) {
      length--
      i++
    }
  }
  return length
}

/** The first `count` code points; never half of a surrogate pair. */
export function firstCodePoints(text: string, count: number): string {
  if (text.length <= count) return text
  let end = 0
  for (let taken = 0; taken < count && end < text.length; taken++) {
    const unit = text.charCodeAt(end)
    const next = text.charCodeAt(end + 1)
    end += unit >= 0xd800 && unit <= 0xdbff && next >= 0xdc00 && next <= 0xdfff ? 2 : 1
  }
  return text.slice(0, end)
}
