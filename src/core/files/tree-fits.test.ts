import { describe, expect, test } from 'vitest'
import { growth, LINEAR } from '../../../test/support/growth.ts'
import { createLookups } from '../events/lookups.ts'
import { plainWorld, type PlainWorld } from '../events/plain-world.ts'
import type { World } from '../events/world.ts'
import type { PathPlace } from './fold-name.ts'
import type { PathTest } from './path-test.ts'
import { readPath } from './read-path.ts'
import { treeFits } from './tree-fits.ts'

const guard = { permit: false, negated: false }
const permit = { permit: true, negated: false }
const env = { cwd: '/srv/app', workspace: '/srv/app', home: '/home/dev', os: 'linux', fs_case: 'sensitive' }

function judge(text: string, pathTest: PathTest, place: PathPlace, world: World) {
  return treeFits(readPath(text, env), pathTest, place, { env }, createLookups(world))
}

const files = ['/srv/app/.env', '/srv/app/src/a.ts', '/srv/app/.git/hooks/pre-commit', '/home/dev/.ssh/id_rsa']
const plain: PlainWorld = { files, links: { '/srv/app/home': '/home/dev' } }

test.each<[string, PathTest, PathPlace, string]>([
  ['.', { name: '.env' }, guard, 'hit'],
  ['src', { name: '.env' }, guard, 'miss'],
  ['.', { inside: '.git/hooks' }, guard, 'hit'],
  ['.git/hooks', { inside: '.git/hooks' }, guard, 'hit'],
  ['.git/hooks/old', { inside: '.git/hooks' }, guard, 'hit'],
  ['src', { inside: '.git/hooks' }, guard, 'miss'],
  ['/', { inside: '~/.ssh' }, guard, 'hit'],
  ['home', { inside: '~/.ssh' }, guard, 'hit'],
  ['home', { inside: '~/.ssh', links: 'lexical' }, guard, 'miss'],
  ['.', { equals: 'src/a.ts' }, guard, 'hit'],
  ['.', { equals: 'src/b.ts' }, guard, 'miss'],
  ['$X', { equals: 'src/b.ts' }, guard, 'unknown'],
  ['src', { inside: '.' }, permit, 'hit'],
  ['home', { inside: '.' }, permit, 'miss'],
  ['/srv', { inside: '.' }, permit, 'miss'],
  ['src', { inside: '.', ext: 'ts' }, permit, 'miss'],
])('the tree %j under %j in %j: %s (L-70)', (text, pathTest, place, want) => {
  expect(judge(text, pathTest, place, plainWorld(plain))).toBe(want)
})

describe('without a list of files (L-70)', () => {
  const world: World = { realPath: (path) => path }
  test.each<[string, PathTest, PathPlace, string]>([
    ['.', { name: '.env' }, guard, 'unknown'],
    ['.', { inside: '.git/hooks' }, guard, 'unknown'],
    ['.git', { inside: '.git/hooks' }, guard, 'unknown'],
    ['.git/hooks', { inside: '.git/hooks' }, guard, 'hit'],
    ['src', { inside: '.git/hooks' }, guard, 'miss'],
    ['src', { equals: ['.agent/settings.json', '/srv/app/srcx'] }, guard, 'miss'],
    ['src', { glob: '/etc/**' }, guard, 'miss'],
    ['src', { glob: '/**/.env.*' }, guard, 'unknown'],
    ['src', { name: { glob: '*.pem' }, inside: '/etc' }, guard, 'miss'],
    ['src', { inside: '.' }, permit, 'hit'],
    ['src', { glob: '**' }, permit, 'unknown'],
  ])('the tree %j under %j in %j: %s', (text, pathTest, place, want) => {
    expect(judge(text, pathTest, place, world)).toBe(want)
  })
})

test('a list that fails, or names what cannot be read, leaves it unknown', () => {
  const failing = { realPath: (path: string) => path, filesBelow: () => { throw new Error('too many') } }
  expect(judge('.', { name: '.env' }, guard, failing)).toBe('unknown')
  const odd = { realPath: (path: string) => path, filesBelow: () => ['relative'] }
  expect(judge('.', { name: '.env' }, guard, odd)).toBe('unknown')
})

test('a large tree takes time that grows with the number of its files', () => {
  const many = Array.from({ length: 20_000 }, (_, index) => `/srv/app/src/folder-${index % 100}/some-file-${index}.ts`)
  const read = (size: number): unknown =>
    judge('.', { glob: '/**/.env.*' }, guard, plainWorld({ files: many.slice(0, size) }))
  expect(read(20_000)).toBe('miss')
  expect(growth(read, 5_000)).toBeLessThan(LINEAR)
}, 60_000)
