import { expect, test } from 'vitest'
import { parseShard } from './parse-shard.ts'

test.each<[string, number, number]>([['1/1', 1, 1], ['2/3', 2, 3], ['12/120', 12, 120]])('%s is a share', (text, index, of) => {
  expect(parseShard(text)).toEqual({ ok: true, value: { index, of } })
})

test.each(['', '1', '0/2', '3/2', '-1/2', '1/2/3', '1.5/2', ' 1/2', '1/0', '1/9999999'])('%j is none', (text) => {
  expect(parseShard(text)).toMatchObject({ ok: false })
})
