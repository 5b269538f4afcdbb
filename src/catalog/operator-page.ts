import type { Json } from '../core/base/json.ts'
import { printable } from '../core/diagnostics/printable.ts'
import type { OperatorDefinition, OperatorModifiers } from '../core/operators/define-operator.ts'
import { inline, names, table } from './markdown.ts'

const modifierKeys = {
  full: 'full',
  ignoreCase: 'ignore_case',
  normalize: 'normalize',
} as const satisfies Record<keyof OperatorModifiers, string>

export function operatorPage(definition: OperatorDefinition): string {
  const { name, summary, details = [], judges, judgesNull, modifiers, isTextTest, examples } = definition
  const judged =
    typeof judges === 'function'
      ? 'Values of the type of its operand; every other value is unknown.'
      : `${names(judges)}; every other value is unknown.`
  return [
    `# ${name}`,
    `Hits when ${summary}.`,
    ...details,
    '## Judges',
    judgesNull === true ? `${judged} Null is a value for it, not absent.` : `${judged} Absent and null miss.`,
    '## Modifiers',
    modifiers.length === 0 ? 'None.' : `${names(modifiers.map((key) => modifierKeys[key]))}.`,
    ...(isTextTest === true
      ? ['In a permit it does not load on an argument that the catalogue calls a path, URL, host or command.']
      : []),
    '## Examples',
    table(
      ['operator', 'value', 'verdict'],
      examples.map((example) => [
        inline(jsonLine({ [name]: example.param, ...modifierMap(example.modifiers) })),
        inline(jsonLine(example.value)),
        example.want,
      ]),
    ),
  ]
    .join('\n\n')
    .concat('\n')
}

function modifierMap(modifiers: OperatorModifiers = {}): Record<string, Json> {
  return {
    ...(modifiers.full === undefined ? {} : { [modifierKeys.full]: modifiers.full }),
    ...(modifiers.ignoreCase === undefined ? {} : { [modifierKeys.ignoreCase]: modifiers.ignoreCase }),
    ...(modifiers.normalize === undefined ? {} : { [modifierKeys.normalize]: modifiers.normalize }),
  }
}

/** JSON on one line, blanks after `:` and `,`, cut where it is long. */
function jsonLine(value: Json): string {
  const text = JSON.stringify(value, undefined, 1).replaceAll(/\n\s*/g, ' ')
  return printable(text.length > 120 ? `${text.slice(0, 119)}…` : text)
}
