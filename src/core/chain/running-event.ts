import { isJsonObject, jsonEqual, textForm, type Json } from '../base/json.ts'
import type { StepEventOf } from '../events/step-event.ts'

/** The event as the next hook sees it after a rewrite of the arguments (S-14, S-43). */
export function withArgs(event: StepEventOf<'ToolCall'>, args: Json): StepEventOf<'ToolCall'> {
  const { argsFault, ...rest } = event
  const next = { ...rest, args, argsText: textForm(args) }
  // What was wrong with the text that the model wrote does not hold for a proper map that replaces it.
  return Object.freeze(argsFault === undefined || isJsonObject(args) ? next : { ...next, argsFault })
}

/** The event as the next hook sees it after a rewrite of the result; the raw outcome stays (S-16, S-43). */
export function withResult(
  event: StepEventOf<'ToolResult'>,
  result: string,
  output: Json,
  isError: boolean,
): StepEventOf<'ToolResult'> {
  return Object.freeze({ ...event, result, output, isError })
}

/** Would the model read the same (S-49a)? A rewrite that speaks of the text alone is compared by the text alone. */
export function isSameResult(event: StepEventOf<'ToolResult'>, result: string, output: Json | undefined): boolean {
  return event.result === result && (output === undefined || jsonEqual(event.output, output))
}
