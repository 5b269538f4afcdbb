import { describe, expect, test } from 'vitest'
import { aContext, aToolCall, aToolResult } from '../../../test/support/engine-events.ts'
import { proceed, rewriteArgs, rewriteResult, skip } from '../flows/flow.ts'
import { createHookStack } from './create-hook-stack.ts'
import { decide, decideSync } from './decide.ts'
import type { Hook } from './hook.ts'

const context = aContext()

function reserving(released: string[]): Hook {
  return {
    name: 'limit',
    onEvent: () => proceed(),
    settles: 'reserve',
    settle: () => proceed(),
    release: (internalCallId) => released.push(internalCallId),
  }
}

describe('a reservation (S-49b)', () => {
  test('is given back when somebody after it stops the call', () => {
    const released: string[] = []
    const asker: Hook = { name: 'ask', onEvent: () => proceed(), settles: 'ask', settle: () => skip('not approved') }
    expect(decideSync(createHookStack('s', [asker, reserving(released)]), context, aToolCall())).toMatchObject({ kind: 'skip' })
    expect(released).toEqual(['ic1'])
  })

  test('is not given back when the call goes on, nor when nothing was reserved yet', () => {
    const released: string[] = []
    decideSync(createHookStack('s', [reserving(released)]), context, aToolCall())
    const unmatched: Hook = { name: 'u', onEvent: () => proceed(), settles: 'unmatched', settle: () => skip('no') }
    decideSync(createHookStack('s', [reserving(released), unmatched]), context, aToolCall())
    expect(released).toEqual([])
  })
})

describe('state', () => {
  test('a guard that judged equal arguments at another state version is asked again (S-49a)', () => {
    let version = 0
    const guard: Hook = { name: 'g', onEvent: () => proceed(), settles: 'guard', settle: () => skip('state moved') }
    const mover: Hook = { name: 'm', onEvent: () => { version++; return proceed() } }
    const options = { stateVersion: () => version }
    expect(decideSync(createHookStack('s', [guard, mover]), context, aToolCall(), options)).toMatchObject({ kind: 'skip' })
    expect(decideSync(createHookStack('s', [mover, guard]), context, aToolCall(), options)).toMatchObject({ kind: 'continue' })
  })
})

describe('settling a result', () => {
  test('a redaction to text does not leave the structured secret behind', async () => {
    const stack = createHookStack('s', [
      {
        name: 'd',
        onEvent: () => proceed(),
        settles: 'redact',
        settle: (_context, event) =>
          event.kind === 'ToolResult' && event.result.includes('s3cr3t') ? rewriteResult('[R]') : proceed(),
      },
      { name: 'w', onEvent: () => ({ ...rewriteResult('{"key":"s3cr3t"}'), output: { key: 's3cr3t' } }) },
    ])
    const decision = await decide(stack, context, aToolResult())
    expect(decision).toMatchObject({ kind: 'replace', output: '[R]', text: '[R]' })
    expect(JSON.stringify(decision)).not.toContain('s3cr3t')
  })
})

test('the same hook registered twice settles twice, once for each place (S-88)', () => {
  const seen: unknown[] = []
  const guard: Hook = {
    name: 'g',
    onEvent: () => proceed(),
    settles: 'guard',
    settle: (_context, event) => {
      seen.push(event.kind === 'ToolCall' ? event.args : undefined)
      return proceed()
    },
  }
  const writer: Hook = { name: 'w', onEvent: () => rewriteArgs({ n: 2 }) }
  decideSync(createHookStack('s', [guard, writer, guard]), context, aToolCall({ n: 1 }))
  // The second place was shown the final arguments already.
  expect(seen).toEqual([{ n: 2 }])
})
