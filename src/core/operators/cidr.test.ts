import { expect, test } from 'vitest'
import type { Json } from '../base/json.ts'
import { bindOperator } from './define-operator.ts'
import { cidr } from './cidr.ts'

test.each<[Json, string, string]>([
  ['10.0.0.0/8', '10.255.255.255', 'hit'],
  ['10.0.0.0/8', '9.255.255.255', 'miss'],
  ['10.0.0.0/8', '167772165', 'hit'],
  ['10.0.0.0/8', '012.0.0.1', 'hit'],
  ['10.0.0.1', '10.0.0.1', 'hit'],
  ['10.0.0.1', '10.0.0.2', 'miss'],
  ['0.0.0.0/0', '255.255.255.255', 'hit'],
  ['0.0.0.0/0', '::1', 'miss'],
  ['fd00::/8', '[fdff::1]', 'hit'],
  ['fd00::/8', 'fe00::1', 'miss'],
  ['::ffff:10.0.0.0/104', '10.0.0.1', 'hit'],
  ['10.0.0.0/8', '2002:a00:1::', 'unknown'],
  ['10.0.0.0/8', 'a.test', 'unknown'],
  ['10.0.0.0/8', '10.0.0.1:80', 'unknown'],
  ['10.0.0.0/8', '10.0.0.0/8', 'unknown'],
  ['10.0.0.0/8', ' 10.0.0.1', 'unknown'],
  ['10.0.0.0/8', '10.0.0.256', 'unknown'],
  ['fe80::/10', 'fe80::1%eth0', 'unknown'],
  ['10.0.0.0/8', '', 'unknown'],
])('%j on %s: %s (L-43)', (param, text, want) => {
  expect(bindOperator(cidr, param, {})(text, { env: {} })).toBe(want)
})

test.each(['10.0.0.0/8/8', '10.0.0.1/8', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/08', '10/8', '010.0.0.0/8', '0x0a.0.0.0/8', 'fd00::/129', 'a.test', '1.2.3.4.', ['10.0.0.0/8', '']])(
  '%j is no network',
  (param) => {
    expect(cidr.param.safeParse(param).success).toBe(false)
  },
)
