/** At most `maxBytes` of UTF-8 from the front, cut between characters (S-105). */
export function excerpt(text: string, maxBytes: number): string {
  let bytes = 0
  let end = 0
  // No character has more bytes than this much text, so a long text is not walked to its end.
  for (const character of text.slice(0, maxBytes + 1)) {
    bytes += byteLength(character)
    if (bytes > maxBytes) break
    end += character.length
  }
  return text.slice(0, end)
}

function byteLength(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}
