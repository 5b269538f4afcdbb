import { describe, expect, test } from 'vitest'
import { aContext, aToolCall, aToolResult } from '../../../test/support/engine-events.ts'
import { Undecidable } from '../base/undecidable.ts'
import { newEvaluation } from '../chain/compose-options.ts'
import type { Evaluation } from '../chain/hook.ts'
import type { StepEvent } from '../events/step-event.ts'
import { proceed, skip } from '../flows/flow.ts'
import type { JudgeRule, RuleVerdict } from './rule-verdict.ts'
import { answersOf, ruleHookBase, type OnHit, type RuleFacts } from './rule-verdict-hook.ts'

const facts: RuleFacts = { name: 'a/p#r', events: ['tool_call'], action: 'skip', mode: 'enforce', onUnknown: 'terminate' }
const shadow: RuleFacts = { ...facts, mode: 'shadow' }
interface Judgement {
  readonly judge: JudgeRule
  readonly onUnknown?: OnHit | undefined
}
const verdict = (judged: RuleVerdict, onUnknown?: OnHit): Judgement => ({ judge: () => judged, onUnknown })
const unknown: RuleVerdict = { verdict: 'unknown', cause: { path: '$.n', why: 'it is a text' } }
const entry = { rule: 'a/p#r', action: 'skip', mode: 'enforce', settled: false } as const

/** The answer, or what was thrown, with what was reported. */
function asked(rule: RuleFacts, { judge, onUnknown }: Judgement, event: StepEvent = aToolCall(), settled = false): { answer: unknown; verdicts: Evaluation['verdicts'] } {
  const evaluation = newEvaluation()
  try {
    const { onEvent, settle } = answersOf(rule, judge, () => skip('No.'), onUnknown)
    return { answer: (settled ? settle : onEvent)(aContext(), event, evaluation), verdicts: evaluation.verdicts }
  } catch (thrown) {
    if (!(thrown instanceof Undecidable)) throw thrown
    const { path, why, onUnknown: consequence } = thrown
    return { answer: { path, why, onUnknown: consequence }, verdicts: evaluation.verdicts }
  }
}

describe('an enforced rule (L-12)', () => {
  test('does what it says on a hit and reports it', () => {
    expect(asked(facts, verdict({ verdict: 'hit' }))).toEqual({ answer: skip('No.'), verdicts: [{ ...entry, verdict: 'hit' }] })
    expect(asked(facts, verdict({ verdict: 'hit' }), aToolCall(), true).verdicts).toEqual([{ ...entry, verdict: 'hit', settled: true }])
  })

  test('has no opinion on a miss and reports only an exception that was used (L-19)', () => {
    expect(asked(facts, verdict({ verdict: 'miss' }))).toEqual({ answer: proceed(), verdicts: [] })
    const relieved = asked(facts, verdict({ verdict: 'miss', exception: 'a/p#e' }))
    expect(relieved).toEqual({ answer: proceed(), verdicts: [{ ...entry, verdict: 'miss', exception: 'a/p#e' }] })
  })

  test('is undecidable where its verdict is unknown, with its own consequence (S-90a)', () => {
    expect(asked(facts, verdict(unknown))).toEqual({
      answer: { path: '$.n', why: 'it is a text', onUnknown: 'terminate' },
      verdicts: [{ ...entry, verdict: 'unknown' }],
    })
  })

  test('sets a taint rather than forget it where its verdict is unknown (L-60)', () => {
    expect(asked(facts, verdict(unknown, () => proceed()))).toEqual({ answer: proceed(), verdicts: [{ ...entry, verdict: 'unknown' }] })
  })

  test('cannot judge a call whose arguments are not one JSON object, whatever its `match` says (L-91)', () => {
    const unreadable = { ...aToolCall('{'), argsFault: 'they are not one JSON object' }
    expect(asked(facts, verdict({ verdict: 'miss' }), unreadable)).toEqual({
      answer: { path: 'the arguments', why: 'they are not one JSON object', onUnknown: 'terminate' },
      verdicts: [{ ...entry, verdict: 'unknown' }],
    })
  })

  test('has no opinion on events that it is not about', () => {
    expect(asked(facts, verdict({ verdict: 'hit' }), aToolResult())).toEqual({ answer: proceed(), verdicts: [] })
  })
})

describe('a shadow rule changes nothing (L-18)', () => {
  const shadowEntry = { ...entry, mode: 'shadow' } as const
  test.each<[string, Judgement, Evaluation['verdicts']]>([
    ['a hit is reported', verdict({ verdict: 'hit' }), [{ ...shadowEntry, verdict: 'hit' }]],
    ['a miss is not', verdict({ verdict: 'miss', exception: 'a/p#e' }), []],
    ['unknown is reported and sets nothing', verdict(unknown, () => skip('No.')), [{ ...shadowEntry, verdict: 'unknown' }]],
    [
      'a throw is reported as unknown',
      {
        judge: () => {
          throw new Error('broken')
        },
      },
      [{ ...shadowEntry, verdict: 'unknown' }],
    ],
  ])('%s', (_name, judgement, verdicts) => {
    expect(asked(shadow, judgement)).toEqual({ answer: proceed(), verdicts })
  })

  test('unreadable arguments are unknown to it too', () => {
    const unreadable = { ...aToolCall('{'), argsFault: 'no' }
    expect(asked(shadow, verdict({ verdict: 'miss' }), unreadable)).toEqual({ answer: proceed(), verdicts: [{ ...shadowEntry, verdict: 'unknown' }] })
  })
})

test('a compiled rule is labelled as a rule and observes its own events (S-19, S-81)', () => {
  const base = ruleHookBase({ ...facts, events: ['tool_call', 'text_delta'] })
  expect([base.name, base.binding]).toEqual(['a/p#r', 'rule'])
  expect([base.observes?.('TextDelta'), base.observes?.('ToolCallDelta')]).toEqual([true, false])
})
