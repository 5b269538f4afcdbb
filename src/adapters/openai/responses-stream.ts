import type { GovernedRun } from '../governed-run.ts'
import { fieldsOf, textOf, type Fields } from '../plain-client/fields.ts'

/** Reads the events of one answer to its end; each is judged before it is passed on. */
export async function collectResponse(governed: GovernedRun, events: AsyncIterable<unknown>, onEvent?: (event: unknown) => void): Promise<Fields> {
  const calls = new Map<unknown, Fields>()
  let response: Fields | undefined
  for await (const event of events) {
    const { type, delta, item, item_id: itemId, response: whole } = fieldsOf(event)
    switch (type) {
      case 'response.output_text.delta':
      case 'response.refusal.delta':
        await governed.textDelta(textOf(delta))
        break
      case 'response.output_item.added': {
        const added = fieldsOf(item)
        if (added['type'] !== 'function_call') break
        calls.set(added['id'], added)
        await governed.toolCallDelta({ toolCallId: textOf(added['call_id']), toolName: textOf(added['name']), delta: '' })
        break
      }
      case 'response.function_call_arguments.delta':
        await governed.toolCallDelta({ toolCallId: textOf(calls.get(itemId)?.['call_id'] ?? itemId), delta: textOf(delta) })
        break
      case 'response.completed':
      case 'response.incomplete':
      case 'response.failed':
        response = fieldsOf(whole)
        break
      default:
    }
    onEvent?.(event)
  }
  // Calls that were begun are worth nothing without the end of the answer.
  if (response === undefined) throw new Error('the stream of the answer ended before the answer did')
  return response
}
