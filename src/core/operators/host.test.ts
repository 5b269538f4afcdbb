import { describe, expect, test } from 'vitest'
import type { Json } from '../base/json.ts'
import { createLookups } from '../events/lookups.ts'
import { bindOperator } from './define-operator.ts'
import { host } from './host.ts'

function judged(param: Json, text: string, isPermit = false): string {
  const lookups = createLookups({ addressesOf: (name) => (name === 'db.test' ? ['10.0.0.5'] : ['1.1.1.1']) })
  return bindOperator(host, param, {}, { permit: isPermit, negated: false })(text, { env: {} }, lookups)
}

describe('a host with or without a port (L-43)', () => {
  test.each([
    ['a.test', 'hit'],
    ['A.test.:443', 'hit'],
    ['a.test:0', 'hit'],
    ['b.test', 'miss'],
    ['a.test.evil.test', 'miss'],
    ['127.1:80', 'miss'],
    ['', 'unknown'],
    ['a.test:', 'unknown'],
    ['a.test:65536', 'unknown'],
    ['a.test:http', 'unknown'],
    ['a.test:80:80', 'unknown'],
    ['u@a.test', 'unknown'],
    ['a.test/', 'unknown'],
    ['https://a.test', 'unknown'],
    [' a.test', 'unknown'],
    ['a.test\n', 'unknown'],
    ['a。test', 'unknown'],
  ])('%j: %s', (text, want) => {
    expect(judged('a.test', text)).toBe(want)
  })

  test.each(['::1', '[::1]', '[::1]:80', '0:0:0:0:0:0:0:1'])('%s is the loopback address', (text) => {
    expect(judged('::1', text)).toBe('hit')
    expect(judged({ cidr: '::1/128' }, text)).toBe('hit')
  })

  test('a name lies in a network if its addresses do, which the host must tell', () => {
    expect(judged({ cidr: '10.0.0.0/8' }, 'db.test:5432')).toBe('hit')
    expect(judged({ cidr: '10.0.0.0/8' }, 'a.test')).toBe('miss')
    expect(host.needs?.({ cidr: '10.0.0.0/8' } as never, { permit: false, negated: false })).toEqual(['addressesOf'])
    expect(host.needs?.([{ ref: 'env.host' }, { under: { list: 'ours' } }, { cidr: { list: 'nets' } }] as never, { permit: false, negated: false })).toEqual(['addressesOf'])
    expect(host.needs?.(['a.test', '10.0.0.1'] as never, { permit: false, negated: false })).toEqual([])
  })

  test('a number with a zero in front passes a permit only if it does both ways', () => {
    expect([judged('8.8.8.8', '010.8.8.8'), judged('8.8.8.8', '010.8.8.8', true)]).toEqual(['hit', 'unknown'])
    expect([judged('10.8.8.8', '010.8.8.8'), judged('10.8.8.8', '010.8.8.8', true)]).toEqual(['unknown', 'miss'])
  })
})
