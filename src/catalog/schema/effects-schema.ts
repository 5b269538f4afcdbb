import { effectKinds } from '../../core/events/effect-kind.ts'
import { opaquePositions } from '../../core/rules/policy-ast.ts'
import { operandName } from './operator-schemas.ts'
import { closedMap, described, listOf, oneOrMany, ref, someText, words, type Schema } from './schema-parts.ts'

const verdicts = words(['hit', 'miss', 'unknown'])

/** The parameter of which operator a target of an effect takes (L-70). */
const targets = {
  path: { operator: 'path', says: 'the file or folder' },
  url: { operator: 'url', says: 'the URL' },
  sql: { operator: 'sql', says: 'the SQL text' },
  to: { operator: 'email', says: 'the receivers' },
} as const

/** Command lines and effects: what a program is called with, and what a call does by whatever route (L-41, L-70). */
export function effectsDefinitions(): Readonly<Record<string, Schema>> {
  const targetDefinitions = Object.entries(targets).map(([key, { operator }]): [string, Schema] => {
    const name = `${key}_target`
    return [name, { anyOf: [ref(operandName(operator)), connectives(name)] }]
  })
  return {
    ...Object.fromEntries(targetDefinitions),
    names: oneOrMany({ anyOf: [someText, ref('list_reference')] }),
    program: { anyOf: [someText, ref('list_reference'), ref('program_call')] },
    program_call: closedMap(programProperties, { required: ['program'] }),
    programs: oneOrMany(ref('program')),
    shell_test: closedMap({
      runs: described(ref('programs'), 'one of these programs is run'),
      only: described(ref('programs'), 'nothing but these programs is run'),
      redirects: described(ref('value_matcher'), 'every file that is opened for writing fits'),
      syntax: described(words(['bash']), 'the grammar of the command line'),
      opaque: described(
        { anyOf: [verdicts, closedMap(Object.fromEntries(opaquePositions.map((position) => [position, verdicts])))] },
        'the verdict on a word that is known only at run time, for all positions or each',
      ),
    }),
    effects: closedMap({
      some: described(ref('effect'), 'the call does this, by whatever route'),
      every: described(ref('effect'), 'everything that the call does is this'),
      none: described(ref('effect'), 'the call does nothing of this'),
      unmodelled: described(words(['fits', 'unknown', 'miss']), 'what a tool, argument or program without a model is taken to do'),
      trees: described(words(['unknown', 'miss']), 'the verdict on a folder where the host cannot list it'),
      opaque: described(verdicts, 'the verdict on a target that is known only at run time'),
    }),
    effect: closedMap({
      kind: described(oneOrMany(words(effectKinds)), 'what is done; absent means every kind'),
      ...Object.fromEntries(
        Object.entries(targets).map(([key, { says }]) => [key, described(ref(`${key}_target`), `${says} that it is done to`)]),
      ),
      program: described(ref('programs'), 'the program that is run'),
    }),
  }
}

function connectives(name: string): Schema {
  return closedMap({ any: listOf(ref(name)), all: listOf(ref(name)), not: ref(name), use: someText })
}

const programProperties: Readonly<Record<string, Schema>> = {
  program: described(ref('names'), 'the program, by its name in any folder'),
  subcommand: described(ref('names'), 'the subcommand, as `push` of git'),
  flags_any: described(ref('names'), 'one of these flags stands there; without dashes'),
  flags_all: described(ref('names'), 'all of these flags stand there'),
  flags_none: described(ref('names'), 'none of these flags stands there'),
  global_flags_any: described(ref('names'), 'one of these flags stands before the subcommand'),
  global_flags_all: described(ref('names'), 'all of these flags stand before the subcommand'),
  global_flags_none: described(ref('names'), 'none of these flags stands before the subcommand'),
  operands: described(
    closedMap({
      some: described(ref('value_matcher'), 'one of the operands fits'),
      every: described(ref('value_matcher'), 'all operands fit'),
      none: described(ref('value_matcher'), 'none of the operands fits'),
    }),
    'what the program is called with beside flags',
  ),
}
