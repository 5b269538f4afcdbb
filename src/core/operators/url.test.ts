import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { growth, LINEAR } from '../../../test/support/growth.ts'
import { anIpv4, spellingOf, spellings } from '../../../test/support/address-spellings.ts'
import { createLookups } from '../events/lookups.ts'
import { plainWorld, type PlainWorld } from '../events/plain-world.ts'
import type { UrlParam } from '../addresses/url-test.ts'
import type { Json } from '../base/json.ts'
import { bindOperator, type OperatorPlace } from './define-operator.ts'
import { operatorByName } from './registry.ts'
import { urlParam } from './url-param.ts'

const url = operatorByName('url')!
const guard: OperatorPlace = { permit: false, negated: false }
const negatedGuard: OperatorPlace = { permit: false, negated: true }
const permit: OperatorPlace = { permit: true, negated: false }
const negatedPermit: OperatorPlace = { permit: true, negated: true }

function judged(param: UrlParam, text: string, place = guard, world: PlainWorld = {}): string {
  // The parameters here are JSON, which the optional members of the type hide.
  return bindOperator(url, param as unknown as Json, {}, place)(text, { env: {} }, createLookups(plainWorld(world)))
}

function asked(name: 'needs' | 'checkPlace', param: UrlParam, place: OperatorPlace): unknown {
  return url[name]?.(param as never, place)
}

describe('what a parameter needs of its place (L-04, L-43)', () => {
  test('a permit must say what redirects do', () => {
    expect(asked('checkPlace', { scheme: 'https' }, permit)).toBe('must say `redirects: every`, `some` or `ignore` where a hit lets a call run')
    expect(asked('checkPlace', { scheme: 'https' }, negatedPermit)).toBeTypeOf('string')
    expect(asked('checkPlace', { scheme: 'https', redirects: 'every' }, permit)).toBeUndefined()
    expect(asked('checkPlace', { scheme: 'https' }, guard)).toBeUndefined()
  })

  test('names need a resolver where their addresses are asked for, redirects a tracer', () => {
    expect(asked('needs', { scheme: 'https' }, guard)).toEqual(['redirectOf'])
    expect(asked('needs', { scheme: 'https', redirects: 'ignore' }, guard)).toEqual([])
    expect(asked('needs', { address: 'public', redirects: 'ignore' }, guard)).toEqual(['addressesOf'])
    expect(asked('needs', { host: ['a.test', { cidr: '10.0.0.0/8' }], redirects: 'every' }, permit)).toEqual(['addressesOf', 'redirectOf'])
    expect(asked('needs', { host: ['a.test', '10.0.0.1'], redirects: 'ignore' }, guard)).toEqual([])
  })

  test('where nothing is said, no hop goes by: a guard stops at one that fits, below a `not` at one that does not', () => {
    const world = { redirects: { 'https://a.test/': 'https://b.test/' } }
    expect(judged({ host: 'b.test' }, 'https://a.test/', guard, world)).toBe('hit')
    expect(judged({ host: 'a.test' }, 'https://a.test/', negatedGuard, world)).toBe('miss')
    expect(judged({ host: 'a.test', redirects: 'some' }, 'https://a.test/', negatedGuard, world)).toBe('hit')
  })

  test('in which class an address lies depends on whether a hit lets the call run', () => {
    const text = 'http://169.254.169.254/'
    const of = (place: OperatorPlace): string => judged({ address: 'link_local', redirects: 'ignore' }, text, place)
    expect([guard, negatedGuard, permit, negatedPermit].map(of)).toEqual(['hit', 'miss', 'miss', 'hit'])
  })
})

describe('a parameter that is wrong does not load (L-02)', () => {
  test.each<[Json, string, readonly PropertyKey[]]>([
    ['https://a.test/', 'must be a map', []],
    [{ redirects: 'every' }, 'must test some part of the URL', []],
    [{ scheme: 'https:' }, 'must be the name of a scheme, such as `https`, without a colon', ['scheme']],
    [{ scheme: [] }, 'must not be empty', ['scheme']],
    [{ host: '' }, 'must not be empty', ['host']],
    [{ host: '*.a.test' }, 'takes no `*`; for all names of a domain write `{ below: … }`', ['host']],
    [{ host: ['a.test', 'https://a.test'] }, 'must be a host alone, without scheme, user, port or path', ['host', 1]],
    [{ host: 'a.test:443' }, 'must be a host alone, without scheme, user, port or path', ['host']],
    [{ host: 'exam%70le.com' }, 'has a host that is no valid name', ['host']],
    [{ host: 'ｅxample.com' }, 'has a host that clients read differently', ['host']],
    [{ host: '010.0.0.1' }, 'has a part with a zero in front, which readers take for different numbers', ['host']],
    [{ host: {} }, 'must be one of `under`, `below`, `cidr`', ['host']],
    [{ host: { under: 'a.test', below: 'b.test' } }, 'must be one of `under`, `below`, `cidr`', ['host']],
    [{ host: { under: '10.0.0.0' } }, 'must be a name; for addresses write `{ cidr: … }`', ['host', 'under']],
    [{ host: { cidr: ['10.0.0.1/8'] } }, 'is no network like `10.0.0.0/8`, with zeros behind its prefix', ['host', 'cidr', 0]],
    [{ host: { cidr: '10.0.0.0/33' } }, 'is no network like `10.0.0.0/8`, with zeros behind its prefix', ['host', 'cidr']],
    [{ host: 5 }, 'must be a host, `{ under: … }`, `{ below: … }`, `{ cidr: … }` or a list of these', ['host']],
    [{ port: 'http' }, 'must be `default` or a number', ['port']],
    [{ port: 65_536 }, 'must not be above 65535', ['port']],
    [{ port: [80, 1.5] }, 'must be a whole number', ['port', 1]],
    [{ path: 'admin' }, 'must begin with `/`', ['path']],
    [{ path: '/a/*' }, 'holds a `*`, which is a pattern only below `glob`', ['path']],
    [{ path: '/a?b' }, 'must be a path alone, without query and fragment', ['path']],
    [{ path: '/a b' }, 'holds a blank, a control character or a backslash', ['path']],
    [{ path: { glob: '/a**' } }, 'has a `**` that is not a whole component', ['path', 'glob']],
    [{ query: 'any' }, 'must be `none`, or a map of parameters', ['query']],
    [{ query: {} }, 'must not be empty', ['query']],
    [{ query: { a: 1 } }, 'must be a text or a list of texts', ['query', 'a']],
    [{ userinfo: 'some' }, 'must be `none`', ['userinfo']],
    [{ address: 'internal' }, 'must be one of public, loopback, private, link_local, shared, metadata, unspecified, multicast', ['address']],
    [{ address: { some: [] } }, 'must not be empty', ['address', 'some']],
    [{ scheme: 'https', redirects: 'all' }, 'must be `every`, `some` or `ignore`', ['redirects']],
  ])('%j: %s', (param, message, path) => {
    expect(urlParam.safeParse(param).error?.issues.map((issue) => [issue.message, issue.path])).toEqual([[message, path]])
  })

  test('a key that is misspelled is named', () => {
    expect(urlParam.safeParse({ hosts: 'a.test' }).error?.issues[0]).toMatchObject({ code: 'unrecognized_keys', keys: ['hosts'] })
    expect(urlParam.safeParse({ host: { belwo: 'a.test' } }).error?.issues[0]).toMatchObject({ code: 'unrecognized_keys', keys: ['belwo'], path: ['host'] })
  })
})

/** What the call would touch is the same, so a guard that stops one must not let the other run, nor a permit let it (law spelling). */
describe('other spellings of one URL', () => {
  const letters = fc.array(fc.boolean(), { minLength: 40, maxLength: 40 })
  const spelled = (text: string, capitals: readonly boolean[]): string =>
    Array.from(text, (letter, index) => (capitals[index % 40] === true ? letter.toUpperCase() : letter)).join('')

  /** The same place spelled in another way, or a text that some clients take for it. */
  const aSpelling = fc
    .record({
      capitals: letters,
      dot: fc.constantFrom('', '.'),
      port: fc.constantFrom('', ':', ':443', ':0443'),
      user: fc.constantFrom('', '@', 'u@', 'u:p@', 'api.example.com@', 'a@b@', '\\@', '%2f@'),
      path: fc.constantFrom('/go', '/./go', '/x/../go', '/%67o', '/go#@'),
      mark: fc.constantFrom('', '\u00ad', '\u200b', '%61', '。', ' ', '\t'),
      frame: fc.constantFrom('', ' ', '\n'),
    })
    .map(({ capitals, dot, port, user, path, mark, frame }) => `${frame}${spelled('https', capitals)}://${user}${spelled('docs.example', capitals)}${mark}${spelled('.com', capitals)}${dot}${port}${path}`)

  const params: readonly UrlParam[] = [
    { scheme: 'https' },
    { host: 'docs.example.com' },
    { host: { under: 'example.com' }, port: 'default' },
    { address: 'private' },
    { address: { some: 'private' } },
    { path: '/go' },
    { path: { glob: '/*' } },
    { host: { cidr: '10.0.0.0/8' } },
  ]
  const world: PlainWorld = { dns: { 'docs.example.com': ['10.0.0.5'] }, redirects: { 'https://docs.example.com/go': 'https://next.example.com/go' } }

  test('never slip by a guard, nor into a permit', () => {
    fc.assert(
      fc.property(fc.constantFrom(...params), fc.constantFrom('every' as const, 'some' as const, 'ignore' as const), aSpelling, (param, redirects, text) => {
        const plain = 'https://docs.example.com/go'
        const inGuard = (value: string): string => judged({ ...param, redirects }, value, guard, world)
        const inPermit = (value: string): string => judged({ ...param, redirects }, value, permit, world)
        if (inGuard(plain) === 'hit') expect(inGuard(text)).not.toBe('miss')
        if (inPermit(plain) === 'miss') expect(inPermit(text)).not.toBe('hit')
      }),
      { numRuns: 3000 },
    )
  })

  test('nor do those of an address', () => {
    const byAddress: readonly UrlParam[] = [
      { address: 'public' },
      { address: { some: ['private', 'loopback', 'link_local'] } },
      { address: 'metadata' },
      { host: { cidr: ['10.0.0.0/8', '127.0.0.0/8'] } },
      { host: '127.0.0.1' },
    ]
    fc.assert(
      fc.property(fc.constantFrom(...byAddress), anIpv4, spellings, (param, address, spelling) => {
        const plain = `http://${spellingOf(address, { ...spelling, parts: 4, bases: [], form: 'plain' })}/`
        const host = spellingOf(address, spelling)
        const text = host.includes(':') ? `http://[${host}]/` : `http://${host}/`
        const redirects = 'ignore'
        if (judged({ ...param, redirects }, plain) === 'hit') expect(judged({ ...param, redirects }, text)).toBe('hit')
        if (judged({ ...param, redirects }, plain, permit) === 'miss') expect(judged({ ...param, redirects }, text, permit)).toBe('miss')
      }),
    )
  })
})

test('the time for a megabyte of anything grows with its length', () => {
  const texts = ['a', ' ', '.', '/', '%2e', '@', ':', '[', 'http://', '1.', '\u00ad', 'ü'].map((piece) => (size: number) => piece.repeat(size / piece.length))
  const long = ['a.', '../', '%2e%2e/', '%252f', ';', '&a=1', 'a/', '@', ':', 'ü.', '1'].map((piece) => (size: number) => piece.repeat(size / piece.length))
  const param: UrlParam = { host: [{ under: 'a' }, { cidr: '::/0' }], path: { glob: '/**/a*a/**/b/**/c' }, query: { b: '1' } }
  const judge = (text: string): void => {
    judged(param, text)
    judged({ path: param.path, redirects: 'ignore' }, text)
  }
  for (const text of texts) {
    expect(growth((size) => judge(text(size)), 250_000)).toBeLessThan(LINEAR)
    expect(growth((size) => judge(`https://${text(size)}`), 250_000)).toBeLessThan(LINEAR)
  }
  for (const text of long) {
    for (const [front, end] of [['', ''], ['a.test/', ''], ['a.test/?', ''], ['a.test/', '?a=1;b=1']] as const) {
      expect(growth((size) => judge(`https://${front}${text(size)}${end}`), 4_000)).toBeLessThan(LINEAR)
    }
  }
}, 60_000)
