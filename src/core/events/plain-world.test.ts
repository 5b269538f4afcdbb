import { expect, test } from 'vitest'
import { plainWorld } from './plain-world.ts'

test.each([
  ['/a/b', {}, '/a/b'],
  ['/a/./b/../c', {}, '/a/c'],
  ['/a/link/x', { '/a/link': '/z' }, '/z/x'],
  ['/a/link/../x', { '/a/link': '/z/deep' }, '/z/x'],
  ['/a/link', { '/a/link': 'other/f' }, '/a/other/f'],
  ['/a/new', { '/a/new': '/a/two', '/a/two': '/etc/f' }, '/etc/f'],
  ['/../..', {}, '/'],
  ['C:\\Users\\dev\\SSH~1\\id', { 'C:\\Users\\dev\\SSH~1': 'C:\\Users\\dev\\.ssh' }, 'C:\\Users\\dev\\.ssh\\id'],
])('the real path of %j with links %j is %j', (path, links, want) => {
  expect(plainWorld({ links }).realPath(path)).toBe(want)
})

test('links in a circle are an error and no answer', () => {
  expect(() => plainWorld({ links: { '/a': '/b', '/b': '/a' } }).realPath('/a')).toThrow(RangeError)
})

test('names are public unless they are listed, and files lie below the folder of the run', () => {
  const world = plainWorld({ dns: { 'a.test': ['10.0.0.1'] }, files: ['src/a.ts', '/etc/f'] }, '/srv')
  expect(world.addressesOf('a.test')).toEqual(['10.0.0.1'])
  expect(world.addressesOf('constructor')).toEqual(['93.184.215.14'])
  expect(world.filesBelow('/srv')).toEqual(['/srv/src/a.ts'])
  expect(world.redirectOf('https://a.test/')).toBeNull()
})
