import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../base/json.ts'
import { limits } from '../base/limits.ts'
import type { StepEvent, StepEventOf } from '../events/step-event.ts'
import { compilePath } from '../paths/compile-path.ts'
import type { BatchDescription } from '../catalogue/tool-description.ts'
import type { Catalogue } from './catalogue.ts'

/** A batch within a batch within a batch: deeper nobody looks. */
const MOST_LEVELS = 4

/** The calls inside a call, as events of their own; `unclear` says why they cannot be told (L-70). */
export interface InnerCalls {
  readonly calls: readonly StepEventOf<'ToolCall'>[]
  readonly unclear?: string
}

const none: InnerCalls = { calls: [] }

/**
 * Finds the calls that a batch tool would make. They are judged as calls: whatever a rule says of the
 * inner one it says of the whole (L-70).
 */
export function createInnerCalls(catalogue: Catalogue): (event: StepEvent) => InnerCalls {
  const known = new WeakMap<StepEvent, InnerCalls>()
  return (event) => {
    if (!catalogue.hasBatches || event.kind !== 'ToolCall') return none
    const before = known.get(event)
    if (before !== undefined) return before
    const found = innerCallsOf(event, catalogue, 0)
    known.set(event, found)
    return found
  }
}

function innerCallsOf(event: StepEventOf<'ToolCall'>, catalogue: Catalogue, level: number): InnerCalls {
  const batch = catalogue.describe(event)?.batch
  if (batch === undefined) return none
  if (level >= MOST_LEVELS) return { calls: [], unclear: 'it holds calls within calls within calls' }
  const items = compilePath(batch.items)(event.args)
  if (typeof items === 'symbol' || !isJsonArray(items)) return { calls: [], unclear: 'it holds no list of calls' }
  if (items.length > limits.innerCalls) return { calls: [], unclear: 'it holds too many calls' }
  const calls: StepEventOf<'ToolCall'>[] = []
  for (const item of items) {
    const inner = innerCall(event, batch, item)
    if (inner === undefined) return { calls: [], unclear: 'one of its calls cannot be read' }
    const deeper = innerCallsOf(inner, catalogue, level + 1)
    if (deeper.unclear !== undefined) return deeper
    calls.push(inner, ...deeper.calls)
  }
  return { calls }
}

function innerCall(
  event: StepEventOf<'ToolCall'>,
  batch: BatchDescription,
  item: Json,
): StepEventOf<'ToolCall'> | undefined {
  if (!isJsonObject(item)) return undefined
  const toolName = compilePath(batch.tool)(item)
  if (typeof toolName !== 'string' || toolName === '') return undefined
  const args = batch.args === undefined ? withoutTool(item, batch) : compilePath(batch.args)(item)
  if (typeof args === 'symbol' || !isJsonObject(args)) return undefined
  const { kind, internalCallId, mcp } = event
  return {
    kind,
    toolName,
    internalCallId,
    args,
    argsText: JSON.stringify(args),
    ...(batch.isSameServer && mcp !== undefined ? { mcp: { server: mcp.server, tool: toolName } } : {}),
  }
}

/** The members of the item but its tool. */
function withoutTool(item: JsonObject, { tool }: BatchDescription): JsonObject {
  const [first] = tool.steps
  const name = first?.kind === 'name' && tool.steps.length === 1 ? first.name : undefined
  return Object.fromEntries(Object.entries(item).filter(([key]) => key !== name))
}
