import { describe, expect, test } from 'vitest'
import { printFilePath } from './file-path.ts'
import { readPath } from './read-path.ts'

const linux = { cwd: '/srv/app', workspace: '/srv/app', home: '/home/dev', os: 'linux' }
const noSystem = { cwd: '/srv/app', home: '/home/dev' }
const windows = { cwd: 'C:\\work', home: 'C:\\Users\\dev', os: 'windows' }

function writtenOf(text: string, env: Readonly<Record<string, string>>): string {
  const reading = readPath(text, env)
  return reading.kind === 'path' ? printFilePath(reading.written) : `unknown: ${reading.why}`
}

test.each([
  ['src/a.ts', '/srv/app/src/a.ts'],
  ['.', '/srv/app'],
  ['./src//b/../a.ts/', '/srv/app/src/a.ts'],
  ['/', '/'],
  ['//etc///passwd', '/etc/passwd'],
  ['/../../etc', '/etc'],
  ['../../../../etc', '/etc'],
  ['src/.../x.ts', '/srv/app/src/.../x.ts'],
  ['..foo', '/srv/app/..foo'],
  ['src/a b/\u00FCber.ts', '/srv/app/src/a b/\u00FCber.ts'],
  ['~', '/home/dev'],
  ['~/', '/home/dev'],
  ['~//.ssh', '/home/dev/.ssh'],
  ['a/~/b', '/srv/app/a/~/b'],
  ['file:///etc/pass%77d', '/etc/passwd'],
  ['FILE:/etc/passwd', '/etc/passwd'],
  ['file://LOCALHOST/a%20b', '/a b'],
  ['file:///a/%2e%2e/b', '/b'],
  ['a$', '/srv/app/a$'],
  ['cost-5$.txt', '/srv/app/cost-5$.txt'],
  ['100%25.txt', '/srv/app/100%25.txt'],
  ['[id].tsx', '/srv/app/[id].tsx'],
  ['a?b*c', '/srv/app/a?b*c'],
  ['/proc/self/status', '/proc/self/status'],
  ['/proc/rooted', '/proc/rooted'],
  ['/dev/null', '/dev/null'],
  ['/home/proc/1/root', '/home/proc/1/root'],
])('the text %j names %j (L-42)', (text, want) => {
  expect(writtenOf(text, linux)).toBe(want)
  expect(writtenOf(text, noSystem)).toBe(want)
})

test.each([
  ['', 'is empty'],
  ['a\0b', 'holds a control character'],
  ['a\nb', 'holds a control character'],
  ['a\u007F', 'holds a control character'],
  [`/${'a'.repeat(4096)}`, 'is longer than a path can be'],
  ['\ud800', 'holds half of a surrogate pair'],
  ['$HOME/x', 'holds what a shell would take for a variable'],
  ['${HOME}/x', 'holds what a shell would take for a variable'],
  ['a/$(pwd)', 'holds what a shell would take for a variable'],
  ['/a:$HOME', 'holds what a shell would take for a variable'],
  ['~root/x', 'begins with `~` and a name'],
  ['~+/x', 'begins with `~` and a name'],
  ['https://example.test/.env', 'is a URL and not a path'],
  [' file:///etc/passwd', 'is a URL and not a path'],
  ['file://server/share', 'is a `file:` URL that is read in several ways'],
  ['file:relative', 'is a `file:` URL that is read in several ways'],
  ['file:///a%2fb', 'is a `file:` URL that is read in several ways'],
  ['file:///a?b', 'is a `file:` URL that is read in several ways'],
  ['file:///a#b', 'is a `file:` URL that is read in several ways'],
  ['file:///a%', 'is a `file:` URL that is read in several ways'],
  ['file:///a%ff', 'is a `file:` URL that is read in several ways'],
  ['file:///a%00', 'holds a control character'],
  ['/proc/self/root/etc', 'leads elsewhere for each process that opens it'],
  ['/proc/1/cwd', 'leads elsewhere for each process that opens it'],
  ['/proc/thread-self/fd/3', 'leads elsewhere for each process that opens it'],
  ['/proc/self/task/9/root/etc', 'leads elsewhere for each process that opens it'],
  ['/./proc//self/cwd/../a', 'leads elsewhere for each process that opens it'],
  ['/dev/fd/3', 'leads elsewhere for each process that opens it'],
  ['/dev/stdin', 'leads elsewhere for each process that opens it'],
  ['/dev/fd/../null', 'leads elsewhere for each process that opens it'],
  ['.env/..namedfork/data', 'leads elsewhere for each process that opens it'],
])('where %j leads is unknown: it %s (L-42)', (text, why) => {
  expect(readPath(text, linux)).toEqual({ kind: 'unknown', why })
})

test.each([
  ['src\\a.ts', 'holds a backslash, and the system is not known'],
  ['~\\a', 'begins with `~` and a name'],
  ['C:/x', 'begins with a drive, and the system is not known'],
  ['C:x', 'begins with a drive, and the system is not known'],
  ['GIT~1/config', 'holds a short name, and the system is not known'],
  ['a/GI7D29~1.TXT', 'holds a short name, and the system is not known'],
])('on a system that is not known %j is unknown: it %s (L-42)', (text, why) => {
  expect(readPath(text, noSystem)).toEqual({ kind: 'unknown', why })
  expect(readPath(text, { ...noSystem, os: 'plan9' })).toEqual({ kind: 'unknown', why })
})

test.each([
  ['src\\a.ts', '/srv/app/src\\a.ts'],
  ['C:/x', '/srv/app/C:/x'],
  ['GIT~1', '/srv/app/GIT~1'],
  ['backup~', '/srv/app/backup~'],
])('on Linux %j is the plain name %j', (text, want) => {
  expect(writtenOf(text, linux)).toBe(want)
})

test.each([
  ['a', {}, 'is relative, and the folder it starts from is not known'],
  ['a', { cwd: 'srv' }, 'is relative, and the folder it starts from is not known'],
  ['a', { cwd: 7 }, 'is relative, and the folder it starts from is not known'],
  ['~', { cwd: '/srv' }, 'names a home folder that is not known'],
  ['~/a', { home: '~' }, 'names a home folder that is not known'],
])('%j is unknown in the environment %j: it %s', (text, env, why) => {
  expect(readPath(text, env)).toEqual({ kind: 'unknown', why })
})

test('a path keeps each `..` for the resolver of the host, and loses the rest', () => {
  expect(readPath('./a//../b/', linux)).toEqual({
    kind: 'path',
    written: { root: '', names: ['srv', 'app', 'b'] },
    asked: '/srv/app/a/../b',
    hasShortName: false,
  })
})

test('a relative path can start from a folder that was read before, step by step', () => {
  const first = readPath('src', linux)
  const second = readPath('../lib', linux, first)
  expect(readPath('a.ts', linux, second)).toEqual({
    kind: 'path',
    written: { root: '', names: ['srv', 'app', 'lib', 'a.ts'] },
    asked: '/srv/app/src/../lib/a.ts',
    hasShortName: false,
  })
  expect(readPath('/etc', linux, { kind: 'unknown', why: 'x' }).kind).toBe('path')
  expect(readPath('a', linux, { kind: 'unknown', why: 'x' })).toEqual({ kind: 'unknown', why: 'x' })
})

test('macOS shows its data volume under a second name', () => {
  const macos = { ...linux, os: 'macos' }
  expect(writtenOf('/System/Volumes/Data/Users/dev/.ssh', macos)).toBe('/Users/dev/.ssh')
  expect(writtenOf('/system/volumes/DATA', macos)).toBe('/')
  expect(writtenOf('/System/Volumes/Database', macos)).toBe('/System/Volumes/Database')
  expect(writtenOf('/.vol/16777220/2', macos)).toBe('unknown: leads elsewhere for each process that opens it')
})

describe('on Windows', () => {
  test.each([
    ['src/a.ts', 'C:\\work\\src\\a.ts'],
    ['c:/Users\\dev/..\\x', 'C:\\Users\\x'],
    ['\\x', 'C:\\x'],
    ['/x', 'C:\\x'],
    ['~\\.ssh', 'C:\\Users\\dev\\.ssh'],
    ['\\\\?\\D:\\x', 'D:\\x'],
    ['//./d:/x', 'D:\\x'],
    ['\\\\server\\share\\..\\..\\a', '\\\\server\\share\\a'],
    ['//server/share', '\\\\server\\share\\'],
    ['\\\\?\\UNC\\server\\share\\a', '\\\\server\\share\\a'],
    ['file:///D:/a%20b', 'D:\\a b'],
    ['.env::$DATA', 'C:\\work\\.env::$DATA'],
    ['..foo', 'C:\\work\\..foo'],
    ['console.txt', 'C:\\work\\console.txt'],
  ])('the text %j names %j (L-42)', (text, want) => {
    expect(writtenOf(text, windows)).toBe(want)
  })

  test.each([
    ['C:x', 'starts from the folder of a drive, which is not known'],
    ['C:', 'starts from the folder of a drive, which is not known'],
    ['%USERPROFILE%\\x', 'holds what a shell would take for a variable'],
    ['src\\NUL', 'names a device'],
    ['con.txt', 'names a device'],
    ['COM1:', 'names a device'],
    ['lpt\u00B9', 'names a device'],
    ['aux .c', 'names a device'],
    ['\\\\.\\PhysicalDrive0', 'names a device or a server'],
    ['\\\\?\\Volume{1}\\x', 'names a device or a server'],
    ['\\\\server', 'names a device or a server'],
    ['\\\\localhost\\C$\\x', 'names a share of the system itself'],
    ['\\\\127.0.0.1\\share\\x', 'names a share of the system itself'],
    ['\\\\server\\C$', 'names a share of the system itself'],
    ['\\\\?\\C:\\a\\..\\b', 'holds `..` where Windows does not follow it'],
    ['a\\... \\b', 'holds a name of dots and blanks alone'],
    ['.. \\x', 'holds a name of dots and blanks alone'],
    ['a<b', 'holds a character that no name of Windows has'],
    ['*.txt', 'holds a character that no name of Windows has'],
  ])('where %j leads is unknown: it %s (L-42)', (text, why) => {
    expect(readPath(text, windows)).toEqual({ kind: 'unknown', why })
  })

  test('a short name is marked, since only the host knows what it stands for', () => {
    expect(readPath('SSH~1\\id', windows)).toEqual({
      kind: 'path',
      written: { root: 'C:', names: ['work', 'SSH~1', 'id'] },
      asked: 'C:\\work\\SSH~1\\id',
      hasShortName: true,
    })
    expect(readPath('a~b\\backup~', windows)).toMatchObject({ hasShortName: false })
  })
})
