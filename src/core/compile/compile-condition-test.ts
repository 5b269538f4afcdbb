import type { Json } from '../base/json.ts'
import { compileCondition } from '../conditions/compile-condition.ts'
import { CONDITION_ABSENT } from '../conditions/condition-data.ts'
import { conditionParts } from '../conditions/condition-parts.ts'
import type { Condition } from '../conditions/condition.ts'
import { variablesSeen } from '../conditions/variables-seen.ts'
import { eventNames, type EventName } from '../events/event-name.ts'
import { toolNameOf } from '../events/call-parts.ts'
import type { HookContext } from '../events/hook-context.ts'
import { runFacts } from '../events/run-facts.ts'
import type { StepEvent } from '../events/step-event.ts'
import { memberPath } from '../paths/member-path.ts'
import { conditionScope, type ConditionFacts } from '../rules/condition-scope.ts'
import { spellingsOf } from './aliased-args.ts'
import type { CompileScope } from './compile-scope.ts'
import { presentedText } from './event-texts.ts'
import type { EventTester } from './value-test.ts'

/** What a condition reads the event with. */
export type ConditionParts = Pick<CompileScope, 'lookups' | 'readArgs' | 'readResult' | 'catalogue' | 'watch'>

/** The JsonLogic of a rule's `when` (L-50 to L-53). */
export function compileConditionTest(
  condition: Condition,
  events: readonly EventName[],
  scope: ConditionParts,
): EventTester {
  const evaluate = compileCondition(condition.expression, conditionScope(events))
  const named = condition.variables.flatMap((variable) => (variable.startsWith('args.') ? [variable.split('.')[1] ?? ''] : []))
  /** An argument that came under several names at once, so that nobody knows which one the tool reads (L-71). */
  const doubtfulName = (event: StepEvent): string | undefined => {
    if (!named.some((name) => scope.catalogue.aliased.has(name))) return undefined
    const { unclear } = spellingsOf(event, scope.catalogue)
    return named.find((name) => unclear.has(name))
  }
  const tellParts = partsTeller(condition, events, scope)
  return {
    judge(_subject, event, context) {
      const isDoubtful = doubtfulName(event) !== undefined
      tellParts?.(event, context, isDoubtful)
      if (isDoubtful) return 'unknown'
      return evaluate(factsOf(event, context, scope)).verdict
    },
    why(_subject, event, context) {
      const doubtful = doubtfulName(event)
      if (doubtful !== undefined) return { path: memberPath(doubtful), why: 'it comes under several names at once' }
      const result = evaluate(factsOf(event, context, scope))
      return result.verdict === 'unknown' ? { path: result.path, why: result.why } : { path: '`when`', why: 'it is unknown' }
    },
  }
}

type TellParts = (event: StepEvent, context: HookContext, isDoubtful: boolean) => void

/** Tells what each part says by itself, and a part without parts of its own what its variables held, where somebody watches. */
function partsTeller(condition: Condition, events: readonly EventName[], scope: ConditionParts): TellParts | undefined {
  const { watch } = scope
  if (watch === undefined) return undefined
  const parts = conditionParts(condition.expression).map((part) => ({
    part,
    isWhole: conditionParts(part.expression).length === 1,
    evaluate: compileCondition(part.expression, conditionScope(events)),
  }))
  return (event, context, isDoubtful) => {
    const facts = factsOf(event, context, scope)
    for (const { part, isWhole, evaluate } of parts) {
      const seen = isWhole ? variablesSeen(part.expression, facts) : undefined
      watch(part, seen, isDoubtful ? 'unknown' : evaluate(facts).verdict)
    }
  }
}

/** Roots are read when a `var` names them, each once. */
function factsOf(event: StepEvent, context: HookContext, scope: ConditionParts): ConditionFacts {
  const roots = new Map<string, Json | typeof CONDITION_ABSENT>()
  return {
    env: context.env,
    lookups: scope.lookups(event),
    ...(context.at === undefined ? {} : { at: context.at }),
    read(root) {
      const known = roots.get(root)
      if (known !== undefined) return known
      const value = readRoot(root, event, context, scope)
      roots.set(root, value)
      return value
    },
  }
}

function readRoot(
  root: string,
  event: StepEvent,
  context: HookContext,
  scope: ConditionParts,
): Json | typeof CONDITION_ABSENT {
  switch (root) {
    case 'event':
      return eventNames[event.kind]
    case 'tool':
      return toolNameOf(event) ?? CONDITION_ABSENT
    case 'args':
      return argsUnderAllNames(event, scope)
    case 'result':
      return resultOf(event, scope)
    case 'outcome':
      return event.kind === 'ToolResult' ? event.outcome.kind : CONDITION_ABSENT
    case 'run':
      return runFacts(context)
    case 'env':
      return context.env
    case 'available_tools':
      return availableTools(event)
    default:
      return CONDITION_ABSENT
  }
}

/** Each argument under all its names (L-71). */
function argsUnderAllNames(event: StepEvent, { readArgs }: ConditionParts): Json | typeof CONDITION_ABSENT {
  return readArgs(event) ?? CONDITION_ABSENT
}

/** The structured value where there is one, else the text. */
function resultOf(event: StepEvent, { readResult }: ConditionParts): Json | typeof CONDITION_ABSENT {
  const structure = readResult(event)
  if (typeof structure !== 'symbol') return structure
  const text = presentedText(event)
  return typeof text === 'symbol' ? CONDITION_ABSENT : text
}

function availableTools(event: StepEvent): Json | typeof CONDITION_ABSENT {
  if (event.kind === 'InvalidToolCall') return event.call.availableTools
  return event.kind === 'CompletionCall' ? (event.availableTools ?? CONDITION_ABSENT) : CONDITION_ABSENT
}
