import type { HookContext } from '../events/hook-context.ts'
import type { StepEvent } from '../events/step-event.ts'
import { advance, isAbout } from './advance.ts'
import { checkSeal } from './advance-completion-call.ts'
import type { Said } from './ask.ts'
import type { ComposeOptions } from './compose-options.ts'
import { startFold, type Fold } from './fold.ts'
import { candidatesOf, type HookStack } from './hook-stack.ts'
import type { Evaluation, Hook } from './hook.ts'
import { noteFailure } from './note-failure.ts'
import type { Consulted, Resolution, Settler } from './resolution.ts'
import { sawOf } from './saw-of.ts'

/**
 * Where one evaluation stands: which leaf is next, and the answers so far. The drivers only turn
 * this crank; what an answer means is the fold's business.
 */
export interface Drive {
  readonly stack: HookStack
  readonly context: HookContext
  readonly options: ComposeOptions
  readonly evaluation: Evaluation
  readonly settlers: Settler[]
  readonly consulted: Consulted[]
  fold: Fold
  /** Undefined = every leaf. */
  candidates: readonly number[] | undefined
  /** Where in `candidates`, or among all leaves, the next one stands. */
  cursor: number
}

export function startDrive(
  stack: HookStack,
  context: HookContext,
  event: StepEvent,
  options: ComposeOptions,
  evaluation: Evaluation,
  candidates: readonly number[] | undefined,
): Drive {
  return {
    stack,
    context,
    options,
    evaluation,
    settlers: [],
    consulted: [],
    fold: startFold(event),
    candidates,
    cursor: 0,
  }
}

/** The position of the leaf to ask next, or -1. Leaves that the event does not concern are passed over (S-87). */
export function nextPosition(drive: Drive): number {
  const { candidates, stack, fold } = drive
  if (fold.isStopped) return -1
  const end = candidates === undefined ? stack.leaves.length : candidates.length
  while (drive.cursor < end) {
    const position = candidates === undefined ? drive.cursor : (candidates[drive.cursor] ?? -1)
    drive.cursor++
    const leaf = stack.leaves[position]
    // Passing over a position that the index made up could pass over a guard.
    if (leaf === undefined) throw new RangeError('the index names a hook that the stack does not have')
    if (isAsked(leaf, fold.event)) return position
  }
  return -1
}

/** A predicate that throws does not keep its hook from being asked: the hook then fails by itself. */
export function isAsked(leaf: Hook, event: StepEvent): boolean {
  if (leaf.asks === undefined) return true
  try {
    return leaf.asks(event)
  } catch {
    return true
  }
}

/** Notes that the leaf is about to be asked, and about what (S-20, S-49a). */
export function noteAsked(drive: Drive, position: number, leaf: Hook): void {
  const { event } = drive.fold
  if (drive.options.trace === true) drive.consulted.push({ hook: leaf.name, settle: false, saw: sawOf(event) })
  if (leaf.settle === undefined) return
  const version = drive.options.stateVersion?.(drive.context)
  drive.settlers.push(
    event.kind === 'ToolCall'
      ? { hook: leaf, position, judged: event.args, version }
      : { hook: leaf, position, version },
  )
}

/** Takes the answer of the leaf at `position` into the fold. */
export function takeAnswer(drive: Drive, position: number, said: Said): void {
  if (said === undefined) return
  const before = drive.fold
  const answer = isAbout(before, 'CompletionCall') ? checkSeal(before.sealed, said) : said
  noteFailure(drive, before.event, answer)
  drive.fold = advance(before, answer)
  for (const diagnostic of drive.fold.raised) drive.evaluation.diagnostics.push(diagnostic)
  if (drive.candidates !== undefined && drive.fold.event !== before.event) lookAgain(drive, position)
}

/** After a rewrite other leaves may be concerned: those at later positions go on (S-43). */
function lookAgain(drive: Drive, position: number): void {
  const candidates = candidatesOf(drive.stack, drive.context, drive.fold.event)
  drive.candidates = candidates
  drive.cursor = 0
  if (candidates === undefined) return
  while (drive.cursor < candidates.length && (candidates[drive.cursor] ?? 0) <= position) drive.cursor++
}

export function resolutionOf(drive: Drive): Resolution {
  const { fold, evaluation, settlers, consulted } = drive
  // Every field is written, so that all resolutions have one shape: conditional spreads cost a microsecond each.
  return {
    flow: fold.flow,
    cause: fold.cause,
    decidedBy: fold.decidedBy,
    salvagedArgs: fold.salvagedArgs,
    output: fold.output,
    isError: fold.isError,
    final: fold.final ? true : undefined,
    participants: fold.participants,
    settlers,
    diagnostics: evaluation.diagnostics,
    verdicts: evaluation.verdicts,
    consulted,
  }
}
