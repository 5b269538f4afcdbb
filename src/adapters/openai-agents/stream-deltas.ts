import type { StreamEventShape } from './sdk-shapes.ts'

export type Delta =
  | { readonly kind: 'text'; readonly delta: string }
  | { readonly kind: 'call'; readonly toolCallId: string; readonly toolName?: string; readonly delta: string }

/**
 * Reads what a model writes bit by bit. The SDK tells of texts itself; of calls only the raw events of the provider
 * tell, in the form of the Responses API or of chat completions.
 */
export function createDeltaReader(): (event: StreamEventShape) => readonly Delta[] {
  const ids = new Map<unknown, string>()
  const call = (key: unknown, delta: string, id?: unknown, name?: unknown): readonly Delta[] => {
    if (typeof id === 'string') ids.set(key, id)
    const toolCallId = ids.get(key) ?? String(key)
    return [{ kind: 'call', toolCallId, ...(typeof name === 'string' && { toolName: name }), delta }]
  }
  return (event) => {
    if (event.type === 'output_text_delta') return [{ kind: 'text', delta: event.delta ?? '' }]
    if (event.type !== 'model') return []
    const raw = recordOf(event.event)
    switch (raw['type']) {
      case 'response.output_item.added': {
        const item = recordOf(raw['item'])
        return item['type'] === 'function_call' ? call(item['id'], '', item['call_id'], item['name']) : []
      }
      case 'response.function_call_arguments.delta':
        return call(raw['item_id'], textOf(raw['delta']))
      case undefined:
        return listOf(raw['choices']).flatMap((choice) =>
          listOf(recordOf(recordOf(choice)['delta'])['tool_calls']).flatMap((one) => {
            const { index, id, function: told } = recordOf(one)
            const { name, arguments: delta } = recordOf(told)
            return call(index, textOf(delta), id, name)
          }),
        )
      default:
        return []
    }
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  // `as`: any object may be read by its own names.
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
