import { expect, test } from 'vitest'
import { base64OfHex } from './base64-of-hex.ts'

// The test vectors of RFC 4648 section 10.
test.each([
  ['', ''],
  ['66', 'Zg=='],
  ['666f', 'Zm8='],
  ['666f6f', 'Zm9v'],
  ['666f6f626172', 'Zm9vYmFy'],
  ['fbff', '+/8='],
])('%j is %j', (hex, want) => {
  expect(base64OfHex(hex)).toBe(want)
})
