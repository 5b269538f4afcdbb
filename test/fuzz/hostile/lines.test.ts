import { describe, expect, test } from 'vitest'
import { decideLine, policyOf } from '../open-line.ts'
import { measured } from './measured.ts'

const size = 1_000_000

function call(args: string): string {
  return `{"kind":"tool_call","run_id":"A","turn":1,"tool_name":"bash","args":${args}}`
}

function members(count: number, member: string): string {
  return Array.from({ length: count }, (_each, index) => `"k${index}":${member}`).join(',')
}

const guard = policyOf([{ event: 'tool_call', match: { tool: 'bash', args: { '$.a': { gt: 5 } } }, skip: 'No.' }])

describe('lines that no event may be read from', () => {
  test.each<readonly [string, string]>([
    ['arguments nested 100,000 deep', call('{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000))],
    ['brackets that never close', call('['.repeat(size))],
    ['arguments nested 129 deep', call('{"a":'.repeat(129) + '1' + '}'.repeat(129))],
    ['50,000 numbers of 20 digits', call(`{"a":[${Array.from({ length: 50_000 }, () => '12345678901234567890').join(',')}]}`)],
    ['a number of a million digits', call(`{"a":${'1'.repeat(size)}}`)],
    ['1e999', call('{"a":1e999}')],
    ['-1e999', call('{"a":-1e999}')],
    ['one name 100,000 times', call(`{${Array.from({ length: 100_000 }, () => '"a":1').join(',')}}`)],
    ['a text that never closes', call(`{"a":"${'\\"'.repeat(size / 2)}`)],
    ['a kind of a million letters', `{"kind":"${'a'.repeat(size)}","run_id":"A","turn":1}`],
    ['a field whose name is mostly dashes', call('{}').replace('"args"', `"ar${'-'.repeat(size)}gs"`)],
    ['nothing but blanks', ' '.repeat(size)],
  ])('%s', (_name, line) => {
    expect(measured(() => decideLine(guard, line))).toBe('error')
  })
})

describe('large events are judged', () => {
  const decision = (rule: object, line: string): string => measured(() => decideLine(policyOf([{ event: 'tool_call', ...rule, skip: 'No.' }]), line))

  test.each<readonly [string, object, string, string]>([
    ['50,000 keys and a path that none of them has', { match: { args: { '$.x': 1 } } }, call(`{${members(50_000, '1')}}`), 'continue'],
    ['50,000 keys and the last of them', { match: { args: { '$.k49999': 1 } } }, call(`{${members(50_000, '1')}}`), 'skip'],
    ['50,000 fields that no rule reads', { match: 'any' }, call('{}').replace('"args"', `${members(50_000, '1')},"args"`), 'skip'],
    ['`..` on a wide tree', { match: { args: { '$..k': { some: 'x' } } } }, call(`{${members(20_000, '{"k":"y"}')},"z":{"k":"x"}}`), 'skip'],
    ['`..` past the bound of visits is unknown', { match: { args: { '$..k': { some: 'x' } } } }, call(`{${members(120_000, '1')}}`), 'fault'],
    ['`..` three times on a deep tree', { match: { args: { '$..a..a..a': { some: 'x' } } } }, call('{"a":'.repeat(120) + '"x"' + '}'.repeat(120)), 'skip'],
    ['nesting of 120 levels', { match: { args: { '$..b': { some: 1 } } } }, call('{"a":'.repeat(120) + '{"b":1}' + '}'.repeat(120)), 'skip'],
    ['`__proto__` as a name', { match: { args: { '$.__proto__.x': 1 } } }, call('{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}'), 'skip'],
    ['a member that only a prototype has', { match: { args: { '$.constructor': { exists: true } } } }, call('{"a":1}'), 'continue'],
    ['a lone surrogate is no text to a text test', { match: { args: { '$.a': { contains: 'b' } } } }, call('{"a":"\\ud800b"}'), 'fault'],
    ['a million digits behind the point', { match: { args: { '$.a': { gt: 1 } } } }, call(`{"a":1.${'1'.repeat(size)}}`), 'skip'],
    ['two maps of 50,000 keys that are equal', { match: { args: { '$.t': { equals: { ref: 'args.u' } } } } }, call(`{"t":{${members(50_000, '1')}},"u":{${members(50_000, '1')}}}`), 'skip'],
    ['a tool name of a million letters', { match: { tool: 'b*a*s*h*x' } }, call('{}').replace('bash', `b${'a'.repeat(size)}`), 'continue'],
    ['a tool name with a million invisible characters, which still looks like `bash` (L-17)', { match: { tool: 'bash' } }, call('{}').replace('bash', `b${'\u200b'.repeat(size)}ash`), 'fault'],
    ['a tool name that unfolds eighteenfold', { match: { tool: 'bash' } }, call('{}').replace('bash', '\ufdfa'.repeat(100_000)), 'continue'],
  ])('%s', (_name, rule, line, wanted) => {
    expect(decision(rule, line)).toBe(wanted)
  })

  test.each<readonly [string, object, string]>([
    ['some', { some: { gt: 5 } }, 'continue'],
    ['every', { every: { lte: 5 } }, 'skip'],
    ['none', { none: { gt: 5 } }, 'skip'],
    ['count', { count: { of: { gt: 2 }, gte: 100_000 } }, 'skip'],
    ['sum', { sum: { gte: 300_000 } }, 'skip'],
  ])('a list of 100,000 elements under `%s`', (_name, test_, wanted) => {
    const list = Array.from({ length: 100_000 }, () => 3)
    expect(decision({ match: { args: { '$.l[*]': test_ } } }, call(JSON.stringify({ l: list })))).toBe(wanted)
  })

  test('a list beyond the bound is unknown, so the call is refused', () => {
    const list = Array.from({ length: 100_001 }, () => 3)
    expect(decision({ match: { args: { '$.l[*]': { some: { gt: 5 } } } } }, call(JSON.stringify({ l: list })))).toBe('fault')
  })

  test.each<readonly [string, object]>([
    ['quantifiers in each other', { some: [{ var: 'args.l' }, { some: [{ var: 'args.l' }, { '>': [{ var: '' }, 5] }] }] }],
    ['a text that doubles with each element', { '==': [{ reduce: [{ var: 'args.l' }, { cat: [{ var: 'accumulator' }, { var: 'accumulator' }] }, 'x'] }, 'y'] }],
    ['a list that doubles with each element', { '!!': [{ reduce: [{ var: 'args.l' }, { merge: [{ var: 'accumulator' }, { var: 'accumulator' }] }, [1]] }] }],
  ])('a condition gives up after its steps: %s (L-52)', (_name, when) => {
    const list = Array.from({ length: 20_000 }, () => 1)
    expect(decision({ when }, call(JSON.stringify({ l: list })))).toBe('fault')
  })
})
