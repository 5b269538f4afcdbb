import type { Catalog } from './catalog.ts'
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

export function indexPage({ codes, operators, exists, actions, events }: Catalog): string {
  return [
    '# Reference',
    '## Events',
    table(
      ['event', 'actions'],
      events.map((event) => [`\`${event.name}\``, names(event.actions)]),
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
    '## Diagnostics',
    ...groups.flatMap(({ first, title }) => {
      const members = codes.filter(({ code }) => code.charAt(3) === first)
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
