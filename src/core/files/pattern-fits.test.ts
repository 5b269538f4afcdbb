import { describe, expect, test } from 'vitest'
import type { Env } from '../events/hook-context.ts'
import { createLookups } from '../events/lookups.ts'
import { plainWorld, type PlainWorld } from '../events/plain-world.ts'
import type { World } from '../events/world.ts'
import type { PathPlace } from './fold-name.ts'
import { patternFits } from './pattern-fits.ts'
import type { PathTest } from './path-test.ts'

const guard = { permit: false, negated: false }
const permit = { permit: true, negated: false }
const linux = { cwd: '/srv/app', workspace: '/srv/app', home: '/home/dev', os: 'linux', fs_case: 'sensitive' }

function judge(pattern: string, pathTest: PathTest, place: PathPlace, world: World, env: Env = linux) {
  return patternFits([{ text: pattern, isPattern: true }], pathTest, place, { env }, createLookups(world))
}

const plain: PlainWorld = {
  files: ['/srv/app/.env', '/srv/app/src/a.ts', '/srv/app/l.txt', '/srv/app/.git/hooks/pre-commit', '/home/dev/.ssh/id_rsa'],
  links: { '/srv/app/l.txt': '/srv/app/.env' },
}

test.each<[string, PathTest, PathPlace, string]>([
  ['.e*', { name: '.env' }, guard, 'hit'],
  ['.en?', { name: '.env' }, guard, 'hit'],
  ['.[a-f]nv', { name: '.env' }, guard, 'hit'],
  ['.[!a-f]nv', { name: '.env' }, guard, 'miss'],
  ['*env', { name: '.env' }, guard, 'miss'],
  ['?env', { name: '.env' }, guard, 'miss'],
  ['[.]env', { name: '.env' }, guard, 'miss'],
  ['*.txt', { name: '.env' }, guard, 'hit'],
  ['*.txt', { name: '.env', links: 'lexical' }, guard, 'miss'],
  ['src/*', { name: '.env' }, guard, 'miss'],
  ['/home/*/.ssh/id_rsa', { inside: '~/.ssh' }, guard, 'hit'],
  ['~/.s*/id_*', { inside: '~/.ssh' }, guard, 'hit'],
  ['~/.s*', { inside: '~/.ssh' }, guard, 'hit'],
  ['.g*/hooks', { inside: '.git/hooks' }, guard, 'hit'],
  ['**/a.ts', { equals: 'src/a.ts' }, guard, 'hit'],
  ['*/../.env', { name: '.env' }, guard, 'unknown'],
  ['/p*/self/root/etc/passwd', { equals: '/etc/passwd' }, guard, 'unknown'],
  ['/proc/*/cwd/.env', { name: 'x' }, guard, 'unknown'],
  ['src/*', { inside: '.' }, permit, 'hit'],
  ['*.zip', { inside: '.' }, permit, 'hit'],
  ['/home/*', { inside: '.' }, permit, 'miss'],
  ['.env', { name: '.env' }, guard, 'hit'],
])('the word %j under %j in %j: %s (L-70)', (pattern, pathTest, place, want) => {
  expect(judge(pattern, pathTest, place, plainWorld(plain))).toBe(want)
})

test('what is quoted is no pattern', () => {
  const word = [{ text: '.e*', isPattern: false }, { text: '?', isPattern: true }]
  const judgeIn = (files: readonly string[]) =>
    patternFits(word, { name: { glob: '.e*' } }, guard, { env: linux }, createLookups(plainWorld({ files })))
  expect(judgeIn(['/srv/app/.env'])).toBe('hit')
  expect(patternFits(word, { name: '.env' }, guard, { env: linux }, createLookups(plainWorld(plain)))).toBe('miss')
})

describe('without a list of files (L-70)', () => {
  const world: World = { realPath: (path) => path }
  test.each<[string, PathTest, PathPlace, string]>([
    ['*.txt', { name: '.env' }, guard, 'miss'],
    ['*', { name: '.env' }, guard, 'miss'],
    ['.*', { name: '.env' }, guard, 'unknown'],
    ['*.txt', { glob: '/**/.env.*' }, guard, 'miss'],
    ['.env.*', { glob: '/**/.env.*' }, guard, 'unknown'],
    ['src/*', { inside: '.git/hooks' }, guard, 'miss'],
    ['.g*/hooks/x', { inside: '.git/hooks' }, guard, 'unknown'],
    ['*/hooks/x', { inside: '.git/hooks' }, guard, 'miss'],
    ['*.pem', { ext: 'pem' }, guard, 'unknown'],
    ['*.txt', { ext: 'pem' }, guard, 'miss'],
    ['id_[a-z]*', { name: 'id_rsa' }, guard, 'unknown'],
    ['src/*', { inside: '.' }, permit, 'unknown'],
  ])('the word %j under %j in %j: %s', (pattern, pathTest, place, want) => {
    expect(judge(pattern, pathTest, place, world)).toBe(want)
  })
})
