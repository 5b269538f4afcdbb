/**
 * The text of a label that stands behind `xn--`, as RFC 3492 encodes it; undefined if it is none.
 * Labels have at most 63 characters, so time does not matter.
 */
export function decodePunycode(encoded: string): string | undefined {
  if (encoded.length > 63) return undefined
  const border = encoded.lastIndexOf('-')
  const characters = border > 0 ? Array.from(encoded.slice(0, border), codePointOf) : []
  const digits = Array.from(encoded.slice(border > 0 ? border + 1 : 0), digitOf)
  let codePoint = 128
  let bias = 72
  let place = 0
  for (let at = 0; at < digits.length; ) {
    const placeBefore = place
    let weight = 1
    for (let step = BASE; ; step += BASE) {
      const digit = digits[at++]
      if (digit === undefined || digit < 0) return undefined
      place += digit * weight
      const threshold = Math.min(Math.max(step - bias, 1), 26)
      if (digit < threshold) break
      weight *= BASE - threshold
      if (place > LAST || weight > LAST) return undefined
    }
    const length = characters.length + 1
    bias = adaptedBias(place - placeBefore, length, placeBefore === 0)
    codePoint += Math.floor(place / length)
    if (codePoint > 0x10ffff) return undefined
    place %= length
    characters.splice(place++, 0, codePoint)
  }
  return String.fromCodePoint(...characters)
}

const BASE = 36
/** Where RFC 3492 lets integers overflow. */
const LAST = 0x7fff_ffff

function adaptedBias(distance: number, length: number, isFirst: boolean): number {
  let left = Math.floor(distance / (isFirst ? 700 : 2))
  left += Math.floor(left / length)
  let bias = 0
  for (; left > 455; bias += BASE) left = Math.floor(left / 35)
  return bias + Math.floor((36 * left) / (left + 38))
}

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0
}

/** `a` to `z` are 0 to 25, `0` to `9` are 26 to 35, others -1. */
function digitOf(character: string): number {
  return 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(character.toLowerCase())
}
