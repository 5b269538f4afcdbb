import { expect, test } from 'vitest'
import { longestRun, looksIssued } from './looks-issued.ts'

test.each([
  'YOUR_API_KEY',
  'my-example-key-2024',
  'changeme1234',
  'change-me-please',
  'sk_live_xxxxxxxxxxxxxxxx',
  'Replace9This8Value7',
  '00000000deadbeef',
  'abcdefghijklmnop',
  'REDACTED77',
  'a1b2c3...',
  '****9f3c',
])('%j was never issued', (value) => {
  expect(looksIssued(value)).toBe(false)
})

test.each(['N0tAR3alK3yJustAD3moValu3', 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad', 'hereyouryes7kq2', 'abc123xyz-456def789ghi'])(
  '%j may have been issued',
  (value) => {
    expect(looksIssued(value)).toBe(true)
  },
)

test.each([
  ['', 0],
  ['a', 1],
  ['aaaa', 1],
  ['abcd', 4],
  ['zabcz', 3],
  ['890', 2],
  ['dcba', 1],
])('the longest run of %j is %d', (value, length) => {
  expect(longestRun(value)).toBe(length)
})
