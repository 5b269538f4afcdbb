import { jsonEqual, type Json } from '../../core/base/json.ts'
import type { LangChainParts } from './govern-parts.ts'
import { isClientTool, isRecord, type MessageShape, type ToolRequestShape } from './sdk-shapes.ts'
import { argsAtTool } from './tool-args.ts'
import { guardTool, seatedCall, whileSeated, type Seat } from './tool-guard.ts'
import { answeringResult, outcomeOfResult, presentedResult, replacedResult, toolMessage } from './tool-result.ts'

/** One call on its way to its tool: only as decided, and what comes back goes through the result rules. */
export async function governToolCall<Request extends ToolRequestShape, Result>(
  request: Request,
  handler: (request: Request) => Result | Promise<Result>,
  { runs, ToolMessage }: LangChainParts,
): Promise<Awaited<Result>> {
  const run = runs.of(messagesOf(request.state))
  if (run === undefined) {
    throw new Error('sluice/langchain: this tool call belongs to no run that was begun here; a run that was interrupted cannot be resumed')
  }
  const { governed } = run
  const { toolCall, tool } = request
  const call = { toolCallId: toolCall.id ?? '', toolName: toolCall.name }
  const client = isClientTool(tool) ? tool : undefined
  if (client !== undefined) guardTool(client)
  const args = await argsAtTool(client, toolCall.args)
  let interrupt: { readonly thrown: unknown } | undefined
  let given: unknown

  const execute = async (decidedArgs: Json): Promise<unknown> => {
    const replace = (text: string, isError: boolean): object => toolMessage(ToolMessage, call, text, isError)
    const seat: Seat = { governed, ...call, args, decidedArgs, replace, isUsed: false }
    const asDecided = jsonEqual(decidedArgs, args) ? toolCall : { ...toolCall, args: decidedArgs }
    try {
      given = await whileSeated(client, seat, async () => handler({ ...request, toolCall: seatedCall(asDecided, seat) }))
      return given
    } catch (thrown) {
      if (isRecord(thrown) && thrown['is_bubble_up'] === true) interrupt = { thrown }
      // About arguments that do not fit, the agent would show the model the stack and the arguments.
      throw isRecord(thrown) && thrown['toolError'] instanceof Error ? thrown['toolError'] : thrown
    }
  }
  const delivery = await governed.runTool({
    ...call,
    args,
    execute,
    present: presentedResult,
    outcomeOf: outcomeOfResult,
    validate: async (rewritten) => (jsonEqual(await argsAtTool(client, rewritten), rewritten) ? undefined : 'its schema changes them'),
  })
  // An interrupt, or a way to another graph, is no result.
  if (interrupt !== undefined) throw interrupt.thrown
  // `as`: each is a tool message or a command, as the handler gives them.
  switch (delivery.kind) {
    case 'value':
      return answeringResult(delivery.value, call) as Awaited<Result>
    case 'error':
      // Thrown on, it would end the agent, because there is a middleware; a plain agent shows the text to its model.
      return toolMessage(ToolMessage, call, `${messageOf(delivery.error)}\n Please fix your mistakes.`, true) as Awaited<Result>
    case 'replaced':
      return replacedResult(given, delivery, call, ToolMessage) as Awaited<Result>
  }
}

function messagesOf(state: object): readonly MessageShape[] {
  const messages: unknown = 'messages' in state ? state.messages : undefined
  // `as`: the channel of that name holds messages.
  return Array.isArray(messages) ? (messages as readonly MessageShape[]) : []
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}
