import { expect, test } from 'vitest'
import type { Diagnostic } from '../../src/core/diagnostics/diagnostic.ts'
import { loadPolicy, type PackEntry } from '../../src/core/load/load-policy.ts'
import type { LintRule } from '../../src/tools/lint/define-lint-rule.ts'
import { exampleText } from '../../src/tools/lint/example-text.ts'
import { fixPacks } from '../../src/tools/lint/fix-packs.ts'
import { lintPolicy } from '../../src/tools/lint/lint-policy.ts'
import { lintRules } from '../../src/tools/lint/registry.ts'

// The laws of fixes, for whatever rules offer them: each is tried on the bad examples of its own rule.

const now = Date.UTC(2027, 0, 31)
const textsOf = (entries: readonly PackEntry[]): readonly string[] => entries.map(({ source }) => source.text)

/** With comments on lines of their own, which every fix must keep. */
function commented(text: string): string {
  return `# first\n${text}# last\n`
}

interface Broken {
  readonly rule: string
  readonly law: string
}

function* brokenLaws(rule: LintRule, example: string, withUnsafe: boolean): Generator<Broken> {
  const findings = (entries: readonly PackEntry[]): readonly Diagnostic[] | undefined => {
    const loaded = loadPolicy(entries)
    return loaded.ok ? lintPolicy(loaded.value, { rules: [rule], now }) : undefined
  }
  const entries = [{ source: { name: 'policy.yaml', text: commented(exampleText(example)) } }]
  const isWanted = ({ fix }: Diagnostic): boolean => fix !== undefined && (fix.safe || withUnsafe)
  const before = findings(entries) ?? []
  if (!before.some(isWanted)) return
  const broken = (law: string): Broken => ({ rule: rule.name, law })
  const once = fixPacks(entries, findings, withUnsafe)
  const after = findings(once.entries)
  if (after === undefined || once.left.length > 0) yield broken('the fixed text loads')
  if (once.fixed === 0) yield broken('a fix changes something')
  if ((after ?? []).some(isWanted)) yield broken('what was fixed is no longer found')
  if ((after ?? []).length >= before.length) yield broken('there is less to find than before')
  const twice = fixPacks(once.entries, findings, withUnsafe)
  if (textsOf(twice.entries).join() !== textsOf(once.entries).join()) yield broken('fixing again changes nothing')
  if (!textsOf(once.entries).every((text) => text.startsWith('# first\n') && text.endsWith('# last\n'))) yield broken('comments stay')
}

const all: readonly LintRule[] = lintRules
const bad = all.flatMap((rule) => rule.examples.bad.map((example) => ({ rule, example })))

test.each([
  ['safe fixes alone', false],
  ['all fixes', true],
])('the laws of fixes hold on every bad example: %s', (_, withUnsafe) => {
  expect(bad.flatMap(({ rule, example }) => [...brokenLaws(rule, example, withUnsafe)])).toEqual([])
})

test('a rule without the laws would be found', () => {
  const careless: LintRule = {
    ...all[0]!,
    name: 'careless',
    *check(policy) {
      for (const { source } of policy.packs.flatMap(({ trees }) => trees)) {
        const span = { source, start: source.text.length, end: source.text.length }
        yield { span, message: 'not enough', fix: { safe: true, edits: [{ span, text: '# more\n' }] } }
      }
    },
  }
  const laws = [...brokenLaws(careless, careless.examples.bad[0], false)].map(({ law }) => law)
  expect(laws).toEqual([
    'what was fixed is no longer found',
    'there is less to find than before',
    'fixing again changes nothing',
    'comments stay',
  ])
})
