import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalJson } from '../../src/core/base/canonical-json.ts'
import type { Json } from '../../src/core/base/json.ts'
import type { Result } from '../../src/core/diagnostics/diagnostic.ts'
import type { Source } from '../../src/core/diagnostics/source.ts'
import { loadPolicy } from '../../src/core/load/load-policy.ts'
import { compilePolicy } from '../../src/core/compile/compile-policy.ts'
import type { PolicyAst } from '../../src/core/rules/policy-ast.ts'
import { parseDocument, type ParsedDocument } from '../../src/core/syntax/parse-yaml.ts'
import { toJson } from '../../src/core/syntax/to-json.ts'
import { formatPolicy } from '../../src/tools/format/format-policy.ts'
import { hostileLayout } from '../support/hostile-layout.ts'
import { approver, checks, decideTrace, openPolicy, openStack } from '../support/open-policy.ts'
import { randomScenario } from '../support/random-scenario.ts'
import { verdictOn } from './catch.ts'
import { effort } from './effort.ts'

type Format = (source: Source) => Result<string>

const draws = fc.array(fc.nat({ max: 999 }), { minLength: 1, maxLength: 200 })

const texts = fc.constantFrom(
  ...['a', 'tool', 'yes', 'a b c', 'x: y', '- z', '#h', "it's", 'say "hi"', String.raw`\d+`, '\n', 'line\nother line', '  lead\nx\n', 'end\n\n', 'tr \n', ''],
  ...[' ', 'null', '1', '1.10', '~', '/etc/x', 'é\u200b', '${each}', 'a'.repeat(70), 'word '.repeat(20).trim(), '[x]', '{', '?', '>', '|', '%a', '@b', '`c', '!t'],
  ...['&a', '*a', '---', '...', 'a\tb', ' \n x', '\n\nx\n\n\n', '<<', '__proto__', '😀 '.repeat(60).trim()],
)

const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(texts, fc.integer(), fc.constantFrom(null, true, false, 0.5)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.uniqueArray(fc.tuple(texts.filter((key) => key !== '__proto__'), tie('value')), { maxLength: 4, selector: ([key]) => key }).map((entries) => Object.fromEntries(entries)),
  ),
}))

function read(source: Source): ParsedDocument {
  const parsed = parseDocument(source)
  if (!parsed.ok) throw new Error(`cannot be read: ${JSON.stringify(source.text)}`)
  return parsed.value
}

function formatted(format: Format, source: Source): string {
  const result = format(source)
  expect(result.ok, source.text).toBe(true)
  return result.ok ? result.value : ''
}

const commentTexts = ({ comments }: ParsedDocument): readonly string[] => comments.map(({ text }) => text.trimEnd())

function layoutLaw(format: Format): void {
  fc.assert(
    fc.property(value, draws, (wanted, drawn) => {
      const source = { name: 'x.test.yaml', text: hostileLayout(wanted, drawn) }
      const before = read(source)
      expect(canonicalJson(toJson(before.root))).toBe(canonicalJson(wanted))
      const after = { ...source, text: formatted(format, source) }
      const again = read(after)
      expect(canonicalJson(toJson(again.root))).toBe(canonicalJson(wanted))
      expect(commentTexts(again)).toEqual(commentTexts(before))
      expect(formatted(format, after)).toBe(after.text)
    }),
    effort(1_000),
  )
}

/** What a policy says, without the places where it says it. */
function meaning(policy: PolicyAst): string {
  const places = new Set(['span', 'operandSpan', 'nameSpans', 'sources', 'trees', 'node'])
  return JSON.stringify(policy, (key, member: unknown) => {
    if (places.has(key)) return undefined
    if (member instanceof Map) return [...(member as ReadonlyMap<unknown, unknown>)]
    return key === 'definition' && typeof member === 'object' && member !== null && 'name' in member ? member.name : member
  })
}

function policyLaw(format: Format): Promise<void> {
  return fc.assert(
    fc.asyncProperty(randomScenario({ asksOthers: true }), draws, async ({ packs, trace }, drawn) => {
      const load = (sources: readonly Source[]): PolicyAst => {
        const entries = sources.map((source, index) => ({ source, tier: packs[index]?.tier ?? 'workspace' }))
        const loaded = loadPolicy(entries, { intersect: true, host: { checks: [...checks.keys()], hasApprover: true } })
        if (!loaded.ok) throw new Error(loaded.diagnostics.map(({ message }) => message).join('; '))
        return loaded.value
      }
      const sources = packs.map(({ document }, index) => ({ name: `p${String(index)}.yaml`, text: hostileLayout(document, drawn) }))
      const before = load(sources)
      const after = load(sources.map((source) => ({ ...source, text: formatted(format, source) })))
      expect(meaning(after)).toBe(meaning(before))
      const opened = openStack(compilePolicy(after, { checks, approver }).stack)
      const decisions = []
      for (const line of trace) decisions.push(await opened.decide(line))
      expect(decisions).toEqual(await decideTrace(openPolicy, packs, trace))
    }),
    effort(40),
  )
}

/** Changes what the formatter gives. */
function spoilt(change: (text: string) => string): Format {
  return (source) => {
    const result = formatPolicy(source)
    return result.ok ? { ...result, value: change(result.value) } : result
  }
}

describe('formatting', () => {
  test('keeps every value and comment, and changes nothing the second time', () => layoutLaw(formatPolicy))
  test('keeps what a policy says and what it decides', () => policyLaw(formatPolicy))

  test.each<readonly [string, Format]>([
    ['a comment is lost', spoilt((text) => text.replace(/^ *#.*\n/m, ''))],
    ['a text loses its last break', spoilt((text) => text.replace(/\|\n/, '|-\n'))],
    ['it would go on for ever', spoilt((text) => `${text}\n`)],
  ])('is caught when %s', async (_name, broken) => {
    expect(await verdictOn(() => layoutLaw(broken))).toBe('broken law')
  })

  test('is caught when a rule is decided otherwise', async () => {
    expect(await verdictOn(() => policyLaw(spoilt((text) => text.replace('refuse', 'terminate').replace('Not listed.', 'Listed.'))))).toBe('broken law')
  })
})
