import { parseJson } from '../../core/base/parse-json.ts'
import type { GovernedRun } from '../governed-run.ts'
import { fieldsOf, textOf, type Fields } from '../plain-client/fields.ts'

/** Puts the events of one answer together; each is judged before it is passed on. */
export async function collectMessage(governed: GovernedRun, events: AsyncIterable<unknown>, onEvent?: (event: unknown) => void): Promise<Fields> {
  const blocks = new Map<unknown, Fields>()
  const written = new Map<unknown, string>()
  let message: Fields = {}
  let isWhole = false
  for await (const event of events) {
    const { type, index, message: begun, content_block: block, delta, usage } = fieldsOf(event)
    switch (type) {
      case 'message_start':
        message = fieldsOf(begun)
        break
      case 'content_block_start': {
        const started = fieldsOf(block)
        blocks.set(index, started)
        if (started['type'] === 'tool_use') await governed.toolCallDelta({ toolCallId: textOf(started['id']), toolName: textOf(started['name']), delta: '' })
        break
      }
      case 'content_block_delta': {
        const current = blocks.get(index) ?? {}
        blocks.set(index, added(current, fieldsOf(delta)))
        const { text, partial_json: part } = fieldsOf(delta)
        if (typeof text === 'string') await governed.textDelta(text)
        if (typeof part !== 'string') break
        written.set(index, (written.get(index) ?? '') + part)
        if (current['type'] === 'tool_use') await governed.toolCallDelta({ toolCallId: textOf(current['id']), delta: part })
        break
      }
      case 'message_delta':
        message = { ...message, ...fieldsOf(delta), usage: { ...fieldsOf(message['usage']), ...fieldsOf(usage) } }
        break
      case 'message_stop':
        isWhole = true
        break
      default:
    }
    onEvent?.(event)
  }
  // Calls that were begun are worth nothing without the end of the answer.
  if (!isWhole) throw new Error('the stream of the answer ended before the answer did')
  return { ...message, content: [...blocks].map(([index, block]) => withInput(block, written.get(index))) }
}

function added(block: Fields, { type, text, thinking, signature, citation }: Fields): Fields {
  switch (type) {
    case 'text_delta':
      return { ...block, text: textOf(block['text']) + textOf(text) }
    case 'thinking_delta':
      return { ...block, thinking: textOf(block['thinking']) + textOf(thinking) }
    case 'signature_delta':
      return { ...block, signature }
    case 'citations_delta':
      return { ...block, citations: [...(Array.isArray(block['citations']) ? (block['citations'] as readonly unknown[]) : []), citation] }
    default:
      return block
  }
}

/** What is no JSON stays a text, and no rule can tell what it asks for (L-91). */
function withInput(block: Fields, text: string | undefined): Fields {
  if (text === undefined || text.trim() === '') return block
  const reading = parseJson(text)
  return { ...block, input: reading.ok ? reading.value : text }
}
