import { describe, expect, test } from 'vitest'
import { limits } from '../base/limits.ts'
import { positionAt } from '../diagnostics/source.ts'
import { parseNode, parseYaml } from './parse-yaml.ts'
import { toJson } from './to-json.ts'

/** `SLC110 2:1-2:2`: code, start, end. */
function findings(text: string, name = 'policy.yaml'): string[] {
  const result = parseYaml({ name, text })
  return result.diagnostics.map(({ code, at }) => {
    if (at.kind !== 'source') return code
    const from = positionAt(text, at.span.start)
    const to = positionAt(text, at.span.end)
    return `${code} ${from.line}:${from.column}-${to.line}:${to.column}`
  })
}

function json(text: string): unknown {
  const result = parseYaml({ name: 'policy.yaml', text })
  if (!result.ok) throw new Error(result.diagnostics[0].message)
  return toJson(result.value.root)
}

describe('what policies may not use is found at its token (L-01)', () => {
  test.each([
    ['a: &x 1\n', ['SLC105 1:4-1:6']],
    ['a: &x 1\nb: *x\n', ['SLC105 1:4-1:6', 'SLC105 2:4-2:6']],
    ['a: *x\n', ['SLC105 1:4-1:6']],
    ['<<: { a: 1 }\n', ['SLC106 1:1-1:3']],
    ['a: !!str 1\n', ['SLC107 1:4-1:9']],
    ['a: !own b\n', ['SLC107 1:4-1:8']],
    ['a: ! b\n', ['SLC107 1:4-1:5']],
    ['%YAML 1.2\n---\na: 1\n', ['SLC108 1:1-1:10']],
    ['a: 1\n---\nb: 2\n', ['SLC109 2:1-2:4']],
    ['a: 1\n...\nb: 2\n', ['SLC109 3:1-3:2']],
    ['a: 1\na: 2\n', ['SLC110 2:1-2:2']],
    ['{ a: 1, "a": 2 }\n', ['SLC110 1:9-1:12']],
    ['a: .inf\n', ['SLC111 1:4-1:8']],
    ['a: -.nan\nb: .NaN\n', ['SLC111 2:4-2:8']],
    ['a: 9007199254740993\n', ['SLC111 1:4-1:20']],
    ['', ['SLC112 1:1-1:1']],
    ['# only a comment\n', ['SLC112 1:1-1:17']],
    ['---\n', ['SLC112 1:1-1:4']],
    ['- a\n', ['SLC113 1:1-1:2']],
    ['a\n', ['SLC113 1:1-1:2']],
    ['~\n', ['SLC113 1:1-1:2']],
    ['1: a\n', ['SLC119 1:1-1:2']],
    ['true: a\nnull: b\n', ['SLC119 1:1-1:5', 'SLC119 2:1-2:5']],
    ['? [a]\n: b\n', ['SLC119 1:3-1:6']],
    ['? { a: 1 }\n: b\n', ['SLC119 1:3-1:11']],
  ])('%j', (text, want) => {
    expect(findings(text)).toEqual(want)
  })

  test('all findings of a file come, by position', () => {
    expect(findings('b: !x 1\na: 0777\na: &y .inf\n')).toEqual([
      'SLC107 1:4-1:6',
      'SLC116 2:4-2:8',
      'SLC110 3:1-3:2',
      'SLC105 3:4-3:6',
      'SLC111 3:7-3:11',
    ])
  })

  test('a document may have its marks', () => {
    expect(json('---\na: 1\n...\n')).toEqual({ a: 1 })
  })

  test('`<<` in quotes is a key like any other', () => {
    expect(json('"<<": 1\n')).toEqual({ '<<': 1 })
  })

  test('`__proto__` is a plain own key', () => {
    expect(Object.keys(json('__proto__: 1\n') as object)).toEqual(['__proto__'])
  })
})

describe('YAML that changes its meaning (L-05)', () => {
  test.each([
    ['a: Remove #tmp files\n', ['SLC114 1:11-1:21']],
    ['a: rm #x', ['SLC114 1:7-1:9']],
    ['a: { b: c #d\n }\n', ['SLC114 1:11-1:13']],
    ['- x #y\n', ['SLC114 1:5-1:7']],
    ['a: #fff\n', ['SLC114 1:4-1:8']],
    ['a: "\\brm"\n', ['SLC115 1:5-1:7']],
    ['a: "\\e[0m"\n', ['SLC115 1:5-1:7']],
    ['"\\0": b\n', ['SLC115 1:2-1:4']],
    ['a: "x\\r"\n', ['SLC115 1:6-1:8']],
    ['a: 0777\n', ['SLC116 1:4-1:8']],
    ['a: [007, 0o7, 0]\n', ['SLC116 1:5-1:8']],
    ['a: b\u00a0c\n', ['SLC117 1:5-1:6']],
    ['a: |\n  b\u00a0c\n', ['SLC117 2:4-2:5']],
    ['a: b\u200bc\n', ['SLC117 1:5-1:6']],
    ['a: b\u200dc\n', ['SLC117 1:5-1:6']],
    ['a:\u3000b\n', ['SLC117 1:3-1:4']],
    ['a: b\u{e0041}\n', ['SLC117 1:5-1:7']],
    ['a: 1 # b\u2028c\n', ['SLC117 1:9-1:10']],
    ['a: b\u202ec\n', ['SLC118 1:5-1:6']],
    ['a: 1 # b\u202ec\n', ['SLC118 1:9-1:10']],
    ['a: b\u0007\n', ['SLC120 1:5-1:6']],
    ['a: b\ud800\n', ['SLC120 1:5-1:6']],
    ['a: b\uffff\n', ['SLC120 1:5-1:6']],
    ['a: b\rc\n', ['SLC120 1:5-1:6']],
    ['a: "\\ud800"\n', ['SLC120 1:4-1:12']],
  ])('%j', (text, want) => {
    expect(findings(text).sort()).toEqual([...want].sort())
  })

  test.each([
    'a: 1 # first\n',
    'a: b  # c\n',
    'a: b #\n',
    'a: "b" #c\n',
    'a: b#c\n',
    'a: #c\n  - d\n',
    '#c\na: b\n',
    'a: |\n  b #c\n',
    'a: "\\n\\t\\\\b\\u00e9\\u00a0\\u202e"\n',
    "a: '\\b'\n",
    'a: "0777"\n',
    'a: "\\ud83d\\ude00"\n',
    'a: 1 # b\u00a0c\n',
    '\ufeffa: 1\n',
    'a: 1\r\nb: 2\r\n',
    'a: \u{1f468}\u200d\u{1f469}\u200d\u{1f467}\n',
    'a: \u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645\n',
    'a: \u{1f3f4}\u{e0067}\u{e0062}\u{e007f}\n',
  ])('%j is fine', (text) => {
    expect(findings(text)).toEqual([])
  })

  describe('control escapes are fine in tests alone', () => {
    const escape = '"\\e[0m"'
    test.each([
      [`tests: [ ${escape} ]\n`, 0],
      [`test_defaults: { env: { a: ${escape} } }\n`, 0],
      [`rules:\n  - id: r\n    tests:\n      - { call: { args: { a: ${escape} } } }\n`, 0],
      [`exceptions: [ { tests: [ { a: { b: [ ${escape} ] } } ] } ]\n`, 0],
      [`rules:\n  - { id: r, skip: ${escape}, tests: [ ${escape} ] }\n`, 1],
      [`rules: [ { match: { tests: ${escape} } } ]\n`, 1],
      [`pack: { tests: ${escape} }\n`, 1],
    ])('%j has %d', (text, count) => {
      expect(findings(text).filter((line) => line.startsWith('SLC115'))).toHaveLength(count)
    })

    test('a test file is tests as a whole', () => {
      expect(findings(`a: ${escape}\n`, 'shell.test.yaml')).toEqual([])
      expect(findings(`a: ${escape}\n`, 'shell.yaml')).toEqual(['SLC115 1:5-1:7'])
    })
  })
})

describe('text that is not YAML (SLC101)', () => {
  test.each([
    ['a: @all\n', 'SLC101 1:4-1:5'],
    ['a: "b\\qc"\n', 'SLC101 1:6-1:8'],
    ['a: b: c\n', 'SLC101 1:4-1:5'],
    ['a: "b\n', 'SLC101 1:4-1:5'],
    ['a:\n\tb: c\n', 'SLC101 2:1-2:2'],
    ['a: [b\n', 'SLC101 1:4-1:5'],
    ['a: b]\nc\n', 'SLC101 2:1-2:2'],
  ])('%j', (text, want) => {
    expect(findings(text)[0]).toMatch(new RegExp(`^${want.slice(0, 10)}`))
  })

  test('the words of the library, which quote the file, are not shown', () => {
    const result = parseYaml({ name: 'p', text: 'a: @secret\nb: "\\qsecret"\n' })
    expect(result.ok).toBe(false)
    for (const { message, hint = '' } of result.diagnostics) expect(message + hint).not.toContain('secret')
  })
})

describe('the tree', () => {
  test('has exact places, quotes included, and the written form of scalars', () => {
    const source = { name: 'p', text: 'a: 1.10\n"b":\n  - \'c\'\n  - |\n    d\ne:\nf: ~\n' }
    const result = parseYaml(source)
    if (!result.ok) throw new Error('does not parse')
    const at = (start: number, end: number) => ({ source, start, end })
    expect(result.value.root).toEqual({
      kind: 'map',
      span: at(0, 40),
      entries: [
        {
          key: { text: 'a', span: at(0, 1) },
          value: { kind: 'scalar', value: 1.1, style: 'plain', raw: '1.10', span: at(3, 7) },
        },
        {
          key: { text: 'b', span: at(8, 11) },
          value: {
            kind: 'list',
            span: at(15, 32),
            items: [
              { kind: 'scalar', value: 'c', style: 'single_quoted', raw: "'c'", span: at(17, 20) },
              { kind: 'scalar', value: 'd\n', style: 'block', raw: '|\n    d', span: at(25, 32) },
            ],
          },
        },
        {
          key: { text: 'e', span: at(33, 34) },
          value: { kind: 'scalar', value: null, style: 'plain', raw: '', span: at(35, 35) },
        },
        {
          key: { text: 'f', span: at(36, 37) },
          value: { kind: 'scalar', value: null, style: 'plain', raw: '~', span: at(39, 40) },
        },
      ],
    })
  })

  test('a missing value stands right behind its colon, whatever follows', () => {
    for (const [text, at] of [['a:   # b\n', 2], ['{ a: , b: 1 }', 4], ['{ a }', 3]] as const) {
      const result = parseYaml({ name: 'p', text })
      if (!result.ok) throw new Error('does not parse')
      const span = result.value.root.entries[0]?.value.span
      expect([text, span?.start, span?.end]).toEqual([text, at, at])
    }
  })

  test('parseNode takes any document', () => {
    const result = parseNode({ name: 'p', text: '- a\n- [b: c]\n' })
    expect(result.ok && toJson(result.value)).toEqual(['a', [{ b: 'c' }]])
  })
})

describe('bounds (L-01)', () => {
  test('depth: 64 levels parse, 65 do not, in each notation', () => {
    const deep = (open: string, close: string, count: number): string => `a: ${open.repeat(count)}1${close.repeat(count)}`
    for (const [open, close] of [['[', ']'], ['{ a: ', ' }']] as const) {
      expect(findings(deep(open, close, limits.policyDepth - 1))).toEqual([])
      expect(findings(deep(open, close, limits.policyDepth))[0]).toMatch(/^SLC103/)
    }
    expect(findings(`a:\n ${'- '.repeat(limits.policyDepth - 1)}1\n`)).toEqual([])
    expect(findings(`a:\n ${'- '.repeat(limits.policyDepth)}1\n`)[0]).toMatch(/^SLC103/)
    expect(findings(`a: ${'['.repeat(limits.policyDepth - 1)}b: 1${']'.repeat(limits.policyDepth - 1)}`)[0]).toMatch(/^SLC103/)
  })

  test('length: one character more than the limit is not looked at', () => {
    expect(findings(`a: ${'b'.repeat(limits.policyTextLength - 3)}`)).toEqual([])
    expect(findings(`a: ${'b'.repeat(limits.policyTextLength - 2)}`)).toEqual(['SLC102 1:2000001-1:2000002'])
  })

  test('nodes', () => {
    const list = (count: number): string => `a: [${'1,'.repeat(count)}]`
    expect(findings(list(limits.policyNodes + 1))[0]).toMatch(/^SLC104/)
  })

  test('no more than a hundred findings of one file are shown', () => {
    expect(findings('- &a b\n'.repeat(500))).toHaveLength(100)
  })
})
