import { sha256 as hash } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256 of the UTF-8 bytes of `text`, as 64 lower-case hex digits. Synchronous, so that rules can use it. */
export function sha256Hex(text: string): string {
  return bytesToHex(hash(utf8ToBytes(text)))
}
