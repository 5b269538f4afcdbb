const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Bytes that are written in hexadecimal, in Base64: the form in which a page names the hash of its script. */
export function base64OfHex(hex: string): string {
  const bits = Array.from(hex, (digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('')
  const text = (bits.match(/.{1,6}/g) ?? []).map((six) => signs[Number.parseInt(six.padEnd(6, '0'), 2)]).join('')
  return text.padEnd(Math.ceil(text.length / 4) * 4, '=')
}
