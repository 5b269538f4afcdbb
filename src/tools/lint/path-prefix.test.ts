import { expect, test } from 'vitest'
import { operatorByName } from '../../core/operators/registry.ts'
import { readPrefix } from './path-prefix.ts'

function prefixOf(name: string, param: string, full?: boolean): ReturnType<typeof readPrefix> {
  const definition = operatorByName(name)
  if (definition === undefined) throw new Error(`no operator ${name}`)
  const span = { source: { name: '', text: '' }, start: 0, end: 0 }
  return readPrefix({ kind: 'operator', definition, name, operand: { kind: 'literal', param }, modifiers: full === undefined ? {} : { full }, span, operandSpan: span })
}

test.each([
  ['/etc', { kind: 'path', folder: '/etc' }],
  ['/srv/app/', { kind: 'path', folder: '/srv/app' }],
  ['~/.ssh', { kind: 'path', folder: '~/.ssh' }],
  ['/', { kind: 'path', folder: '/' }],
  ['https://good.example', { kind: 'url', scheme: 'https', host: 'good.example', path: '' }],
  ['https://good.example/docs', { kind: 'url', scheme: 'https', host: 'good.example', path: '/docs' }],
  ['git push', undefined],
])('starts_with %s', (param, want) => {
  expect(prefixOf('starts_with', param)).toEqual(want)
})

test('a pattern that begins with such a text counts, unless it is one of the whole text', () => {
  expect(prefixOf('matches', '^/etc/')).toEqual({ kind: 'path', folder: '/etc' })
  expect(prefixOf('matches', '(?i)^https://good\\.example')).toEqual({ kind: 'url', scheme: 'https', host: 'good.example', path: '' })
  expect(prefixOf('matches', '^/etc/[a-z]+$')).toBeUndefined()
  expect(prefixOf('matches', '/etc/', true)).toBeUndefined()
  expect(prefixOf('contains', '/etc')).toBeUndefined()
})
