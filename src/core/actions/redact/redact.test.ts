import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerOf, aToolResult } from '../../../../test/support/action-events.ts'
import { limits } from '../../base/limits.ts'
import type { Json } from '../../base/json.ts'
import { checkAction } from '../define-action.ts'
import { redactAction } from '../redact.ts'

const tok = { patterns: [{ name: 'tok', pattern: 'tok_[a-z0-9]+' }] }
const text = (value: string): Json => ({ type: 'text', text: value })
const image: Json = { type: 'image', data: 'AAAA', mimeType: 'image/png' }

function redacted(param: Json, output: Json): Json {
  const answer = answerOf(redactAction, param, aToolResult(output))
  if ('undecidable' in answer) return `undecidable ${answer.undecidable}`
  return 'output' in answer ? answer.output : 'nothing found'
}

test.each([
  ['numbers keep their spelling', '{"n":1.0,"big":12345678901234567890,"s":"tok_1"}', '{"n":1.0,"big":12345678901234567890,"s":"[REDACTED:tok]"}'],
  ['blanks and order stay', ' { "z" : "tok_1",\n\t"a" : [ ] } ', ' { "z" : "[REDACTED:tok]",\n\t"a" : [ ] } '],
  ['other escapes of the same text stay', '"\\u00e9\\/ tok_1 \\ud83d\\ude00"', '"\\u00e9\\/ [REDACTED:tok] \\ud83d\\ude00"'],
  ['an escaped hit is cut out whole', '"x t\\u006fk_1 y"', '"x [REDACTED:tok] y"'],
  ['duplicate keys are both searched', '{"a":"tok_1","a":"tok_2"}', '{"a":"[REDACTED:tok]","a":"[REDACTED:tok]"}'],
])('JSON that came as text stays JSON: %s (L-33)', (_, output, want) => {
  expect(redacted(tok, output)).toBe(want)
})

test('a number is found by either of its spellings (L-33)', () => {
  const card = { patterns: [{ name: 'card', pattern: '^4[0-9]{15}$' }] }
  expect(redacted(card, '[4111111111111111, 4.111111111111111e15]')).toBe('["[REDACTED:card]", "[REDACTED:card]"]')
  expect(redacted(card, { n: 4111111111111111, m: 4 })).toEqual({ n: '[REDACTED:card]', m: 4 })
})

test('a pattern over the quotes of JSON is undecidable, since values are searched one by one', () => {
  const param = { patterns: [{ name: 'pw', pattern: '"password": ?"[^"]*"' }] }
  expect(redacted(param, '{"password":"x"}')).toMatch(/^undecidable result/)
  expect(redacted(param, { password: 'x' })).toMatch(/^undecidable result/)
  expect(redacted(param, 'a "password": "x" b')).toBe('a [REDACTED:pw] b')
  expect(redacted(param, { user: 'x' })).toBe('nothing found')
})

test('a path replaces whatever it holds, under the name of its last member (L-33)', () => {
  const param = { paths: ["$.a['b','c']", '$.list[*]', '$..pin'] }
  expect(redacted(param, { a: { b: { deep: 1 }, c: null }, list: [1, 'x'], d: [{ pin: false }] })).toEqual({
    a: { b: '[REDACTED:b]', c: null },
    list: ['[REDACTED:list]', '[REDACTED:list]'],
    d: [{ pin: '[REDACTED:pin]' }],
  })
  expect(redacted({ paths: ['$.ssn'], with: '' }, { ssn: 12 })).toEqual({ ssn: '' })
})

test('the key that a wildcard met is never in a placeholder, since it may be a secret', () => {
  expect(redacted({ paths: ['$[*]'] }, { tok_1: 1 })).toEqual({ tok_1: '[REDACTED:value]' })
})

test('paths on JSON with a key twice are undecidable', () => {
  expect(redacted({ paths: ['$.a'] }, '{"a":1,"a":2}')).toMatch(/^undecidable/)
})

test('a hit in a key is undecidable without `keys`, and so are two keys that become one (L-33)', () => {
  expect(redacted(tok, { tok_1: 1 })).toMatch(/^undecidable/)
  expect(redacted({ ...tok, keys: true }, { tok_1: 1, tok_2: 2 })).toMatch(/^undecidable/)
  expect(redacted({ ...tok, keys: true }, '{"a":1,"tok_1":1,"tok_2":2}')).toMatch(/^undecidable/)
  expect(redacted({ ...tok, keys: true }, '{ "tok_1" : 1 }')).toBe('{ "[REDACTED:tok]" : 1 }')
})

test('content parts are searched one by one and across their borders (L-33)', () => {
  expect(redacted(tok, [text('a tok_1'), text('b')])).toEqual([text('a [REDACTED:tok]'), text('b')])
  expect(redacted(tok, [text('a to'), text('k_1 b')])).toEqual([text('a [REDACTED:tok]'), text(' b')])
  expect(redacted(tok, [text('x t'), text('o'), text('k_1')])).toEqual([text('x [REDACTED:tok]'), text(''), text('')])
  expect(redacted(tok, [text('{"a":"tok_1"}'), text('tok_2 b')])).toEqual([text('{"a":"[REDACTED:tok]"}'), text('[REDACTED:tok] b')])
  expect(redacted(tok, [text('{"a":1}tok'), text('_1')])).toEqual([text('{"a":1}[REDACTED:tok]'), text('')])
  expect(redacted(tok, [text('{"a":"t\\u006f'), text('k_1"}')])).toEqual([text('{"a":"[REDACTED:tok]"}'), text('')])
})

test('what stands beside the text of a part is searched too', () => {
  const part: Json = { type: 'text', text: 'a', annotations: { owner: 'tok_1' } }
  expect(redacted(tok, [part])).toEqual([{ type: 'text', text: 'a', annotations: { owner: '[REDACTED:tok]' } }])
  const resource = (value: string, uri: string): Json => ({ type: 'resource', resource: { uri, text: value } })
  expect(redacted(tok, [resource('tok_1', 'file:tok_2')])).toEqual([resource('[REDACTED:tok]', 'file:[REDACTED:tok]')])
})

test('media pass only where the rule says so (L-33)', () => {
  expect(redacted(tok, [text('a'), image])).toMatch(/^undecidable/)
  expect(redacted(tok, [text('a'), { type: 'unheard_of', x: 1 }])).toMatch(/^undecidable/)
  expect(redacted({ ...tok, media: 'pass' }, [text('tok_1'), image])).toEqual([text('[REDACTED:tok]'), image])
})

test('MCP content, structured value and all else are redacted together (L-33)', () => {
  const output: Json = { content: [text('{"ssn":1}')], structuredContent: { ssn: 1 }, _meta: { by: 'tok_1' } }
  expect(redacted({ ...tok, paths: ['$.ssn'] }, output)).toEqual({
    content: [text('{"ssn":"[REDACTED:ssn]"}')],
    structuredContent: { ssn: '[REDACTED:ssn]' },
    _meta: { by: '[REDACTED:tok]' },
  })
  expect(redacted({ paths: ['$.structuredContent.ssn'], with: '*' }, { content: [], structuredContent: { ssn: 1 } })).toEqual({
    content: [],
    structuredContent: { ssn: '*' },
  })
  expect(redacted({ paths: ['$.ssn'] }, { content: [text('ssn 1')] })).toMatch(/^undecidable/)
})

test('`__proto__` in a result is a plain key', () => {
  const output: unknown = JSON.parse('{"__proto__":{"a":"tok_1"}}')
  expect(JSON.stringify(redacted(tok, output as Json))).toBe('{"__proto__":{"a":"[REDACTED:tok]"}}')
})

test('a text beyond the limit is undecidable', () => {
  expect(redacted(tok, 'a'.repeat(limits.scannedTextLength + 1))).toMatch(/^undecidable/)
})

test('an undecidable redaction says no value and no key of the event (L-83)', () => {
  expect(redacted({ paths: ['$.a.b'] }, { a: 'hunter2' })).toBe('undecidable $.a.b of result: is of type string, which has no members')
  expect(redacted({ paths: ['$.a'] }, 'hunter2')).toBe('undecidable $.a of result: cannot be read: the text is not JSON')
})

test.each([
  [{ detect: ['aws-acess-key'] }, [{ path: ['detect', 0], code: 'SLC340' }]],
  [{ detect: [{ tag: 'secrets' }] }, [{ path: ['detect', 0, 'tag'], code: 'SLC340' }]],
  [{ paths: ['$.a['] }, [{ path: ['paths', 0], code: 'SLC307' }]],
  [{ patterns: [{ name: 'a', pattern: '(' }] }, [{ path: ['patterns', 0, 'pattern'], code: 'SLC315' }]],
  [{ patterns: [{ name: 'a', pattern: 'x' }], with: '${tool}' }, [{ path: ['with'], code: 'SLC317' }]],
  [{ patterns: [{ name: 'a', pattern: 'b]' }, { name: 'b', pattern: 'x' }] }, [{ path: ['patterns', 0, 'pattern'], code: 'SLC337' }]],
  [{ paths: ['$.key'], patterns: [{ name: 'a', pattern: ':key' }] }, [{ path: ['patterns', 0, 'pattern'], code: 'SLC337' }]],
  [{ hidden: [] }, [{ path: ['hidden'], on: 'value' }]],
])('the redaction %j does not load (L-33)', (param, want) => {
  expect(checkAction(redactAction, param, ['tool_result'])).toMatchObject(want)
})

const leaf = fc.oneof(fc.constantFrom('tok_1', 'a tok_b c', '\u202ex', 'plain', '', '"', '\\', 'é'), fc.integer({ min: 0, max: 99 }), fc.boolean(), fc.constant(null))
const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'ssn', '__proto__', 'b"'), tie('value'), { maxKeys: 3 }),
  ),
}))
const params = fc.constantFrom<Json>(
  tok,
  { ...tok, paths: ['$..ssn'], text: 'pass' },
  { hidden: ['bidi'], with: '' },
  { patterns: [{ name: 'n', pattern: '7' }], with: '#' },
)
const outputs = fc.oneof(
  value,
  value.map((each) => JSON.stringify(each)),
  fc.array(fc.constantFrom('tok', '_1', ' ', 'x tok_2', '{"a":"tok_3"}').map(text), { minLength: 1, maxLength: 4 }),
)

test('redacting what was redacted finds nothing (L-32)', () => {
  fc.assert(
    fc.property(params, outputs, (param, output) => {
      const once = redacted(param, output)
      if (typeof once === 'string' && (once.startsWith('undecidable') || once === 'nothing found')) return
      expect(redacted(param, once)).toBe('nothing found')
    }),
    { seed: 1, numRuns: 1000 },
  )
})

test('JSON text and its value are redacted alike, and keep their shape (L-33)', () => {
  fc.assert(
    fc.property(params, value, (param, each) => {
      if (typeof each === 'string') return
      const asValue = redacted(param, each)
      const asText = redacted(param, JSON.stringify(each))
      if (asValue === 'nothing found' || (typeof asValue === 'string' && asValue.startsWith('undecidable'))) {
        expect(asText).toBe(asValue)
      } else {
        expect(asText).toBe(JSON.stringify(asValue))
      }
    }),
    { seed: 1, numRuns: 1000 },
  )
})
