import { printable } from '../core/diagnostics/printable.ts'
import { typeWords } from '../core/records/read-event.ts'
import { exampleText } from '../tools/lint/example-text.ts'
import { decideExample } from './decide-example.ts'
import type { EventEntry } from './event-entry.ts'
import { fieldTexts } from './field-texts.ts'
import { fenced, names, table } from './markdown.ts'

/** The page of an event: when it happens, what a line of it holds, what a rule may test and do, an example that is run. */
export function eventPage(event: EventEntry): string {
  const { name, summary, details, actions, matchKeys, fields, line, rules } = event
  return [
    `# ${name}`,
    `It happens when ${summary}.`,
    ...details,
    '## Match keys',
    `${names(matchKeys)}, and \`any\`, \`all\`, \`not\`, \`use\` over them.`,
    '## Actions',
    `${actions.map((action) => `[${action}](../actions/${action}.md)`).join(', ')}.`,
    '## Fields',
    table(
      ['field', 'must be', 'says'],
      fields.map(({ name: field, rule }) => [
        `\`${field}\``,
        `${typeWords[rule.type]}${rule.optional ? '' : ', required'}`,
        fieldTexts[field] ?? '',
      ]),
    ),
    '## Example',
    'A rule:',
    fenced('yaml', rules),
    'A line of a trace:',
    fenced('json', printable(line)),
    'What is decided:',
    fenced('json', decision(rules, line)),
  ]
    .join('\n\n')
    .concat('\n')
}

/** What repeats the line, changes with every edit of the policy, or says the decision once more in another form. */
const leftOut = new Set(['run_id', 'seq', 'kind', 'internal_call_id', 'policy', 'flow', 'outcome', 'rules', 'diagnostics'])

function decision(rules: string, line: string): string {
  const source = { name: 'policy.yaml', text: exampleText(rules) }
  return decideExample([{ source }], [line])
    .map(({ decision: decided = {} }) => {
      const shown = Object.entries(decided).filter(([key]) => !leftOut.has(key))
      return printable(JSON.stringify(Object.fromEntries(shown)))
    })
    .join('\n')
}
