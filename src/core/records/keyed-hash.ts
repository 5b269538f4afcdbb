import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalJson } from '../base/canonical-json.ts'
import type { Json } from '../base/json.ts'

/** Bytes of the shortest key; with a shorter one the values of short arguments could be guessed back. */
const SHORTEST_KEY = 16

/** Hashes of values and of names under one key of the host: equal values can be told, no value can be read (L-83). */
export interface KeyedHash {
  /** HMAC-SHA-256 of the RFC 8785 form, as 64 lower-case hex digits. */
  readonly value: (value: Json) => string
  /** Of a member name, apart from the values: a name never hashes like a text. */
  readonly name: (name: string) => string
}

/** @throws RangeError if the key is shorter than 16 bytes: its hashes would protect nothing. */
export function createKeyedHash(key: Uint8Array): KeyedHash {
  if (key.length < SHORTEST_KEY) throw new RangeError(`a record key has at least ${SHORTEST_KEY} bytes`)
  const own = Uint8Array.from(key)
  const hash = (text: string): string => bytesToHex(hmac(sha256, own, utf8ToBytes(text)))
  return {
    value: (value) => hash(`value:${canonicalJson(value)}`),
    name: (name) => hash(`name:${JSON.stringify(name)}`),
  }
}
