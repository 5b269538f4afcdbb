import type { LintCategory, LintRule } from '../tools/lint/define-lint-rule.ts'
import type { Catalog } from './catalog.ts'
import { fixWord } from './lint-rule-page.ts'
import { table } from './markdown.ts'

const categories = [
  { name: 'correctness', title: 'Correctness: it does not do what it says' },
  { name: 'safety', title: 'Safety: it can be got round, or will be turned off' },
  { name: 'style', title: 'Style and speed: nobody will be able to keep it' },
] as const satisfies readonly { readonly name: LintCategory; readonly title: string }[]

/** Every lint rule in one list, by category and code. */
export function lintIndexPage({ lintRules }: Pick<Catalog, 'lintRules'>): string {
  return [
    '# Lint rules',
    'What `sluice lint` finds in policies that load. Levels are set in `sluice.config.yaml`; a rule that is not in the preset ' +
      '`recommended` is asked under `strict` alone. [Linting policies](../guides/linting.md) tells how to set it up.',
    ...categories.flatMap(({ name, title }) => {
      const members = lintRules.filter(({ category }) => category === name)
      if (members.length === 0) return []
      return [`## ${title}`, ruleTable(members)]
    }),
  ]
    .join('\n\n')
    .concat('\n')
}

function ruleTable(rules: readonly LintRule[]): string {
  return table(
    ['code', 'rule', 'level', 'preset', 'machine fix', 'finds'],
    rules.map((rule) => [
      `[${rule.code}](diagnostics/${rule.code}.md)`,
      `\`${rule.name}\``,
      rule.severity,
      rule.preset,
      fixWord(rule),
      rule.summary,
    ]),
  )
}
