import { textForm, type Json } from '../core/base/json.ts'
import type { ToolOutcome } from '../core/events/tool-outcome.ts'
import type { DecidedCall } from '../core/runs/decide-turn.ts'
import type { Run } from '../core/runs/run.ts'
import { runToolCall } from '../core/runs/run-tool-call.ts'
import type { ToolRun } from '../core/runs/tool-call.ts'
import type { CallIdentity } from './decided-calls.ts'
import { plainJson } from './plain-json.ts'

/** A tool on the point of running, as the framework has it. `args` are those after its own parsing (L-92). */
export interface ToolAboutToRun extends CallIdentity {
  readonly execute: (args: Json) => unknown
  /** What is wrong with rewritten arguments by the tool's schema; undefined = nothing (S-64). */
  readonly validate?: (args: Json) => string | undefined | Promise<string | undefined>
  /** How a model would be shown what the tool gave; default: as JSON. What it throws withholds the result. */
  readonly present?: (value: unknown) => Json
  /** Of a value that reports a failure; default: success. */
  readonly outcomeOf?: (value: unknown) => Exclude<ToolOutcome, { kind: 'skipped' }>
}

export type ToolDelivery =
  /** What the tool gave, untouched. */
  | { readonly kind: 'value'; readonly value: unknown }
  /** What the tool threw, untouched: throw it on. */
  | { readonly kind: 'error'; readonly error: unknown }
  /** In place of both: of a skip, a refusal or a rewrite. */
  | Replacement

export interface Replacement {
  readonly kind: 'replaced'
  readonly output: Json
  readonly text: string
  readonly isError: boolean
  readonly isExecuted: boolean
}

export function refusedDelivery(text: string): Replacement {
  return { kind: 'replaced', output: text, text, isError: true, isExecuted: false }
}

/** Undefined: nothing may reach the model, for the run has ended. */
export async function runDecided(run: Run, decided: DecidedCall, about: ToolAboutToRun): Promise<ToolDelivery | undefined> {
  const problem = await misfit(decided, about)
  if (problem !== undefined) {
    run.release(decided.call.internalCallId)
    return refusedDelivery(`Not executed: the rewritten arguments do not fit the tool: ${problem}`)
  }
  let given: ToolDelivery | undefined
  const tool = async (_name: string, args: Json): Promise<ToolRun> => {
    try {
      given = { kind: 'value', value: await about.execute(args) }
    } catch (error) {
      given = { kind: 'error', error }
      return failed(error instanceof Error ? error.message : String(error))
    }
    const { value } = given
    try {
      return { output: (about.present ?? plainJson)(value), outcome: about.outcomeOf?.(value) ?? { kind: 'success' } }
    } catch {
      // A result without a JSON form cannot be judged, and a rule might have to.
      given = undefined
      return failed('Result withheld: it has no JSON form, so it could not be judged.')
    }
  }
  const { delivered, resultDecision } = await runToolCall(run, decided.call, { tool }, decided)
  if (delivered === undefined || run.end() !== undefined) return undefined
  if (given !== undefined && resultDecision?.kind === 'continue') return given
  const { output, isError } = delivered
  return { kind: 'replaced', output, text: textForm(output), isError, isExecuted: given !== undefined }
}

async function misfit({ decision }: DecidedCall, { validate }: ToolAboutToRun): Promise<string | undefined> {
  return decision.kind === 'rewrite' ? validate?.(decision.args) : undefined
}

function failed(message: string): ToolRun {
  return { output: message, outcome: { kind: 'error', failure: { kind: 'other', message } } }
}
