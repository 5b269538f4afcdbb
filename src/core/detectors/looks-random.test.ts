import { expect, test } from 'vitest'
import { looksRandom } from './looks-random.ts'

test.each([
  'N0tAR3alK3yJustAD3moValu3',
  'c0ffee5ea1ba0bab1e9decaf7ed2b1ad',
  'c0ffee5e-a1ba-4bab-9e9d-ecaf7ed2b1ad',
  'eyJ0eXAiOiJKV1slS3oASx==',
  'prod-8fk2l9sd7',
])('%j looks random', (value) => {
  expect(looksRandom(value)).toBe(true)
})

test.each([
  ['a word', 'administrator'],
  ['a number', '1234059871234'],
  ['a name with a number', 'ultraPictureBox1'],
  ['names joined', 'X25519.secret_length'],
  ['a constant', 'XXH3_SECRET_SIZE_MIN'],
  ['a version', 'jjwt-jackson-0.11.2'],
  ['a date', '2024-01-31T10-20-30Z'],
  ['a host', 'sm02915.int.contoso.com'],
  ['a resource', 'cmp2-qat-1208358310'],
  ['a path', '/var/run/secrets2/token'],
  ['a count', 'dapi123456789012345678a9bc'],
  ['hex digits in two letter cases', 'acdeFf05b1a6d4c890237bf08c5e6e8d'],
  ['a placeholder', 'your_api_key_h3r3e'],
  ['nothing', ''],
])('%s does not look random', (_, value) => {
  expect(looksRandom(value)).toBe(false)
})
