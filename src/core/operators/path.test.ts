import { expect, test } from 'vitest'
import { growth, LINEAR } from '../../../test/support/growth.ts'
import { PendingLookup } from '../base/pending-lookup.ts'
import type { Json } from '../base/json.ts'
import { createLookups, noLookups } from '../events/lookups.ts'
import { plainWorld } from '../events/plain-world.ts'
import { bindOperator } from './define-operator.ts'
import { path } from './path.ts'

const env = { cwd: '/srv/app', workspace: '/srv/app', home: '/home/dev', os: 'linux', fs_case: 'sensitive' }

function messageOf(param: Json): string | undefined {
  return path.param.safeParse(param).error?.issues.map((issue) => issue.message).join('; ')
}

test.each<[Json, string]>([
  [{ links: 'lexical' }, 'must not be empty: it takes `inside`, `equals`, `name`, `glob` or `ext`'],
  [{ name: '.env', strict: true }, '`strict` says something about `inside` alone'],
  [{ inside: '' }, 'must not be empty'],
  [{ inside: [] }, 'must not be empty'],
  [{ inside: 7 }, 'must be a text or a list of texts'],
  [{ inside: '$HOME/.ssh' }, 'holds what a shell would take for a variable'],
  [{ equals: '~root/x' }, 'begins with `~` and a name'],
  [{ inside: 'file://server/x' }, 'is a `file:` URL that is read in several ways'],
  [{ equals: 'a\0' }, 'holds a control character'],
  [{ name: 'a/b' }, 'holds a `/`, which no name does'],
  [{ name: { glob: 'a/*' } }, 'holds a `/`, which no name does'],
  [{ name: ['.env', '..'] }, 'is no name of a file'],
  [{ name: 7 }, 'must be a name, `{ glob: ... }` or a list of both'],
  [{ glob: '**/../x' }, 'has `..` behind a `*`'],
  [{ glob: 'file:///**' }, 'is a URL and not a pattern'],
  [{ inside: '.', links: 'follow' }, 'must be `resolve` or `lexical`'],
  [{ within: '.' }, 'Unrecognized key: "within"; must not be empty: it takes `inside`, `equals`, `name`, `glob` or `ext`'],
])('the parameter %j does not load: it %s (L-42)', (param, message) => {
  expect(messageOf(param)).toBe(message)
})

test('a host that cannot follow links is needed unless the policy does without (L-42)', () => {
  const place = { permit: false, negated: false }
  expect(path.needs?.({ inside: '.' } as never, place)).toEqual(['realPath'])
  expect(path.needs?.({ inside: '.', links: 'resolve' } as never, place)).toEqual(['realPath'])
  expect(path.needs?.({ inside: '.', links: 'lexical' } as never, place)).toEqual([])
})

test.each<[Json, string, Readonly<Record<string, string>>, string | undefined]>([
  [{ inside: '.' }, '$X', env, 'holds what a shell would take for a variable'],
  [{ inside: '.' }, '/a', { cwd: '/' }, 'is compared with a path that is relative to a workspace that is not known'],
  [{ glob: '~/*' }, '/a', { cwd: '/' }, 'is compared with a path that names a home folder that is not known'],
  [{ inside: '.' }, '/a', env, 'leads through links that cannot be followed'],
  [{ inside: '.', links: 'lexical' }, 'C:\\A~1', { os: 'windows', workspace: 'C:\\' }, 'holds a short name'],
])('%j on %j is unknown, since it %s', (param, value, facts, why) => {
  expect(bindOperator(path, param, {})(value, { env: facts })).toBe('unknown')
  expect(path.explain?.(param as never, value, { env: facts }, noLookups)).toBe(why)
})

test('operands are read anew for another environment', () => {
  const bound = bindOperator(path, { inside: '.' }, {})
  const lookups = createLookups(plainWorld({}))
  expect(bound('/a/x', { env: { workspace: '/a' } }, lookups)).toBe('hit')
  expect(bound('/a/x', { env: { workspace: '/b' } }, createLookups(plainWorld({})))).toBe('miss')
})

test('a slow resolver is waited for once for the value and once for all operands', async () => {
  const asked: string[] = []
  const world = { realPath: (text: string) => { asked.push(text); return Promise.resolve(text) } }
  const lookups = createLookups(world)
  const bound = bindOperator(path, { inside: ['/a', '/b', '/c'] }, {})
  const verdicts: string[] = []
  for (let round = 0; round < 3; round++) {
    try {
      verdicts.push(bound('/x', { env }, lookups))
    } catch (thrown) {
      if (!(thrown instanceof PendingLookup)) throw thrown
      verdicts.push('waits')
      await thrown.ready
    }
  }
  expect(verdicts).toEqual(['waits', 'waits', 'miss'])
  expect([...asked].sort()).toEqual(['/a', '/b', '/c', '/x'])
})

test.each([
  ['a/', 250_000],
  ['a/', 250],
  ['../', 300],
  ['[*', 1_000],
  ['%41', 250_000],
])('the time for %j without end grows with the length, from %d units on', (piece, from) => {
  const bound = bindOperator(path, { glob: '/**/*a*b', inside: '.' }, {})
  const judge = (size: number): unknown => {
    const text = piece.repeat(size / piece.length)
    return bound(piece === '%41' ? `file:///${text}` : text, { env }, createLookups(plainWorld({})))
  }
  expect(growth(judge, from)).toBeLessThan(LINEAR)
}, 60_000)
