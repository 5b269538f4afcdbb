import { jsonEqual, type Json } from '../../core/base/json.ts'
import type { GovernedRun } from '../governed-run.ts'
import type { ToolDelivery } from '../run-decided.ts'
import { isRecord, type ClientToolShape } from './sdk-shapes.ts'
import { argsAtTool } from './tool-args.ts'

/** A governed call between the middleware and its tool. Other middleware stands between, and may change it. */
export interface Seat {
  readonly governed: GovernedRun
  readonly toolCallId: string
  readonly toolName: string
  /** As decided about, and as they are to run. */
  readonly args: Json
  readonly decidedArgs: Json
  /** What a tool gets in place of its own result. */
  readonly replace: (text: string, isError: boolean) => object
  isUsed: boolean
}

/** A tool is told by it which run it runs for, so that an agent inside it knows its parent (S-33a). */
export const parentKey = 'sluice_parent_run_id'

const mark = Symbol('sluice.seat')
const seats = new WeakMap<object, Set<Seat>>()

/** The call as it is handed on, with its seat. Copies that other middleware makes keep it. */
export function seatedCall<Call extends object>(call: Call, seat: Seat): Call {
  return { ...call, [mark]: seat }
}

/** While `work` goes on, a call of this tool with the id of the seat is that of the seat. */
export async function whileSeated<T>(tool: object | undefined, seat: Seat, work: () => Promise<T>): Promise<T> {
  const open = tool && seats.get(tool)
  open?.add(seat)
  try {
    return await work()
  } finally {
    open?.delete(seat)
  }
}

/**
 * Compares at the tool itself, behind all middleware, the call with what was decided (L-92). Tools cannot be
 * replaced in an agent, so the method is; calls that come from elsewhere pass. Once for each tool.
 */
export function guardTool(tool: ClientToolShape): void {
  if (seats.has(tool)) return
  const open = new Set<Seat>()
  const run = tool.invoke.bind(tool)
  const invoke: ClientToolShape['invoke'] = async (input, config) => {
    const seat = seatOf(input, open)
    return seat === undefined ? run(input, config) : enter(tool, run, seat, input, config)
  }
  Object.defineProperty(tool, 'invoke', { value: invoke, configurable: true, writable: true, enumerable: false })
  seats.set(tool, open)
}

function seatOf(input: unknown, open: ReadonlySet<Seat>): Seat | undefined {
  if (!isRecord(input)) return undefined
  // `as`: nobody else has the symbol.
  const marked = (input as { readonly [mark]?: Seat })[mark]
  if (marked !== undefined || input['type'] !== 'tool_call') return marked
  // Made anew by other middleware.
  const [seat, other] = [...open].filter(({ toolCallId }) => toolCallId === input['id'])
  if (other !== undefined) throw new Error('Not executed: this call could be of two runs, because a middleware made it anew.')
  return seat
}

async function enter(tool: ClientToolShape, run: ClientToolShape['invoke'], seat: Seat, input: unknown, config: unknown): Promise<unknown> {
  const { governed, toolCallId, toolName, args, decidedArgs, replace } = seat
  const call = isRecord(input) ? input : {}
  const given = await argsAtTool(tool, call['args'])
  const isDecided = tool.name === toolName && jsonEqual(given, decidedArgs)
  const inner = withParent(config, governed.run.context.runId)
  governed.throwIfEnded()
  if (isDecided && !seat.isUsed) {
    seat.isUsed = true
    return run(input, inner)
  }
  // Run again, or changed on the way: a decision of its own, or none.
  const delivery = await governed.runTool({
    toolCallId,
    toolName: tool.name,
    args: isDecided ? args : given,
    execute: (decided) => run(jsonEqual(decided, given) ? input : { ...call, args: decided }, inner),
    validate: async (rewritten) => (jsonEqual(await argsAtTool(tool, rewritten), rewritten) ? undefined : 'its schema changes them'),
  })
  return valueOf(delivery, replace)
}

function valueOf(delivery: ToolDelivery, replace: Seat['replace']): unknown {
  switch (delivery.kind) {
    case 'value':
      return delivery.value
    case 'error':
      throw delivery.error
    case 'replaced':
      return replace(delivery.text, delivery.isError)
  }
}

function withParent(config: unknown, runId: string): unknown {
  const known = isRecord(config) ? config : {}
  const configurable = isRecord(known['configurable']) ? known['configurable'] : {}
  return { ...known, configurable: { ...configurable, [parentKey]: runId } }
}
