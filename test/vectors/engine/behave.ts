import { isJsonObject, textForm, type Json } from '../../../src/core/base/json.ts'
import { Undecidable } from '../../../src/core/base/undecidable.ts'
import type { StepEvent } from '../../../src/core/events/step-event.ts'

export type Behaviour = Record<string, unknown>
export type Entry = Behaviour | readonly { readonly when?: Record<string, unknown>; readonly do: Behaviour }[] | undefined

/** What the hook of a vector answers; `speaks` tells in which of the two vocabularies. */
export async function behave(
  entry: Entry,
  event: StepEvent,
  speaks: 'flow' | 'outcome',
  onUnknown: 'refuse' | 'terminate',
): Promise<unknown> {
  const none = speaks === 'flow' ? { type: 'Continue' } : { type: 'allow' }
  const chosen = Array.isArray(entry)
    ? (entry as readonly { when?: Record<string, unknown>; do: Behaviour }[]).find((one) => holds(one.when, event))?.do
    : (entry as Behaviour | undefined)
  if (chosen === undefined) return none
  if ('late' in chosen) await new Promise((resolve) => setTimeout(resolve, chosen['late'] as number))
  if ('flow' in chosen) return chosen['flow']
  if ('outcome' in chosen) return chosen['outcome']
  if ('throw' in chosen) throw new Error(chosen['throw'] as string)
  if ('hang' in chosen) return new Promise(() => undefined)
  if ('return' in chosen) return chosen['return']
  if ('undefined' in chosen) return undefined
  if ('undecidable' in chosen) {
    const { path, why } = chosen['undecidable'] as { path: string; why: string }
    throw new Undecidable(path, why, onUnknown)
  }
  if ('mutateArgs' in chosen && event.kind === 'ToolCall') {
    const { path, value } = chosen['mutateArgs'] as { path: string; value: Json }
    try {
      place(event.args as Record<string, Json>, path, value)
    } catch {
      // Frozen: the attempt fails, as it should.
    }
    return none
  }
  return computed(chosen, event, speaks)
}

function computed(chosen: Behaviour, event: StepEvent, speaks: 'flow' | 'outcome'): unknown {
  const said = typeof chosen['reason'] === 'string' ? { reason: chosen['reason'] } : {}
  if (event.kind === 'ToolCall') {
    const args = structuredClone(event.args) as Record<string, Json>
    if ('setArg' in chosen) {
      const { path, value } = chosen['setArg'] as { path: string; value: Json }
      place(args, path, value)
    } else if ('appendArg' in chosen) {
      const { path, suffix } = chosen['appendArg'] as { path: string; suffix: string }
      place(args, path, `${textForm(at(args, path) ?? null)}${suffix}`)
    } else throw new Error('unknown behaviour')
    return speaks === 'flow' ? { type: 'RewriteArgs', args } : { type: 'modify', input: args, ...said }
  }
  if (event.kind === 'ToolResult') {
    const result =
      'wrapResult' in chosen
        ? `${String(chosen['wrapResult'])}(${event.result})`
        : `${event.result}${String(chosen['appendResult'])}`
    if (speaks === 'flow') return { type: 'RewriteResult', result }
    const mark = typeof chosen['isError'] === 'boolean' ? { isError: chosen['isError'] } : {}
    return { type: 'replace', output: result, ...mark, ...said }
  }
  throw new Error('unknown behaviour')
}

function holds(condition: Record<string, unknown> | undefined, event: StepEvent): boolean {
  if (condition === undefined) return true
  if ('arg' in condition) {
    if (event.kind !== 'ToolCall' && event.kind !== 'ToolResult') return false
    return textForm(at(event.args, condition['arg'] as string) ?? null) === textForm(condition['equals'] as Json) &&
      typeof at(event.args, condition['arg'] as string) === typeof condition['equals']
  }
  if (event.kind !== 'ToolResult') return false
  if ('resultContains' in condition) return event.result.includes(condition['resultContains'] as string)
  if ('isError' in condition) return event.isError === condition['isError']
  return event.outcome.kind === condition['outcome']
}

function at(value: Json, path: string): Json | undefined {
  let node: Json | undefined = value
  for (const step of path.split('.')) node = isJsonObject(node) ? node[step] : undefined
  return node
}

function place(target: Record<string, Json>, path: string, value: Json): void {
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  let node = target
  for (const step of steps) {
    const next = node[step]
    if (!isJsonObject(next)) throw new Error('no such path')
    node = next
  }
  node[last] = value
}
