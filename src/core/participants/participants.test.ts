import { describe, expect, test } from 'vitest'
import { aContext, aToolCall, aToolResult } from '../../../test/support/engine-events.ts'
import { createHookStack } from '../chain/create-hook-stack.ts'
import { decide } from '../chain/decide.ts'
import type { ProcessResult } from './decode-answer.ts'
import { fromInterceptor } from './from-interceptor.ts'
import { fromSubprocess, type RunProcess } from './from-subprocess.ts'
import type { HookRequest } from './hook-outcome.ts'
import { readHooksFile } from './read-hooks-file.ts'
import { toHookOutcome } from './to-hook-outcome.ts'

const context = aContext({ env: { workspace: '/srv/app' }, agentName: 'dev' })

describe('an interceptor', () => {
  test('is asked with the running value and answers in outcomes', async () => {
    const seen: HookRequest[] = []
    const guard = fromInterceptor({
      name: 'guard',
      intercept: (call) => {
        seen.push(call)
        return { type: 'modify', input: { command: 'pwd' }, reason: 'safer' }
      },
    })
    const decision = await decide(createHookStack('s', [guard]), context, aToolCall())
    expect(decision).toMatchObject({ kind: 'rewrite', auditReason: "interceptor 'guard': safer" })
    expect(toHookOutcome('ToolCall', decision)).toEqual({
      type: 'modify',
      input: { command: 'pwd' },
      reason: "interceptor 'guard': safer",
    })
    expect(seen).toEqual([
      { event: 'pre_tool_use', runId: 'run', toolName: 'shell', toolCallId: 'tc1', input: { command: 'ls' } },
    ])
  })

  test('without `review` is not asked about results (S-87)', async () => {
    const guard = fromInterceptor({ name: 'guard', intercept: () => ({ type: 'deny' }) })
    expect(await decide(createHookStack('s', [guard]), context, aToolResult())).toMatchObject({ kind: 'continue' })
  })

  test('a native rewrite to no object is exported as a denial (S-89)', async () => {
    const stack = createHookStack('s', [{ name: 'r', onEvent: () => ({ type: 'RewriteArgs', args: 'text' }) }])
    const decision = await decide(stack, context, aToolCall())
    expect(toHookOutcome('ToolCall', decision)).toMatchObject({ type: 'deny' })
  })
})

describe('a subprocess participant', () => {
  const ended = (stdout: string): ProcessResult => ({ stdout, stderr: '', exit: { kind: 'code', code: 0 } })

  test('is run in the workspace with one question on stdin, and its answer counts (S-100, S-104)', async () => {
    const jobs: Parameters<RunProcess>[0][] = []
    const hook = fromSubprocess({ name: 'guard', command: ['./guard', '-q'] }, (job) => {
      jobs.push(job)
      return Promise.resolve(ended('{"decision":"deny","reason":"no"}'))
    })
    const decision = await decide(createHookStack('s', [hook]), context, aToolCall())
    expect(decision).toMatchObject({ kind: 'skip', reason: "denied by hook 'guard': no", isError: true, cause: 'policy' })
    const { stdin, ...job } = jobs[0]!
    expect(job).toEqual({ command: ['./guard', '-q'], cwd: '/srv/app', timeoutMs: 5000 })
    expect(JSON.parse(stdin)).toEqual({
      hook_schema: 1,
      event: 'pre_tool_use',
      workspace: '/srv/app',
      agent_id: 'dev',
      tool_call_id: 'tc1',
      tool_name: 'shell',
      input: { command: 'ls' },
    })
  })

  test('that fails hides a result and denies a call by default (S-91, S-95)', async () => {
    const hook = fromSubprocess({ name: 'guard', command: ['x'] }, () => Promise.resolve(ended('no')))
    const stack = createHookStack('s', [hook])
    expect(await decide(stack, context, aToolCall())).toMatchObject({ kind: 'skip', cause: 'fault', isError: true })
    const hidden = await decide(stack, context, aToolResult('s3cr3t'))
    expect(hidden).toMatchObject({ kind: 'replace', final: true, isError: true })
    expect(JSON.stringify(hidden)).not.toContain('s3cr3t')
  })

  test('is not run where the host states no workspace (S-104)', async () => {
    let runs = 0
    const hook = fromSubprocess({ name: 'guard', command: ['x'] }, () => {
      runs++
      return Promise.resolve(ended('{"decision":"allow"}'))
    })
    expect(await decide(createHookStack('s', [hook]), aContext(), aToolCall())).toMatchObject({ kind: 'skip' })
    expect(runs).toBe(0)
  })
})

describe('a hooks file (S-106)', () => {
  const read = (value: unknown) => readHooksFile({ name: 'hooks.json', text: JSON.stringify(value) })

  test('gives one participant for each entry, with the defaults filled in', () => {
    const hooks = [
      { name: 'a', command: ['./a'] },
      { name: 'b', command: ['b', '-x'], tools: ['shell'], event: 'post_tool_use', timeout_ms: 100, on_failure: 'allow' },
    ]
    expect(read({ schema: 1, hooks })).toEqual({
      ok: true,
      diagnostics: [],
      value: [
        { name: 'a', command: ['./a'], events: ['ToolCall'], onFailure: 'deny' },
        { name: 'b', command: ['b', '-x'], tools: ['shell'], events: ['ToolResult'], timeoutMs: 100, onFailure: 'allow' },
      ],
    })
  })

  test.each([
    ['another schema', { schema: 2, hooks: [] }],
    ['no list', { schema: 1 }],
    ['an empty command', { schema: 1, hooks: [{ name: 'a', command: [] }] }],
    ['a command that is a shell text', { schema: 1, hooks: [{ name: 'a', command: 'rm x' }] }],
    ['a misspelt key', { schema: 1, hooks: [{ name: 'a', command: ['a'], on_fail: 'deny' }] }],
    ['a null where a word belongs', { schema: 1, hooks: [{ name: 'a', command: ['a'], on_failure: null }] }],
    ['a time limit of nothing', { schema: 1, hooks: [{ name: 'a', command: ['a'], timeout_ms: 0 }] }],
  ])('with %s is an error, never an empty list', (_what, value) => {
    expect(read(value)).toMatchObject({ ok: false, diagnostics: [{ code: 'SLC804' }] })
  })

  test('that names a key twice is an error', () => {
    const text = '{"schema":1,"hooks":[{"name":"a","command":["a"],"on_failure":"deny","on_failure":"allow"}]}'
    expect(readHooksFile({ name: 'hooks.json', text }).ok).toBe(false)
  })
})
