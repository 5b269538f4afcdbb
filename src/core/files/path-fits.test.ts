import { describe, expect, test } from 'vitest'
import type { Env } from '../events/hook-context.ts'
import { createLookups } from '../events/lookups.ts'
import { plainWorld } from '../events/plain-world.ts'
import type { World } from '../events/world.ts'
import type { PathPlace } from './fold-name.ts'
import { pathFits } from './path-fits.ts'
import type { PathTest } from './path-test.ts'
import { readPath } from './read-path.ts'

const guard = { permit: false, negated: false }
const guardBelowNot = { permit: false, negated: true }
const permit = { permit: true, negated: false }
const permitBelowNot = { permit: true, negated: true }
const linux = { cwd: '/srv/app', workspace: '/srv/app', home: '/home/dev', os: 'linux', fs_case: 'sensitive' }

function judge(text: string, pathTest: PathTest, place: PathPlace, env: Env = linux, world: World = plainWorld({})) {
  return pathFits(readPath(text, env), pathTest, place, { env }, createLookups(world))
}

test.each<[string, PathTest, string]>([
  ['src/a.ts', { inside: '.' }, 'hit'],
  ['.', { inside: '.' }, 'hit'],
  ['.', { inside: '.', strict: true }, 'miss'],
  ['a', { inside: '.', strict: true }, 'hit'],
  ['/srv/app-backup', { inside: '/srv/app' }, 'miss'],
  ['..', { inside: '.' }, 'miss'],
  ['/any/x', { inside: '/' }, 'hit'],
  ['/', { inside: '/' }, 'hit'],
  ['/', { inside: '/', strict: true }, 'miss'],
  ['~/.ssh/id', { inside: ['~/.aws', '~/.ssh'] }, 'hit'],
  ['/home/dev', { inside: 'file:///home' }, 'hit'],
  ['lib/a', { inside: ['src', 'test'] }, 'miss'],
  ['src/../a/b', { equals: 'a/b' }, 'hit'],
  ['a/b/c', { equals: 'a/b' }, 'miss'],
  ['/', { equals: '/' }, 'hit'],
  ['x/.env', { name: '.env' }, 'hit'],
  ['x/.env/', { name: '.env' }, 'hit'],
  ['.env/x', { name: '.env' }, 'miss'],
  ['x/.ENV', { name: '.env' }, 'miss'],
  ['/', { name: { glob: '*' } }, 'miss'],
  ['.env.local', { name: [{ glob: ['*.pem', '.env.*'] }, '.env'] }, 'hit'],
  ['a*b', { name: 'a*b' }, 'hit'],
  ['axb', { name: 'a*b' }, 'miss'],
  ['a.ts', { ext: 'ts' }, 'hit'],
  ['a.ts', { ext: '.ts' }, 'hit'],
  ['a.d.ts', { ext: 'd.ts' }, 'hit'],
  ['a.tar.gz', { ext: 'gz' }, 'hit'],
  ['.ts', { ext: 'ts' }, 'miss'],
  ['..ts', { ext: 'ts' }, 'miss'],
  ['.env.local', { ext: 'local' }, 'hit'],
  ['ats', { ext: 'ts' }, 'miss'],
  ['/', { ext: 'ts' }, 'miss'],
  ['src/a.ts', { inside: 'src', ext: 'ts' }, 'hit'],
  ['lib/a.ts', { inside: 'src', ext: 'ts' }, 'miss'],
  ['src/a.ts', { glob: 'src/*' }, 'hit'],
  ['src/.a', { glob: 'src/*' }, 'hit'],
  ['src/b/a.ts', { glob: 'src/*' }, 'miss'],
  ['src', { glob: 'src/**' }, 'miss'],
  ['src/b/a.ts', { glob: 'src/**' }, 'hit'],
  ['src/a.ts', { glob: 'src/**/a.ts' }, 'hit'],
  ['src/x/y/a.ts', { glob: 'src/**/a.ts' }, 'hit'],
  ['src/xa.ts', { glob: 'src/**/a.ts' }, 'miss'],
  ['src/q/xa.ts', { glob: 'src/**a.ts' }, 'hit'],
  ['/.env.x', { glob: '/**/.env.*' }, 'hit'],
  ['/srv/.env.x', { glob: '/**/.env.*' }, 'hit'],
  ['/srv/.envrc', { glob: '/**/.env.*' }, 'miss'],
  ['/home/dev/.ssh/id_rsa', { glob: '~/.ssh/id_*' }, 'hit'],
  ['src/[id].ts', { glob: 'src/[id].*' }, 'hit'],
  ['src/i.ts', { glob: 'src/[id].*' }, 'miss'],
  ['src/ab.ts', { glob: 'src/a?.ts' }, 'miss'],
  ['b/x', { glob: 'a/../b/*' }, 'hit'],
])('%j under %j: %s, in a guard and in a permit (L-42)', (text, pathTest, want) => {
  expect(judge(text, pathTest, guard)).toBe(want)
  expect(judge(text, pathTest, permit)).toBe(want)
})

describe('links: one of both forms is enough for a guard, a permit wants both (L-42)', () => {
  const links = { '/srv/app/out': '/etc', '/home/dev/in': '/srv/app/src', '/srv/app/l': '/srv/app/.env' }
  test.each<[string, PathTest, PathPlace, string]>([
    ['out/x', { inside: '/etc' }, guard, 'hit'],
    ['out/x', { inside: '.' }, guard, 'hit'],
    ['out/x', { inside: '.' }, permit, 'miss'],
    ['out/x', { inside: '/etc' }, permit, 'miss'],
    ['out/x', { inside: '.' }, guardBelowNot, 'miss'],
    ['out/x', { inside: '.' }, permitBelowNot, 'hit'],
    ['~/in/a', { inside: '.' }, permit, 'miss'],
    ['~/in/a', { inside: '.' }, guard, 'hit'],
    ['l', { name: '.env' }, guard, 'hit'],
    ['l', { name: '.env' }, permit, 'miss'],
    ['l', { name: '.env', links: 'lexical' }, guard, 'miss'],
    ['out/x', { inside: '.', links: 'lexical' }, permit, 'hit'],
    ['out/../passwd', { equals: '/passwd' }, guard, 'hit'],
    ['out/../passwd', { inside: '.' }, permit, 'miss'],
  ])('%j under %j in %j: %s', (text, pathTest, place, want) => {
    expect(judge(text, pathTest, place, linux, plainWorld({ links }))).toBe(want)
  })

  test('a tool that takes `..` out before it opens the file must not get past a permit either', () => {
    const world = plainWorld({ links: { '/srv/app/in': '/srv/app/a/b', '/srv/app/x': '/etc/passwd' } })
    // A kernel opens /srv/app/a/x, the tool /srv/app/x.
    expect(judge('in/../x', { inside: '.' }, permit, linux, world)).toBe('miss')
    expect(judge('in/../x', { equals: '/etc/passwd' }, guard, linux, world)).toBe('hit')
  })

  test('an operand counts as written and where its links lead', () => {
    const world = plainWorld({ links: { '/srv/app': '/data/app', '/srv/app/src': '/data/gen' } })
    expect(judge('x', { inside: '/srv/app' }, permit, linux, world)).toBe('hit')
    expect(judge('/data/app/x', { inside: '/srv/app' }, permit, linux, world)).toBe('hit')
    expect(judge('/data/app/x', { equals: 'x' }, guard, linux, world)).toBe('hit')
    expect(judge('/data/app/a/x', { glob: '**/x' }, guard, linux, world)).toBe('hit')
    expect(judge('/data/other', { inside: '/srv/app' }, guard, linux, world)).toBe('miss')
  })

  test.each<[string, World]>([
    ['fails', { realPath: () => { throw new Error('no') } }],
    ['answers what is no path', { realPath: () => 'app/x' }],
    ['is not there', {}],
  ])('a resolver that %s leaves unknown what the written path does not decide', (_case, world) => {
    expect(judge('x', { inside: '.' }, guard, linux, world)).toBe('hit')
    expect(judge('/x', { inside: '.' }, guard, linux, world)).toBe('unknown')
    expect(judge('x', { inside: '.' }, permit, linux, world)).toBe('unknown')
    // The workspace itself may be a link to `/`.
    expect(judge('/x', { inside: '.' }, permit, linux, world)).toBe('unknown')
  })

  test('a link that leads to what each process sees otherwise is unknown', () => {
    const world = plainWorld({ links: { '/srv/app/p': '/proc/self/root' } })
    expect(judge('p/etc', { inside: '/etc' }, guard, linux, world)).toBe('unknown')
    expect(judge('p/etc', { inside: '.' }, permit, linux, world)).toBe('unknown')
  })
})

describe('case and Unicode form (L-42)', () => {
  const base = { cwd: '/w', workspace: '/w' }
  test.each<[Readonly<Record<string, string>>, string, string, PathPlace, string]>([
    [{ fs_case: 'sensitive' }, '.Cursor/MCP.json', '.cursor/mcp.json', guard, 'miss'],
    [{ fs_case: 'insensitive' }, '.Cursor/MCP.json', '.cursor/mcp.json', guard, 'hit'],
    [{ fs_case: 'insensitive' }, '.Cursor/MCP.json', '.cursor/mcp.json', permit, 'hit'],
    [{}, '.Cursor/MCP.json', '.cursor/mcp.json', guard, 'hit'],
    [{}, '.Cursor/MCP.json', '.cursor/mcp.json', permit, 'miss'],
    [{}, '.Cursor/MCP.json', '.cursor/mcp.json', guardBelowNot, 'miss'],
    [{}, '.Cursor/MCP.json', '.cursor/mcp.json', permitBelowNot, 'hit'],
    [{}, 'u\u0308ber', '\u00FCber', guard, 'hit'],
    [{}, 'u\u0308ber', '\u00FCber', permit, 'miss'],
    [{ fs_case: 'insensitive' }, 'U\u0308ber', '\u00FCber', permit, 'hit'],
    [{ fs_case: 'insensitive', os: 'windows' }, 'U\u0308ber', '\u00FCber', permit, 'miss'],
    [{ fs_case: 'sensitive' }, 'u\u0308ber', '\u00FCber', guard, 'miss'],
    [{ fs_case: 'sensitive', os: 'macos' }, 'u\u0308ber', '\u00FCber', guard, 'hit'],
    [{ fs_case: 'insensitive' }, '.g\u200Cit', '.git', guard, 'hit'],
    [{ fs_case: 'insensitive' }, '.g\u200Cit', '.git', permit, 'miss'],
    [{}, '.git.', '.git', guard, 'hit'],
    [{}, '.git ', '.git', guard, 'hit'],
    [{}, '.git::$INDEX_ALLOCATION', '.git', guard, 'hit'],
    [{}, '.git. ', '.git', permit, 'miss'],
    [{ os: 'linux' }, '.git.', '.git', guard, 'miss'],
    [{ os: 'windows', fs_case: 'sensitive' }, '.git. ', '.git', guard, 'hit'],
    [{ os: 'windows', fs_case: 'sensitive' }, '.GIT', '.git', guard, 'miss'],
    [{}, '\u212Aey', 'key', guard, 'hit'],
    [{ fs_case: 'insensitive' }, '\u212Aey', 'key', guard, 'hit'],
    [{ fs_case: 'insensitive' }, 'stra\u00DFe', 'strasse', guard, 'hit'],
    [{ fs_case: 'insensitive' }, 'stra\u00DFe', 'strasse', permit, 'miss'],
    [{ fs_case: 'insensitive' }, '\u0131d', 'id', permit, 'miss'],
    [{ fs_case: 'insensitive' }, '\u00C4', '\u00E4', permit, 'hit'],
  ])('with %j, %j equals %j in %j: %s', (system, text, operand, place, want) => {
    expect(judge(text, { equals: operand }, place, { ...base, ...system })).toBe(want)
  })

  test('a dot in front of a star is no dot at the end of a name', () => {
    expect(judge('.envrc', { glob: '/**/.env.*' }, guard, base)).toBe('miss')
    expect(judge('.ENV.Local', { glob: '/**/.env.*' }, guard, base)).toBe('hit')
    expect(judge('a.', { name: { glob: '*.' } }, guard, base)).toBe('hit')
  })
})

describe('on Windows (L-42)', () => {
  const windows = { cwd: 'C:\\work', workspace: 'C:\\work', home: 'C:\\Users\\dev', os: 'windows', fs_case: 'insensitive' }
  const links = { 'C:\\Users\\dev\\SSH~1': 'C:\\Users\\dev\\.ssh', 'C:\\PROGRA~1': 'C:\\Program Files', 'D:\\RUNNER~1': 'D:\\runneradmin' }
  test.each<[string, PathTest, PathPlace, string]>([
    ['SRC/a.ts', { inside: 'C:/work/src' }, permit, 'hit'],
    ['D:\\work\\a', { inside: 'C:\\work' }, guard, 'miss'],
    ['..\\workspace\\a', { inside: '.' }, permit, 'miss'],
    ['.env::$DATA', { name: '.env' }, guard, 'hit'],
    ['.env:hidden', { name: '.env' }, guard, 'hit'],
    ['.env. .', { name: '.env' }, guard, 'hit'],
    ['.env.', { name: '.env' }, permit, 'miss'],
    ['C:\\Users\\dev\\SSH~1\\id_rsa', { inside: '~/.ssh' }, guard, 'hit'],
    ['C:\\Users\\dev\\SSH~1\\id_rsa', { inside: '~/.ssh', links: 'lexical' }, guard, 'unknown'],
    ['C:\\PROGRA~1\\x', { inside: '~/.ssh' }, guard, 'miss'],
    ['C:\\work\\GIT~1\\hooks', { inside: '.git/hooks' }, guard, 'unknown'],
    ['C:\\work\\GIT~1\\hooks', { inside: '.' }, permit, 'unknown'],
    ['D:\\RUNNER~1\\a', { inside: 'D:\\RUNNER~1' }, permit, 'hit'],
    ['D:\\runneradmin\\a', { inside: 'D:\\RUNNER~1' }, permit, 'hit'],
    ['D:\\x\\.env.local', { glob: '/**/.env.*' }, guard, 'hit'],
    ['src\\a.ts', { glob: 'src\\*.ts' }, guard, 'hit'],
  ])('%j under %j in %j: %s', (text, pathTest, place, want) => {
    expect(judge(text, pathTest, place, windows, plainWorld({ links }, 'C:\\work'))).toBe(want)
  })

  test('a folder that the host names without its drive may lie on every drive', () => {
    const driveless = { ...windows, cwd: '/srv/app', workspace: '/srv/app' }
    expect(judge('src\\a.ts', { inside: '.git/hooks' }, guard, driveless)).toBe('miss')
    expect(judge('.Git\\hooks\\x', { inside: '.git/hooks' }, guard, driveless)).toBe('hit')
    expect(judge('src/a.ts', { inside: '.' }, permit, driveless)).toBe('hit')
    expect(judge('D:\\srv\\app\\.git\\hooks\\x', { inside: '.git/hooks' }, guard, driveless)).toBe('hit')
    expect(judge('D:\\srv\\app\\x', { inside: '.' }, permit, driveless)).toBe('miss')
  })

  test('a share is a root like a drive, and folds its case', () => {
    const world = { realPath: (path: string) => path }
    expect(judge('\\\\Server\\Share\\a', { inside: '\\\\server\\share' }, permit, windows, world)).toBe('hit')
    expect(judge('\\\\server\\other\\a', { inside: '\\\\server\\share' }, guard, windows, world)).toBe('miss')
    expect(judge('\\\\server\\share\\a', { inside: 'C:\\' }, guard, windows, world)).toBe('miss')
  })
})

test('an operand that cannot be read leaves unknown what no other one makes a hit', () => {
  const env = { cwd: '/srv/app', home: '/home/dev' }
  expect(judge('/home/dev/.ssh/a', { inside: ['src', '~/.ssh'] }, guard, env)).toBe('hit')
  expect(judge('/etc/a', { inside: ['src', '~/.ssh'] }, guard, env)).toBe('unknown')
  expect(judge('/etc/a', { glob: 'src/**' }, permit, env)).toBe('unknown')
})

test('a value that is not read is unknown in every place', () => {
  for (const place of [guard, guardBelowNot, permit, permitBelowNot]) expect(judge('$X', { inside: '/' }, place)).toBe('unknown')
})
