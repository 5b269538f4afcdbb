import { sha256 } from '@noble/hashes/sha2.js'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/**
 * The 25 bytes that an address of the Bitcoin family writes in base 58; undefined if it is another length or
 * alphabet.
 */
function addressBytes(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(25)
  for (const sign of text) {
    let carry = alphabet.indexOf(sign)
    if (carry < 0) return undefined
    for (let place = bytes.length - 1; place >= 0; place--) {
      carry += (bytes[place] ?? 0) * 58
      bytes[place] = carry % 256
      carry = Math.floor(carry / 256)
    }
    if (carry !== 0) return undefined
  }
  return bytes
}

/** The last four bytes are the first of the twofold SHA-256 of the others (Base58Check). */
export function isBase58Check(text: string): boolean {
  const bytes = addressBytes(text)
  if (bytes === undefined) return false
  const sum = sha256(sha256(bytes.subarray(0, 21)))
  return bytes.subarray(21).every((byte, place) => byte === sum[place])
}
