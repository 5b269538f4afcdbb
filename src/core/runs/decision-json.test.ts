import { describe, expect, test } from 'vitest'
import { aCompletionCall, aToolCall, aToolResult } from '../../../test/support/engine-events.ts'
import type { Decision } from '../chain/resolution.ts'
import type { StepEvent } from '../events/step-event.ts'
import { proceed } from '../flows/flow.ts'
import { decisionJson, patchJson } from './decision-json.ts'

const base = { cause: 'policy', diagnostics: [], verdicts: [], flow: proceed() } as const
const place = { runId: 'r1', seq: 5, policy: 'sha256:1', isAfterEnd: false } as const
const json = (event: StepEvent, decision: Decision, more: Partial<typeof place> | { isAfterEnd: boolean } = {}) => decisionJson(event, decision, { ...place, ...more })
const anInvalidCall: StepEvent = { kind: 'InvalidToolCall', call: { toolName: 'Terminal', availableTools: [], allowedTools: [], chatHistory: [], isStreaming: false } }

describe('a decision as JSON (section 11)', () => {
  test('of a refused call holds the reason, who decided, the flow, the outcome and what would have run', () => {
    const decision: Decision = {
      ...base,
      kind: 'skip',
      reason: 'Not run.',
      isError: false,
      decidedBy: 'acme/p#r',
      flow: { type: 'Skip', reason: 'Not run.' },
      salvagedArgs: { command: 'ls /srv' },
      verdicts: [
        { rule: 'acme/p#a', verdict: 'miss', action: 'skip', mode: 'enforce', settled: false, exception: 'acme/p#e' },
        { rule: 'acme/p#r', verdict: 'hit', action: 'skip', mode: 'enforce', settled: true },
      ],
    }
    expect(json(aToolCall(), decision)).toEqual({
      run_id: 'r1',
      seq: 5,
      kind: 'tool_call',
      tool_name: 'shell',
      decision: 'skip',
      reason: 'Not run.',
      rule: 'acme/p#r',
      flow: { type: 'Skip', reason: 'Not run.' },
      outcome: { type: 'deny', reason: 'Not run.' },
      args: { command: 'ls /srv' },
      is_error: false,
      rules: [{ rule: 'acme/p#r', verdict: 'hit', action: 'skip', mode: 'enforce', settled: true }],
      exceptions: ['acme/p#e'],
      diagnostics: [],
      policy: 'sha256:1',
    })
  })

  test('shows rewritten arguments that are null, not those of the model (S-26, S-45)', () => {
    expect(json(aToolCall(), { ...base, kind: 'skip', reason: 'No.', isError: false, salvagedArgs: null })['args']).toBeNull()
  })

  test('carries the effective arguments, result, patch or name', () => {
    expect(json(aToolCall(), { ...base, kind: 'rewrite', args: { command: 'pwd' } })).toMatchObject({ decision: 'rewrite', args: { command: 'pwd' } })
    expect(json(aToolResult(), { ...base, kind: 'replace', output: null, text: 'null', isError: true, final: false })).toMatchObject({
      decision: 'replace',
      result: null,
      is_error: true,
    })
    expect(json(anInvalidCall, { ...base, kind: 'repair', toolName: 'bash', flow: { type: 'Repair', toolName: 'bash' } })).toMatchObject({
      decision: 'repair',
      tool_name: 'bash',
      flow: { type: 'Repair', tool_name: 'bash' },
    })
    const patch = { maxTokens: 5 }
    expect(json(aCompletionCall(), { ...base, kind: 'patch', patch, flow: { type: 'PatchRequest', patch } })).toMatchObject({
      decision: 'patch',
      patch: { max_tokens: 5 },
      flow: { type: 'PatchRequest', patch: { max_tokens: 5 } },
    })
  })

  test('of a rewrite that changed nothing is `continue` (L-30)', () => {
    const vain: Decision = { ...base, kind: 'rewrite', args: { command: 'ls' }, decidedBy: 'x', flow: { type: 'RewriteArgs', args: { command: 'ls' } } }
    const decided = json(aToolCall({ command: 'ls' }), vain)
    expect(decided).toMatchObject({ decision: 'continue', flow: { type: 'Continue' }, args: { command: 'ls' } })
    expect(decided).not.toHaveProperty('rule')
  })

  test('is `fault` wherever nobody could decide, but not again after the end (L-12a, S-33a)', () => {
    const fault: Decision = { ...base, kind: 'terminate', cause: 'fault', reason: 'Run ended: x.' }
    expect(json(aToolCall(), fault)['decision']).toBe('fault')
    expect(json(aToolCall(), fault, { isAfterEnd: true })['decision']).toBe('terminate')
  })

  test('tells the reason of a hidden result, and none of one that was merely changed', () => {
    const replaced: Decision = { ...base, kind: 'replace', output: 'x', text: 'x', isError: false, final: false }
    expect(json(aToolResult(), replaced)).not.toHaveProperty('reason')
    expect(json(aToolResult(), { ...replaced, final: true })['reason']).toBe('x')
    expect(json(aToolResult(), { ...replaced, cause: 'fault' })).toMatchObject({ decision: 'fault', reason: 'x' })
  })

  test('of an invalid call that nobody recovered reports it without the name that the model made up (S-75)', () => {
    expect(json(anInvalidCall, { ...base, kind: 'fail' })).toMatchObject({
      decision: 'fail',
      tool_name: 'Terminal',
      diagnostics: [{ code: 'SLC709', severity: 'error', message: 'the model called a tool that does not exist or is not allowed' }],
    })
  })

  test('has an outcome on tool events only (S-89)', () => {
    expect(json(aCompletionCall(), { ...base, kind: 'continue' })).not.toHaveProperty('outcome')
    expect(json(aCompletionCall(), { ...base, kind: 'continue' })).not.toHaveProperty('args')
  })

  test('names the rule, flow and field of a diagnostic', () => {
    const at = { kind: 'run', event: 'CompletionCall', hook: 'h', flow: 'Skip', field: 'temperature' } as const
    const decision: Decision = { ...base, kind: 'continue', diagnostics: [{ code: 'SLC710', severity: 'warning', message: 'm', at }] }
    expect(json(aCompletionCall(), decision)['diagnostics']).toEqual([
      { code: 'SLC710', severity: 'warning', message: 'm', rule: 'h', flow: 'Skip', field: 'temperature' },
    ])
  })
})

describe('a patch as JSON is in snake case and holds what is set', () => {
  test('every field', () => {
    expect(
      patchJson({
        preamble: 'Brief.',
        temperature: 0,
        maxTokens: 5,
        toolChoice: { names: ['a'] },
        activeTools: [],
        additionalParams: null,
        extraContext: [{ id: 'd', text: 't', additionalProps: { a: 1 } }, { id: 'e', text: 'u' }],
        history: [{ role: 'user', content: 'hi' }],
      }),
    ).toEqual({
      preamble: 'Brief.',
      temperature: 0,
      max_tokens: 5,
      tool_choice: { names: ['a'] },
      active_tools: [],
      additional_params: null,
      extra_context: [{ id: 'd', text: 't', additional_props: { a: 1 } }, { id: 'e', text: 'u' }],
      history: [{ role: 'user', content: 'hi' }],
    })
  })

  test('operations on a history that the event did not carry (L-34)', () => {
    expect(patchJson({ history: { keepLast: 2, redact: { paths: ['$.a'] } } })).toEqual({ history: { keep_last: 2, redact: { paths: ['$.a'] } } })
    expect(patchJson({})).toEqual({})
  })
})
