import type { HookContext } from '../events/hook-context.ts'
import type { StepEvent } from '../events/step-event.ts'
import { proceed } from '../flows/flow.ts'
import { ask, askSync } from './ask.ts'
import { newEvaluation, noOptions, type ComposeOptions } from './compose-options.ts'
import { nextPosition, noteAsked, resolutionOf, startDrive, takeAnswer } from './drive.ts'
import { freezeEvent } from './freeze-event.ts'
import { candidatesOf, type HookStack } from './hook-stack.ts'
import type { Evaluation } from './hook.ts'
import { brokenResolution } from './broken-resolution.ts'
import type { Resolution } from './resolution.ts'

const EMPTY: readonly never[] = Object.freeze([])

/** Nobody was asked: shared, so that an event without candidates costs nothing. */
export const nothingResolved: Resolution = Object.freeze<Resolution>({
  flow: proceed(),
  cause: 'policy',
  participants: EMPTY,
  settlers: EMPTY,
  diagnostics: EMPTY,
  verdicts: EMPTY,
  consulted: EMPTY,
})

/** Asks the leaves one after another and folds their answers; settles nothing (S-40 to S-48). */
export async function compose(
  stack: HookStack,
  context: HookContext,
  event: StepEvent,
  options: ComposeOptions = noOptions,
): Promise<Resolution> {
  try {
    const candidates = candidatesOf(stack, context, event)
    if (candidates?.length === 0) return nothingResolved
    return await composeCandidates(stack, context, event, options, candidates)
  } catch (thrown) {
    return brokenResolution(context, event, options, thrown)
  }
}

/** As `compose`, for callers that cannot wait (S-96). */
export function composeSync(
  stack: HookStack,
  context: HookContext,
  event: StepEvent,
  options: ComposeOptions = noOptions,
): Resolution {
  try {
    const candidates = candidatesOf(stack, context, event)
    if (candidates !== undefined && candidates.length === 0) return nothingResolved
    return composeCandidatesSync(stack, context, event, options, candidates)
  } catch (thrown) {
    return brokenResolution(context, event, options, thrown)
  }
}

export async function composeCandidates(
  stack: HookStack,
  context: HookContext,
  event: StepEvent,
  options: ComposeOptions,
  candidates: readonly number[] | undefined,
  evaluation: Evaluation = options.evaluation ?? newEvaluation(),
): Promise<Resolution> {
  const drive = startDrive(stack, context, freezeEvent(event), options, evaluation, candidates)
  for (let position = nextPosition(drive); position >= 0; position = nextPosition(drive)) {
    const leaf = stack.leaves[position]
    if (leaf === undefined) break
    noteAsked(drive, position, leaf)
    const said = ask(leaf, 'event', context, drive.fold.event, drive.evaluation, options.timer)
    takeAnswer(drive, position, said instanceof Promise ? await said : said)
  }
  return resolutionOf(drive)
}

export function composeCandidatesSync(
  stack: HookStack,
  context: HookContext,
  event: StepEvent,
  options: ComposeOptions,
  candidates: readonly number[] | undefined,
  evaluation: Evaluation = options.evaluation ?? newEvaluation(),
): Resolution {
  const drive = startDrive(stack, context, freezeEvent(event), options, evaluation, candidates)
  for (let position = nextPosition(drive); position >= 0; position = nextPosition(drive)) {
    const leaf = stack.leaves[position]
    if (leaf === undefined) break
    noteAsked(drive, position, leaf)
    takeAnswer(drive, position, askSync(leaf, 'event', context, drive.fold.event, drive.evaluation))
  }
  return resolutionOf(drive)
}
