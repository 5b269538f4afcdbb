import type { Json } from '../core/base/json.ts'
import { printable } from '../core/diagnostics/printable.ts'
import type { OperatorDefinition, OperatorExample, OperatorModifiers } from '../core/operators/define-operator.ts'
import { inline, names, table } from './markdown.ts'

const modifierKeys = {
  full: 'full',
  ignoreCase: 'ignore_case',
  normalize: 'normalize',
} as const satisfies Record<keyof OperatorModifiers, string>

export function operatorPage(definition: OperatorDefinition): string {
  const { name, summary, details = [], judges, judgesNull, modifiers, isTextTest } = definition
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
    exampleTable(definition),
  ]
    .join('\n\n')
    .concat('\n')
}

function exampleTable({ name, examples }: OperatorDefinition): string {
  const showsGiven = examples.some((example) => givenOf(example) !== undefined)
  return table(
    ['operator', 'value', ...(showsGiven ? ['given'] : []), 'verdict'],
    examples.map((example) => {
      const given = givenOf(example)
      return [
        inline(jsonLine({ [name]: example.param, ...modifierMap(example.modifiers) })),
        inline(jsonLine(example.value)),
        ...(showsGiven ? [given === undefined ? 'nothing' : inline(jsonLine(given))] : []),
        example.want,
      ]
    }),
  )
}

/** What the verdict depends on beside the value; undefined = nothing. */
function givenOf({ env, at, world, place }: OperatorExample): Json | undefined {
  const given = {
    ...(place?.permit === true ? { permit: true } : {}),
    ...(place?.negated === true ? { negated: true } : {}),
    // Of texts only, so it is JSON; an interface does not say so of all its members.
    ...(world === undefined ? {} : { world: world as Json }),
    ...(env === undefined ? {} : { env }),
    ...(at === undefined ? {} : { at }),
  }
  return Object.keys(given).length === 0 ? undefined : given
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
