import { expect, test } from 'vitest'
import type { Json } from '../base/json.ts'
import { recipientsOf } from './recipients-of.ts'

const ann = { local: 'ann', domain: 'example.com' }
const bob = { local: 'bob', domain: 'example.org' }

test.each<[Json, Json]>([
  ['ann@example.com, bob@example.org', [ann, bob]],
  [[], []],
  ['', []],
  [['ann@example.com', 'bob@example.org'], [ann, bob]],
  [['ann@example.com, bob@example.org'], [ann, bob]],
  [['', 'ann@example.com'], [ann]],
  [{ name: 'Ann', email: 'ann@example.com' }, [ann]],
  [{ name: 'bob@example.org', address: 'ann@example.com' }, [ann]],
  [[{ email: 'ann@example.com' }, 'bob@example.org'], [ann, bob]],
  [{ email: null, address: 'ann@example.com' }, [ann]],
])('%j names its mailboxes (L-45)', (value, want) => {
  expect(recipientsOf(value)).toEqual(want)
})

test.each<[Json]>([
  [5],
  [true],
  [{}],
  [[null]],
  [[5]],
  [[['ann@example.com']]],
  [{ name: 'Ann' }],
  [{ email: '' }],
  [{ email: null }],
  [{ email: ['ann@example.com'] }],
  [{ email: { address: 'ann@example.com' } }],
  [{ email: 'ann@example.com', address: 'bob@example.org' }],
  [{ email: 'ann@example.com', Email: 'bob@example.org' }],
  [{ Email: 'ann@example.com' }],
  [{ mail: 'ann@example.com' }],
  [{ emailAddress: { address: 'ann@example.com' } }],
  [['ann@example.com', 'bob']],
  [['ann@example.com', '\ud800']],
  [Array.from({ length: 5_001 }, () => 'ann@example.com')],
])('%j is no list of recipients', (value) => {
  expect(recipientsOf(value)).toBeUndefined()
})
