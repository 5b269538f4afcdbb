import { operations } from '../../core/actions/rewrite/registry.ts'
import type { ActionDefinition } from '../../core/actions/define-action.ts'
import { isJsonObject, type Json } from '../../core/base/json.ts'
import { paramSchema } from '../../core/rules/param-schema.ts'
import { paramTexts } from './param-texts.ts'
import { described, type Schema } from './schema-parts.ts'

/** The property of an action in a rule: its parameter, each member with a hover. */
export function actionProperty(definition: ActionDefinition): Schema {
  const { name, summary, events, examples } = definition
  const shown = examples.map(({ param, note }) => `- \`${name}: ${JSON.stringify(param)}\`: ${note}`)
  const markdown = [`On a hit: ${summary}.`, `On ${events.map((event) => `\`${event}\``).join(', ')}.`, shown.join('\n')].join('\n\n')
  return described(withTexts(paramSchema(definition), textsOf(name)), summary, markdown)
}

/** Operations of `rewrite` have their summaries in their own registry. */
function textsOf(action: string): Readonly<Record<string, string>> {
  if (action !== 'rewrite') return paramTexts[action] ?? {}
  const summaries = operations.map(({ name, summary }): [string, string] => [name, summary])
  return { ...Object.fromEntries(summaries), create: 'maps on the way to the path are made where they are missing' }
}

function withTexts(schema: Schema, texts: Readonly<Record<string, string>>): Schema {
  const { properties, items } = schema
  if (isJsonObject(items)) return { ...schema, items: withTexts(items, texts) }
  if (!isJsonObject(properties)) return schema
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).map(([key, member]): [string, Json] => {
        const text = texts[key]
        return [key, text === undefined || !isJsonObject(member) ? member : described(member, text)]
      }),
    ),
  }
}
