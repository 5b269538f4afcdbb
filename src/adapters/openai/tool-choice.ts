import type { ToolChoice } from '../../core/events/messages.ts'
import { fieldsOf, listOf, textOf, type Fields } from '../plain-client/fields.ts'

/** Of both APIs: a word, one tool, or a list of allowed ones. */
export function openaiChoice(choice: unknown): ToolChoice | undefined {
  if (choice === 'auto' || choice === 'required' || choice === 'none') return choice
  if (choice === undefined || choice === null) return undefined
  const fields = fieldsOf(choice)
  const allowed = fields['allowed_tools']
  const list = fields['tools'] ?? fieldsOf(allowed)['tools']
  return { names: list === undefined ? [nameOf(fields)] : listOf(list).map(nameOf) }
}

/** `single`: how the API writes the choice of one tool. Several names became a shorter list of tools before. */
export function choiceField(choice: ToolChoice, single: Fields): unknown {
  if (typeof choice === 'string') return choice
  return choice.names.length === 1 ? single : 'required'
}

function nameOf(fields: Fields): string {
  return textOf(fields['name'] ?? fieldsOf(fields['function'] ?? fields['custom'])['name'] ?? fields['type'])
}
