import { expect, test } from 'vitest'
import { looksCredential } from './looks-credential.ts'

test.each(['YnJvd3Nlcjo=', 'ZGVtbzpuMHQtNC1yMzRs', '22cb9879fe', 'ZGVtbzpkZWlvbmVz', '5eb4223e-5008-46e5-be67-c7b8f2732305'])(
  '%j looks like credentials',
  (value) => {
    expect(looksCredential(value)).toBe(true)
  },
)

test.each(['token', 'ACCESS_TOKEN', 'accessTokenValue', 'my-secret', 'required', 'xxxxxxxx1', 'your_key_1', 'abcdefghij'])(
  '%j does not',
  (value) => {
    expect(looksCredential(value)).toBe(false)
  },
)
