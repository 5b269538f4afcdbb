import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/core/base/json.ts'
import { operators, type OperatorName } from '../../../src/core/operators/registry.ts'
import { decideLine, policyOf } from '../open-line.ts'
import { measured } from './measured.ts'

const size = 1_000_000

/** What texts are hard to read in; the first is a megabyte, what has to be folded is less. */
const texts: Readonly<Record<string, string>> = {
  'one letter': 'a'.repeat(size),
  blanks: ' '.repeat(size / 5),
  'accents on one letter': `a${'\u0301'.repeat(size / 5)}`,
  'lone surrogates': '\ud800'.repeat(size / 5),
  'what unfolds eighteenfold': '\ufdfa'.repeat(size / 50),
  'invisible characters': '\u200b'.repeat(size / 5),
}

/** One hard parameter for each operator; a new operator needs one here. */
const params: Readonly<Record<OperatorName, Json>> = {
  between: [1, 5],
  cidr: ['10.0.0.0/8', '::/0'],
  contains: 'aaaab',
  contains_all: ['a', 'aaab'],
  contains_any: ['aaaab', 'aaac'],
  detect: [{ tag: 'secret' }, { tag: 'pii' }],
  email: { every: { domain: { under: 'a' } } },
  ends_with: 'baaa',
  equals: 'b',
  glob: '*a*a*a*a*b',
  gt: 5,
  gte: 5,
  host: [{ under: 'a' }, { cidr: '::/0' }],
  in: ['b', 'c'],
  length: { gt: 5 },
  lt: 5,
  lte: 5,
  matches: '(a+)+$',
  not_equals: 'b',
  not_in: ['b'],
  number: { gt: 5, strings: 'numeric' },
  path: { glob: '/**/*a*a*a*b', links: 'lexical' },
  schema: { type: 'string', pattern: '(a|aa)+$', maxLength: 5 },
  semver: '>=1.0.0',
  sql: { dialect: 'postgresql', count: 1 },
  starts_with: 'aaab',
  text: { hidden: ['tags', 'zero_width'], instructions: true },
  time: { before: 'now' },
  type: 'string',
  url: { path: { glob: '/**/a*a/**' }, address: 'public' },
}

function call(args: Json): string {
  return JSON.stringify({ kind: 'tool_call', run_id: 'A', turn: 1, tool_name: 'bash', args })
}

function result(value: Json): string {
  return JSON.stringify({ kind: 'tool_result', run_id: 'A', turn: 1, tool_name: 'bash', args: {}, result: value })
}

describe('long texts under every operator: an answer, in bounded time', () => {
  for (const definition of operators) {
    test(definition.name, () => {
      const full: { readonly full?: boolean } = definition.name === 'matches' ? { full: false } : {}
      const plain = { [definition.name]: params[definition.name], ...full }
      const forms: readonly object[] = (definition.modifiers as readonly string[]).includes('normalize') ? [plain, { ...plain, normalize: ['nfkc', 'invisible', 'case'] }] : [plain]
      for (const form of forms) {
        const policy = policyOf([{ event: 'tool_call', match: { args: { '$.t': form as Json } }, skip: 'No.' }])
        for (const text of Object.values(texts)) {
          expect(['continue', 'skip', 'fault']).toContain(measured(() => decideLine(policy, call({ t: text }))))
        }
      }
    })
  }
})

describe('patterns that cost other engines minutes', () => {
  const patterns = ['(a+)+$', '(a|aa)+$', '(a|a)*b', 'a*a*a*a*a*b', '\\s+$', '[A-Za-z0-9._%+-]+@[a-z]+', '^(([a-z])+.)+[A-Z]([a-z])+$', 'x+y|x']
  const subjects: Readonly<Record<string, string>> = { a: 'a'.repeat(300_000), blanks: ' '.repeat(300_000), x: 'x'.repeat(300_000) }

  test.each(patterns)('%s in `matches` and in a redaction', (pattern) => {
    const guard = policyOf([{ event: 'tool_call', match: { args: { '$.t': { matches: pattern, full: false } } }, skip: 'No.' }])
    const redaction = policyOf([{ event: 'tool_result', match: 'any', redact: { patterns: [{ name: 'k', pattern }] } }])
    for (const text of Object.values(subjects)) {
      expect(['continue', 'skip']).toContain(measured(() => decideLine(guard, call({ t: text }))))
      // A search that would look at the rest of the text for each match gives up, and the result is hidden.
      expect(['continue', 'replace', 'fault']).toContain(measured(() => decideLine(redaction, result(text))))
    }
  })
})

describe('large results', () => {
  const redaction = policyOf([{ event: 'tool_result', match: 'any', redact: { patterns: [{ name: 'tok', pattern: 'tok_[0-9]+' }], paths: ['$..ssn'], keys: true, text: 'pass' } }])
  const many = <T extends Json>(count: number, value: T): readonly T[] => Array.from({ length: count }, () => value)

  test.each<readonly [string, Json, string]>([
    ['20,000 parts', many(20_000, { type: 'text', text: 'tok_1 ' }), 'replace'],
    ['40,000 rows', many(40_000, { ssn: 'tok_1' }), 'replace'],
    ['40,000 keys as JSON text', JSON.stringify(Object.fromEntries(Array.from({ length: 40_000 }, (_each, index) => [`k${index}`, 'tok_1']))), 'replace'],
    ['brackets that look like JSON', '['.repeat(size), 'fault'],
    ['a text beyond the bound', 'a'.repeat(4_000_001), 'fault'],
  ])('%s', (_name, value, wanted) => {
    expect(measured(() => decideLine(redaction, result(value)))).toBe(wanted)
  })
})
