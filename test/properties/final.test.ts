import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalJson } from '../../src/core/base/canonical-json.ts'
import { isJsonObject, jsonEqual, type Json, type JsonObject } from '../../src/core/base/json.ts'
import { sha256Hex } from '../../src/core/base/sha256.ts'
import { createHookStack } from '../../src/core/chain/create-hook-stack.ts'
import { hookRequestOf } from '../../src/core/participants/hook-request.ts'
import { readEvent } from '../../src/core/records/read-event.ts'
import { onlyCallRules } from '../support/change-packs.ts'
import { aContext } from '../support/engine-events.ts'
import { checks, compilePacks, decideAlone, doesStart, openPolicy, openStack, type OpenPolicy } from '../support/open-policy.ts'
import { randomCall } from '../support/random-events.ts'
import { randomPacks, type RandomPack } from '../support/random-policy.ts'
import { verdictOn } from './catch.ts'
import { effort } from './effort.ts'

const packs = randomPacks({ asksOthers: true }, 'calls').map(onlyCallRules).filter((all) => all.length > 0)

interface Judged {
  readonly name: string
  readonly verdict: string
  readonly isFine: boolean
}

/** Each rule alone on the arguments that ran: what it says, and whether a start goes with that. */
function judgeAlone(all: readonly RandomPack[], line: JsonObject, args: Json): readonly Judged[] {
  const reading = readEvent({ ...Object.fromEntries(Object.entries(line).filter(([key]) => key !== 'args_text')), args })
  if (!reading.ok) throw new Error(reading.message)
  const { event, turn, env, at, agent, user } = reading.value
  if (event.kind !== 'ToolCall') throw new Error('a call is a call')
  const context = aContext({ turn, env, ...(at === undefined ? {} : { at }), ...(agent === undefined ? {} : { agentName: agent }), ...(user === undefined ? {} : { user }) })
  const approval = line['approval']
  const isApproved = isJsonObject(approval) && approval['approved'] === true && approval['args_sha256'] === sha256Hex(canonicalJson(args))
  const policy = compilePacks(all)
  const judged: Judged[] = []
  const lists = new Map<string, string[]>()
  for (const { rule, judge } of policy.rules.values()) {
    if (!rule.events.includes('tool_call') || rule.mode === 'shadow') continue
    const { verdict } = judge(event, context)
    const pack = rule.fullName.split('#')[0] ?? ''
    switch (rule.action.name) {
      case 'skip':
      case 'terminate':
        judged.push({ name: rule.fullName, verdict, isFine: verdict === 'miss' })
        break
      case 'ask':
        judged.push({ name: rule.fullName, verdict, isFine: verdict === 'miss' || (verdict === 'hit' && isApproved) })
        break
      case 'consult':
        judged.push({ name: rule.fullName, verdict, isFine: verdict === 'miss' || (verdict === 'hit' && saysYes(hookRequestOf(context, event).input)) })
        break
      case 'allow':
        lists.set(pack, [...(lists.get(pack) ?? []), verdict])
        break
      default:
        break
    }
  }
  for (const [pack, verdicts] of lists) {
    const unmatched = all.map(({ document }) => document).find(({ pack: head }) => isJsonObject(head) && head['id'] === pack)?.['unmatched']
    const only = isJsonObject(unmatched) && isJsonObject(unmatched['match'])
    const isConcerned = !only || ['act', 'bash'].includes(event.toolName)
    const isAsk = isJsonObject(unmatched) && Object.hasOwn(unmatched, 'ask')
    const isHit = verdicts.includes('hit')
    const isAsked = isAsk && isApproved && !verdicts.includes('unknown')
    judged.push({ name: pack, verdict: verdicts.join(), isFine: isHit || !isConcerned || isAsked })
  }
  return judged
}

/** The check `scan` on these arguments: a yes, or a change into what they are. */
function saysYes(input: Json): boolean {
  try {
    const outcome: unknown = checks.get('scan')?.intercept({ event: 'pre_tool_use', runId: '', toolName: '', toolCallId: '', input })
    if (!isJsonObject(outcome)) return false
    return outcome['type'] === 'allow' || (outcome['type'] === 'modify' && jsonEqual(outcome['input'] ?? null, input))
  } catch {
    return false
  }
}

function law(open: OpenPolicy): Promise<void> {
  return fc.assert(
    fc.asyncProperty(packs, randomCall, async (all, call) => {
      const decision = await decideAlone(open, all, call)
      const args = decision['args']
      fc.pre(doesStart(decision) && args !== undefined)
      expect(judgeAlone(all, call, args ?? null).filter(({ isFine }) => !isFine)).toEqual([])
    }),
    effort(150),
  )
}

/** The chain without its second look. */
const neverSettles: OpenPolicy = (all) => {
  const leaves = compilePacks(all).stack.leaves.map(({ name, onEvent }) => ({ name, onEvent }))
  return openStack(createHookStack('policy', leaves))
}

describe('final: what starts with arguments A', () => {
  test('misses every guard alone on A, has a yes of each ask and check on A, and is on every list', () => law(openPolicy))

  test('is caught when nothing settles', async () => {
    expect(await verdictOn(() => law(neverSettles))).toBe('broken law')
  })
})
