import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { subprocessCheck } from './subprocess-check.ts'

const request = { event: 'pre_tool_use', runId: 'r', toolName: 'pay', toolCallId: 'c1', input: { amount: 5 } } as const

function check(code: string) {
  return subprocessCheck({ name: 'c', command: [process.execPath, '-e', code], workspace: tmpdir(), timeoutMs: 10_000 })
}

test('the program is asked in the wire form and its answer is the outcome (S-100, S-101)', async () => {
  const code = `process.stdin.on('data', (text) => {
    const { hook_schema, event, tool_name, input } = JSON.parse(text)
    console.log(JSON.stringify({ decision: 'deny', reason: [hook_schema, event, tool_name, input.amount].join(' ') }))
  })`
  expect(await check(code).intercept(request)).toEqual({ type: 'deny', reason: '1 pre_tool_use pay 5' })
})

test.each([
  ['a program that fails', 'console.log(\'{"decision":"allow"}\'); process.exitCode = 1'],
  ['a program that says nothing', ''],
  ['an answer that is no decision', 'console.log(\'{"decision":"maybe"}\')'],
])('%s is a failure and never an allow (S-102)', async (_name, code) => {
  await expect(check(code).intercept(request)).rejects.toThrow()
})
