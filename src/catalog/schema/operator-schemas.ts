import { isJsonArray, isJsonObject, type Json } from '../../core/base/json.ts'
import { paramSchema } from '../../core/rules/param-schema.ts'
import type { OperatorDefinition } from '../../core/operators/define-operator.ts'
import { described, ref, someText, type Schema } from './schema-parts.ts'

/** `{ list: name }` and `{ ref: path }`, which stand for values (L-16). */
export const nameDefinitions: Readonly<Record<string, Schema>> = {
  list_reference: {
    type: 'object',
    properties: { list: described(someText, 'a list that is declared under `lists`') },
    required: ['list'],
    additionalProperties: false,
  },
  value_reference: {
    type: 'object',
    properties: {
      ref: described(
        { type: 'string', pattern: '^(args|env|run)([.\\[]|$)' },
        'another value of the event: `args.owner`, `env.user`, `run.turn`',
      ),
    },
    required: ['ref'],
    additionalProperties: false,
  },
}

/** What stands behind each operator, once for all places. */
export function operandDefinitions(operators: readonly OperatorDefinition[]): Readonly<Record<string, Schema>> {
  return Object.fromEntries(operators.map((operator) => [operandName(operator.name), operandSchema(operator)]))
}

export function operandName(operator: string): string {
  return `${operator}_operand`
}

/** Its parameter, or the name of a list or value in its place. */
function operandSchema(definition: OperatorDefinition): Schema {
  const param = paramSchema(definition)
  const shape = definition.holdsNames === true ? withNames(param) : param
  return { anyOf: [shape, ref('list_reference'), ref('value_reference')] }
}

/** The property of an operator, with its page as the hover. */
export function operatorProperty(definition: OperatorDefinition): Schema {
  const { name, summary, details = [], examples } = definition
  const shown = examples.slice(0, 3).map(({ param, value, want }) => `- \`${name}: ${JSON.stringify(param)}\` on \`${JSON.stringify(value)}\`: ${want}`)
  const markdown = [`Hits when ${summary}.`, ...details, shown.join('\n')].join('\n\n')
  return described(ref(operandName(name)), `hits when ${summary}`, markdown)
}

/** Names may stand wherever a value of the schema may, so each member and each element takes them. */
function withNames(schema: Schema): Schema {
  return Object.fromEntries(
    Object.entries(schema).map(([key, member]): [string, Json] => {
      if (key === 'properties' && isJsonObject(member)) {
        return [key, Object.fromEntries(Object.entries(member).map(([name, inner]) => [name, orName(inner)]))]
      }
      if (key === 'items' && isJsonObject(member)) return [key, orName(member)]
      if (key === 'anyOf' && isJsonArray(member)) return [key, member.map((one) => (isJsonObject(one) ? withNames(one) : one))]
      return [key, member]
    }),
  )
}

function orName(schema: Json): Json {
  if (!isJsonObject(schema)) return schema
  return { anyOf: [withNames(schema), ref('list_reference'), ref('value_reference')] }
}
