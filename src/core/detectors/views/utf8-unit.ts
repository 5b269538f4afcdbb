/**
 * The character of UTF-8 that begins at `at`, as UTF-16 units, and the bytes that it takes. Undefined =
 * the bytes are no UTF-8 there.
 */
export function utf8Unit(
  bytes: ArrayLike<number>,
  at: number,
): { readonly units: readonly number[]; readonly length: number } | undefined {
  const first = bytes[at] ?? -1
  if (first < 0) return undefined
  if (first < 0x80) return { units: [first], length: 1 }
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2
  if (first < 0xc2 || first > 0xf4) return undefined
  let point = first & (0x7f >> length)
  for (let more = 1; more < length; more++) {
    const byte = bytes[at + more] ?? 0
    if ((byte & 0xc0) !== 0x80) return undefined
    point = (point << 6) | (byte & 0x3f)
  }
  const least = length === 4 ? 0x10000 : length === 3 ? 0x800 : 0x80
  if (point < least || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) return undefined
  if (point < 0x10000) return { units: [point], length }
  const rest = point - 0x10000
  return { units: [0xd800 | (rest >> 10), 0xdc00 | (rest & 0x3ff)], length }
}
