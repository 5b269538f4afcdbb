import type { ConditionData } from '../conditions/condition-data.ts'
import type { ConditionOperator, ConditionScope } from '../conditions/condition-scope.ts'
import type { EventName } from '../events/event-name.ts'
import type { Lookups } from '../events/lookups.ts'
import { runFields } from '../events/run-facts.ts'
import { bindOperator, type OperatorDefinition, type OperatorFacts } from '../operators/define-operator.ts'
import { operators } from '../operators/registry.ts'

/** The roots of `var` and the events that have them (L-50). */
const rootEvents: Readonly<Record<string, readonly EventName[] | 'every'>> = {
  event: 'every',
  run: 'every',
  env: 'every',
  tool: ['tool_call', 'tool_result', 'invalid_tool_call'],
  args: ['tool_call', 'tool_result', 'invalid_tool_call'],
  result: ['tool_result'],
  outcome: ['tool_result'],
  available_tools: ['completion_call', 'invalid_tool_call'],
}

/** What an operator inside a condition finds beside the value. The compiler puts it there. */
export type ConditionFacts = ConditionData & OperatorFacts & { readonly lookups: Lookups }

function conditionOperator(definition: OperatorDefinition): ConditionOperator {
  return {
    acceptsNull: definition.judgesNull === true,
    bind(param) {
      const parsed = definition.param.safeParse(param)
      if (!parsed.success) return { ok: false, message: parsed.error.issues[0]?.message ?? 'the operand does not fit' }
      const problem = definition.check?.(parsed.data, {})
      if (problem !== undefined) return { ok: false, message: problem }
      const inGuard = bindOperator(definition, param, {})
      const inPermit = definition.needs === undefined ? inGuard : bindOperator(definition, param, {}, { permit: true, negated: false })
      // Conditions are asked with `ConditionFacts` alone.
      return {
        ok: true,
        test(value, data) {
          const facts = data as ConditionFacts
          const verdict = inGuard(value, facts, facts.lookups)
          if (inPermit === inGuard) return verdict
          // Inside an expression nobody can say to which side a doubt should fall (L-42).
          return inPermit(value, facts, facts.lookups) === verdict ? verdict : 'unknown'
        },
      }
    },
  }
}

/** Asked about what is there, null included; an absent `var` is unknown before it is asked (L-14, L-52). */
const exists: ConditionOperator = {
  acceptsNull: true,
  bind: (want) =>
    typeof want === 'boolean'
      ? { ok: true, test: () => (want ? 'hit' : 'miss') }
      : { ok: false, message: 'the parameter of `exists` is `true` or `false`' },
}

/** Every Sluice operator by name, for use inside JsonLogic (L-51). `exists` is no member of the registry: matchers ask it of a place. */
const conditionOperators: ReadonlyMap<string, ConditionOperator> = new Map([
  ...operators.map((definition): [string, ConditionOperator] => [definition.name, conditionOperator(definition)]),
  ['exists', exists],
])

/** One for each set of events, of which there are few, whatever the order in which rules list them. */
const scopes = new Map<string, ConditionScope>()

/** What a condition on these events may read and ask. */
export function conditionScope(events: readonly EventName[]): ConditionScope {
  const key = [...events].sort().join()
  const known = scopes.get(key)
  if (known !== undefined) return known
  const roots = Object.entries(rootEvents)
    .filter(([, having]) => having === 'every' || events.every((event) => having.includes(event)))
    .map(([root]) => root)
  const scope: ConditionScope = {
    roots: new Set(roots),
    rootMembers: new Map([
      ['run', new Set(runFields)],
      ['event', new Set()],
      ['tool', new Set()],
      ['outcome', new Set()],
    ]),
    operators: conditionOperators,
  }
  scopes.set(key, scope)
  return scope
}
