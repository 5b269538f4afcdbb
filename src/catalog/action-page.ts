import type { ActionDefinition } from '../core/actions/define-action.ts'
import { printable } from '../core/diagnostics/printable.ts'
import { fenced, names } from './markdown.ts'

export function actionPage(definition: ActionDefinition): string {
  const { name, summary, events, isGuard, settles, takesEventList, examples } = definition
  return [
    `# ${name}`,
    `On a hit: ${summary}.`,
    '## Events',
    `${names(events)}.${takesEventList === true ? ' It may stand with a list of events.' : ''}`,
    '## Order',
    settles === undefined
      ? 'It is asked once, in the order of the rules.'
      : `It judges the final value again in the pass \`${settles}\`.`,
    '## Exceptions',
    isGuard ? 'It is a guard: exceptions may name its rules.' : 'It is no guard: an exception needs `weakens: true`.',
    '## Examples',
    ...examples.flatMap(({ event, param, note }) => [
      `${note.charAt(0).toUpperCase()}${note.slice(1)}:`,
      // JSON is YAML, and shows each parameter as the rule has it.
      fenced('yaml', printableLines(`event: ${event}\n${name}: ${JSON.stringify(param)}`)),
    ]),
  ]
    .join('\n\n')
    .concat('\n')
}

function printableLines(text: string): string {
  return text
    .split('\n')
    .map((line) => printable(line))
    .join('\n')
}
