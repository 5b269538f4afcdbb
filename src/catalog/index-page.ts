import type { Catalog } from './catalog.ts'
import type { FurtherPage } from './further-page.ts'
import { names, table } from './markdown.ts'

const groups = [
  { first: '1', title: 'Text and YAML' },
  { first: '2', title: 'Shape: keys and types' },
  { first: '3', title: 'Meaning: names, paths, expressions, packs' },
  { first: '4', title: 'Lint: correctness' },
  { first: '5', title: 'Lint: safety' },
  { first: '6', title: 'Lint: style and speed' },
  { first: '7', title: 'Run time' },
  { first: '8', title: 'Tools' },
  { first: '9', title: 'Mistakes in Sluice' },
] as const

export function indexPage(catalog: Catalog, commands: readonly FurtherPage[]): string {
  const { operators, exists, actions, events } = catalog
  const findings = [...catalog.codes, ...catalog.lintRules].map(({ code, summary }) => ({ code, summary }))
  return [
    '# Reference',
    '## Events',
    table(
      ['event', 'happens when', 'actions'],
      events.map(({ name, summary, actions: honored }) => [`[${name}](events/${name}.md)`, summary, names(honored)]),
    ),
    '## Actions',
    table(
      ['action', 'on a hit'],
      actions.map(({ name, summary }) => [`[${name}](actions/${name}.md)`, summary]),
    ),
    '## Operators',
    table(
      ['operator', 'hits when'],
      [
        ...operators.map(({ name, summary }) => ({ name, row: [`[${name}](operators/${name}.md)`, summary] })),
        { name: exists.name, row: [`\`${exists.name}\``, exists.summary] },
      ]
        .sort((left, right) => (left.name < right.name ? -1 : 1))
        .map(({ row }) => row),
    ),
    ...(commands.length === 0
      ? []
      : [
          '## Commands',
          table(
            ['command', 'what it does'],
            commands.map(({ name, summary }) => [`[${name}](cli/${name}.md)`, summary]),
          ),
        ]),
    '## Diagnostics',
    'All lint rules with their levels and presets: [lint rules](lint-rules.md).',
    ...groups.flatMap(({ first, title }) => {
      const members = findings.filter(({ code }) => code.charAt(3) === first)
      if (members.length === 0) return []
      return [
        `### ${title}`,
        table(
          ['code', 'meaning'],
          members.map(({ code, summary }) => [`[${code}](diagnostics/${code}.md)`, summary]),
        ),
      ]
    }),
  ]
    .join('\n\n')
    .concat('\n')
}
