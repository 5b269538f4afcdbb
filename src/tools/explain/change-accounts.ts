import { isJsonArray, isJsonObject, jsonEqual, ownMember, type Json } from '../../core/base/json.ts'
import type { StepEvent } from '../../core/events/step-event.ts'
import type { FlowDetails } from '../../core/chain/hook.ts'
import type { Flow } from '../../core/flows/flow.ts'
import type { PathStep } from '../../core/paths/arg-path.ts'
import { formatPath } from '../../core/paths/format-path.ts'
import { patchJson } from '../../core/runs/decision-json.ts'
import type { ChangeAccount } from './explanation.ts'
import type { PolicyParts } from './policy-parts.ts'
import type { ToldAsking } from './recording.ts'
import { describeValue } from './seen.ts'

/** Changes of one answer that are listed. */
const mostChanges = 50
/** Members that are compared, however large the arguments are. */
const mostVisited = 10_000

type Before = Pick<ChangeAccount, 'of'> & { readonly before: Json; readonly after: Json }

/** What the answers changed in the arguments, the result or the request, path by path. */
export function changeAccounts(askings: readonly ToldAsking[], { isKnownName, isKnownInResult }: PolicyParts, showsValues: boolean): readonly ChangeAccount[] {
  return askings.flatMap(({ hook, settled, event, flow }) => {
    const change = flow && changeOf(event, flow)
    if (change === undefined) return []
    const isShown = showsValues || change.of === 'patch' ? () => true : change.of === 'result' ? isKnownInResult : isKnownName
    return differences(change.before, change.after).map(({ steps, before, after }): ChangeAccount => ({
      rule: hook,
      settled,
      of: change.of,
      path: formatPath(steps.map((step) => shownStep(step, isShown))),
      was: before === undefined ? 'absent' : describeValue(before),
      is: after === undefined ? 'absent' : describeValue(after),
      ...(showsValues && before !== undefined ? { before } : {}),
      ...(showsValues && after !== undefined ? { after } : {}),
    }))
  })
}

function changeOf(event: StepEvent, flow: Flow & FlowDetails): Before | undefined {
  if (flow.type === 'RewriteArgs' && event.kind === 'ToolCall') return { of: 'args', before: event.args, after: flow.args }
  if (flow.type === 'RewriteResult' && event.kind === 'ToolResult') {
    // Null is an output like any other (S-83).
    return { of: 'result', before: event.output, after: flow.output === undefined ? flow.result : flow.output }
  }
  return flow.type === 'PatchRequest' ? { of: 'patch', before: {}, after: patchJson(flow.patch) } : undefined
}

interface Difference {
  readonly steps: readonly PathStep[]
  readonly before: Json | undefined
  readonly after: Json | undefined
}

function differences(before: Json, after: Json): readonly Difference[] {
  const found: Difference[] = []
  const pending: Difference[] = [{ steps: [], before, after }]
  let visited = 0
  // A list instead of recursion: arguments of a host may be nested as deep as they like.
  for (let next = pending.pop(); next !== undefined && found.length < mostChanges && visited++ < mostVisited; next = pending.pop()) {
    const inside = membersOfBoth(next)
    if (inside === undefined) {
      if (next.before === undefined || next.after === undefined || !jsonEqual(next.before, next.after)) found.push(next)
    } else pending.push(...inside.reverse())
  }
  return found
}

/** Pairs of members, where both are maps, or lists of one length. */
function membersOfBoth({ steps, before, after }: Difference): Difference[] | undefined {
  if (isJsonArray(before) && isJsonArray(after) && before.length === after.length) {
    return before.map((item, index) => ({ steps: [...steps, { kind: 'index', index }], before: item, after: after[index] }))
  }
  if (!isJsonObject(before) || !isJsonObject(after)) return undefined
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.slice(0, mostVisited).map((name): Difference => ({
    steps: [...steps, { kind: 'name', name }],
    before: ownMember(before, name),
    after: ownMember(after, name),
  })).filter((pair) => pair.before !== pair.after)
}

/** A name that the policy does not write may be data (L-83). */
function shownStep(step: PathStep, isShown: (name: string) => boolean): PathStep {
  return step.kind === 'name' && !isShown(step.name) ? { kind: 'name', name: '?' } : step
}
