import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textForm } from '../../src/core/base/json.ts'
import { buildCli } from '../support/build-cli.ts'
import { repository } from '../support/cli-process.ts'
import { fakePrompt, fakeToolCall, runHookCommand, runWithInput, type FakeSession, type FakeTool } from '../support/fake-claude-code.ts'

// The table of what Claude Code makes of the ends of a hook, line by line: first that the fake runner lets a call
// run where Claude Code does, then that `sluice hook` in the same trouble keeps it from running.

const folder = mkdtempSync(join(tmpdir(), 'sluice-hook-'))
let sluice = ''
let program = ''
let sessions = 0

const policy = `sluice: 1
pack: { id: test/hook, version: 1.0.0 }
labels: { seen: { taint: true } }
rules:
  - { id: no-rm, event: tool_call, match: { tool: Bash, args: { $.command: { shell: { runs: rm } } } }, skip: "Not executed: no rm here. Do not retry." }
  - { id: cap, event: tool_call, match: { tool: pay }, rewrite: [{ set: { $.amount: 5 } }] }
  - { id: fetch, event: tool_call, match: { tool: WebFetch }, ask: { question: "May I fetch?", timeout_ms: 500, otherwise: "Not fetched." } }
  - { id: stop, event: tool_call, match: { tool: Danger }, terminate: "Stopped here." }
  - { id: keys, event: tool_result, match: any, redact: { patterns: [{ name: key, pattern: "tok_[0-9a-f]+" }] } }
  - { id: hide, event: tool_result, match: { tool: Secret }, replace: { text: hidden } }
  - { id: end, event: tool_result, match: { tool: Fatal }, terminate: "Nothing of it is shown." }
  - { id: mark, event: tool_result, match: { tool: Tainted }, note: { label: seen } }
  - { id: house, event: completion_call, match: any, patch: { extra_context: [{ id: house, text: Use British spelling. }] } }
`

beforeAll(() => {
  const { main } = buildCli('hook-e2e')
  program = main
  sluice = `"${process.execPath}" "${main}" hook claude-code`
  writeFileSync(join(folder, 'p.yaml'), policy)
  writeFileSync(join(folder, 'broken.yaml'), 'sluice: 1\nrules: nothing\n')
  writeFileSync(join(folder, 'hangs.yaml'), `sluice: 1
pack: { id: test/hangs, version: 1.0.0 }
rules:
  - { id: scan, event: tool_call, match: any, consult: { check: scan, timeout_ms: 30000 } }
  - { id: scan-result, event: tool_result, match: any, consult: { check: scan, timeout_ms: 30000 } }
`)
  writeFileSync(join(folder, 'hang.sh'), '#!/bin/sh\nsleep 60\n', { mode: 0o755 })
  writeFileSync(join(folder, 'throw.sh'), '#!/bin/sh\nexit 3\n', { mode: 0o755 })
}, 300_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A session whose settings name this command. */
function session(command: string, more: Partial<FakeSession> = {}): FakeSession {
  return { command, folder, sessionId: `s${String(++sessions)}`, environment: { SLUICE_STATE_DIR: join(folder, 'state') }, ...more }
}

function bash(command: string, stdout = 'done'): FakeTool {
  return { name: 'Bash', input: { command }, run: () => ({ stdout, stderr: '', interrupted: false, isImage: false }) }
}

const governed = (more?: Partial<FakeSession>): FakeSession => session(`${sluice} p.yaml`, more)

test.each([
  ['exit 1', 'exit 1', true],
  ['exit 127, as of a program that is missing', 'no-such-program-here', true],
  ['a killed process', 'kill -9 $$', true],
  ['malformed JSON', 'echo "{"', true],
  ['a log line before the JSON', `echo starting; echo '{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny"}}'`, true],
  ['an unknown decision', `echo '{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"nope"}}'`, true],
  ['a stop without a denial', `echo '{"continue":false,"stopReason":"x"}'`, true],
  ['a timeout', 'sleep 5', true],
  ['exit 2', 'echo no >&2; exit 2', false],
  ['a denial', `echo '{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny","permissionDecisionReason":"no"}}'`, false],
])('the fake Claude Code runs a call where the real one does: %s', async (_, command, runs) => {
  const report = await fakeToolCall(session(command, { timeoutMs: 1500 }), bash('ls'))
  expect(report.isExecuted).toBe(runs)
})

test('a skipped call does not run and the model reads the reason, verbatim (S-25)', async () => {
  const report = await fakeToolCall(governed(), bash('rm -rf /tmp/x'))
  expect(report).toEqual({ isExecuted: false, ran: undefined, seen: 'Not executed: no rm here. Do not retry.', isStopped: false, asked: undefined })
})

test('a call of no concern to the policy is left to the prompts of the agent', async () => {
  const one = governed()
  const answer = await runHookCommand(one, { hook_event_name: 'PreToolUse', tool_name: 'Bash', tool_input: { command: 'ls' }, tool_use_id: 'a' })
  expect(answer).toEqual({ stdout: '{}\n', stderr: '', exit: 0 })
  expect((await fakeToolCall(one, bash('ls'))).seen).toEqual({ stdout: 'done', stderr: '', interrupted: false, isImage: false })
})

test('a run that ends denies the call, and every later one until a person speaks (S-33a)', async () => {
  const one = governed()
  const danger: FakeTool = { name: 'Danger', input: {}, run: () => 'ran' }
  expect(await fakeToolCall(one, danger)).toMatchObject({ isExecuted: false, isStopped: true })
  expect(await fakeToolCall(one, bash('ls'))).toMatchObject({ isExecuted: false, isStopped: true })
  expect(await fakePrompt(one, 'Go on.')).toEqual({ isBlocked: false, added: 'Use British spelling.' })
  expect((await fakeToolCall(one, bash('ls'))).isExecuted).toBe(true)
})

test('rewritten arguments are shown to a person, and only they run', async () => {
  const pay: FakeTool = { name: 'pay', input: { amount: 900 }, run: ({ amount }) => `paid ${textForm(amount ?? null)}` }
  expect(await fakeToolCall(governed({ person: 'no' }), pay)).toMatchObject({ isExecuted: false, asked: { amount: 5 } })
  expect(await fakeToolCall(governed({ person: 'yes' }), pay)).toMatchObject({ ran: { amount: 5 }, seen: 'paid 5', asked: { amount: 5 } })
  const allowed = session(`${sluice} --on-rewrite allow p.yaml`)
  expect(await fakeToolCall(allowed, pay)).toMatchObject({ ran: { amount: 5 }, asked: undefined })
})

test('an agent that drops the rewrite shows the model nothing of the call (L-92)', async () => {
  const one = governed()
  const call = { tool_name: 'pay', tool_input: { amount: 900 }, tool_use_id: 'a' }
  await runHookCommand(one, { hook_event_name: 'PreToolUse', ...call })
  const after = await runHookCommand(one, { hook_event_name: 'PostToolUse', ...call, tool_response: 'paid 900' })
  expect(JSON.parse(after.stdout)).toEqual({ continue: false, stopReason: 'Run ended: `pay` ran with arguments that the policy did not let through.' })
})

test('a person is asked where one can be, and nowhere else (L-36)', async () => {
  const fetching: FakeTool = { name: 'WebFetch', input: { url: 'https://example.com' }, run: () => 'page' }
  expect(await fakeToolCall(governed({ person: 'yes' }), fetching)).toMatchObject({ isExecuted: true, asked: fetching.input, seen: 'page' })
  const unasked = await fakeToolCall(governed({ permissionMode: 'bypassPermissions' }), fetching)
  expect(unasked).toMatchObject({ isExecuted: false, asked: undefined, seen: 'Not fetched.' })
})

test('results are redacted in their own shape; one that cannot be ends the run (S-27, S-34)', async () => {
  const shown = await fakeToolCall(governed(), bash('cat key', 'a tok_12ab b'))
  expect(shown.seen).toEqual({ stdout: 'a [REDACTED:key] b', stderr: '', interrupted: false, isImage: false })
  const odd: FakeTool = { name: 'Secret', input: {}, run: () => ({ rows: 3 }) }
  expect(await fakeToolCall(governed(), odd)).toMatchObject({ isExecuted: true, seen: undefined, isStopped: true })
  const fatal: FakeTool = { name: 'Fatal', input: {}, run: () => 'text' }
  expect(await fakeToolCall(governed(), fatal)).toMatchObject({ seen: undefined, isStopped: true })
})

test('a failed result that holds a secret ends the run, for it cannot be replaced', async () => {
  const failing = (message: string): FakeTool => ({
    name: 'Read',
    input: {},
    run() {
      throw new Error(message)
    },
  })
  expect(await fakeToolCall(governed(), failing('no such file: tok_12ab'))).toMatchObject({ seen: undefined, isStopped: true })
  expect(await fakeToolCall(governed(), failing('no such file'))).toMatchObject({ seen: 'no such file', isStopped: false })
})

test.each([
  ['a policy that does not load', 'broken.yaml'],
  ['a policy that is not there', 'nowhere.yaml'],
  ['no policy', ''],
  ['an option that nobody knows', '--nonsense p.yaml'],
  ['a check that hangs longer than the deadline', '--timeout-ms 4000 --check scan=./hang.sh hangs.yaml'],
  ['a check that fails', '--check scan=./throw.sh hangs.yaml'],
  ['a folder of sessions that is a file', '--state p.yaml p.yaml'],
  ['another event than it was set up for', '--event PostToolUse p.yaml'],
])('trouble keeps the call from running: %s', async (_, words) => {
  const report = await fakeToolCall(session(`${sluice} ${words}`), bash('ls'))
  expect(report.isExecuted).toBe(false)
  expect(report.seen).toMatch(/^Not executed: |^denied by /)
})

test.each([
  ['a program that is missing', 'no-such-program-here'],
  ['a process that is killed', `sh -c 'kill -9 $$'`],
  ['a process that crashes', `"${process.execPath}" -e "process.abort()"`],
])('`|| exit 2` behind the command refuses where no program of ours can: %s', async (_, command) => {
  expect((await fakeToolCall(session(`${command} || exit 2`), bash('ls'))).isExecuted).toBe(false)
})

test.each([
  ['nothing', ''],
  ['junk', 'junk'],
  ['a list', '[]'],
  ['two objects', '{}{}'],
  ['a member twice', '{"hook_event_name":"PreToolUse","hook_event_name":"PreToolUse"}'],
  ['no event', '{"session_id":"a"}'],
  ['no session', '{"hook_event_name":"PreToolUse","tool_name":"Bash","tool_input":{},"tool_use_id":"a"}'],
  ['arguments that are no object', '{"hook_event_name":"PreToolUse","session_id":"a","tool_name":"Bash","tool_input":"ls","tool_use_id":"a"}'],
])('a question that cannot be read is refused with exit code 2 and nothing on stdout: %s', async (_, input) => {
  const run = await runWithInput(governed(), input)
  expect(run).toMatchObject({ exit: 2, stdout: '' })
  expect(run.stderr).toMatch(/^Not executed: /)
})

test('trouble after a call keeps its result from the model, which exit code 2 would not', async () => {
  const event = { hook_event_name: 'PostToolUse', tool_name: 'Bash', tool_input: {}, tool_use_id: 'a', tool_response: 'tok_12ab' }
  for (const words of ['broken.yaml', '--timeout-ms 4000 --check scan=./hang.sh hangs.yaml']) {
    const run = await runHookCommand(session(`${sluice} ${words}`), event)
    expect(run.exit).toBe(0)
    expect(JSON.parse(run.stdout)).toMatchObject({ continue: false, stopReason: expect.stringMatching(/^Not executed: |^Run ended: /) as string })
    expect(run.stdout).not.toContain('tok_12ab')
  }
  const unreadable = await runWithInput(session(`${sluice} --event PostToolUse p.yaml`), 'junk')
  expect(JSON.parse(unreadable.stdout)).toMatchObject({ continue: false })
})

test('a signal before the decision refuses', async () => {
  const one = session(`${sluice} --check scan=./hang.sh hangs.yaml & pid=$!; sleep 6; kill -TERM $pid; wait $pid`)
  // The shell hands its stdin on to no process in the background, so the question comes from a file.
  const call = { hook_event_name: 'PreToolUse', session_id: one.sessionId, cwd: folder, tool_name: 'Bash', tool_input: {}, tool_use_id: 'a' }
  writeFileSync(join(folder, 'question.json'), JSON.stringify(call))
  const run = await runWithInput({ ...one, command: one.command.replace(' & pid', ' < question.json & pid') }, '')
  expect(run).toMatchObject({ exit: 2, stdout: '' })
})

test('nobody who reads the answer: the command ends as a refusal (EPIPE)', async () => {
  const one = session(`(${sluice} p.yaml; echo $? > code) | true; sleep 0.1; until [ -s code ]; do sleep 0.1; done; cat code`)
  const run = await runHookCommand(one, { hook_event_name: 'PreToolUse', tool_name: 'Bash', tool_input: { command: 'ls' }, tool_use_id: 'a' })
  expect(run.stdout).toBe('2\n')
})

test('a session whose state is damaged, or that others may write, is refused', async () => {
  const one = governed()
  expect((await fakeToolCall(one, bash('ls'))).isExecuted).toBe(true)
  await fakePrompt(one, 'Hello.')
  const state = join(folder, 'state')
  const sessionsHere = readdirSync(state)
  for (const name of sessionsHere) appendFileSync(join(state, name, 'journal'), 'junk\n')
  const damaged = await fakeToolCall(one, bash('ls'))
  expect(damaged).toMatchObject({ isExecuted: false, seen: 'Not executed: Sluice could not decide (SessionStateUnreadable). Do not retry.' })
  const open = join(folder, 'open')
  mkdirSync(open, { mode: 0o777 })
  chmodSync(open, 0o777)
  expect((await fakeToolCall(session(`${sluice} p.yaml`, { environment: { SLUICE_STATE_DIR: open } }), bash('ls'))).isExecuted).toBe(false)
})

test('the example for Claude Code shows a skip, a rewrite, a redaction and context', () => {
  const run = spawnSync(process.execPath, ['run.js', process.execPath, program], { cwd: join(repository, 'examples/claude-code'), encoding: 'utf8' })
  expect(run.stdout.split('\n')).toEqual([
    'a prompt gets context',
    '  {"hookSpecificOutput":{"hookEventName":"UserPromptSubmit","additionalContext":"Run the tests before you say that you are done."}}',
    'a recursive delete is skipped',
    '  {"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny","permissionDecisionReason":"Not executed: recursive deletes are not allowed here. Delete single files instead."}}',
    'a long wait is cut',
    '  {"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"ask","permissionDecisionReason":"example/claude-code#short-waits changed the arguments","updatedInput":{"command":"npm test","timeout":60000}}}',
    'a harmless call is left to Claude Code',
    '  {}',
    'a token in its result is redacted',
    '  {"hookSpecificOutput":{"hookEventName":"PostToolUse","updatedToolOutput":{"stdout":"TOKEN=[REDACTED:token]","stderr":"","interrupted":false,"isImage":false}}}',
    '',
  ])
})

test('the doctor runs each command: one that answers and refuses, and ones that do not', () => {
  const events = ['PreToolUse', 'PostToolUse', 'PostToolUseFailure', 'UserPromptSubmit']
  const project = join(folder, 'project')
  mkdirSync(join(project, '.claude'), { recursive: true })
  writeFileSync(join(project, 'p.yaml'), policy)
  const examine = (command: (event: string) => string): { readonly exit: number | null; readonly problems: readonly string[] } => {
    const hooks = Object.fromEntries(events.map((event) => [event, [{ hooks: [{ type: 'command', command: command(event), timeout: 30 }] }]]))
    writeFileSync(join(project, '.claude/settings.json'), JSON.stringify({ hooks }))
    const env = { ...process.env, HOME: folder, CLAUDE_CONFIG_DIR: join(folder, 'none') }
    const run = spawnSync(process.execPath, [program, 'doctor', project, '--format', 'json'], { encoding: 'utf8', env })
    const report = JSON.parse(run.stdout) as { readonly problems: readonly { readonly event: string; readonly message: string }[] }
    return { exit: run.status, problems: report.problems.map(({ event, message }) => `${event}: ${message}`) }
  }
  const words = (event: string, rest: string): string => `${sluice} ${rest}${event === 'PreToolUse' ? ' || exit 2' : ''}`
  expect(examine((event) => words(event, 'p.yaml'))).toEqual({ exit: 0, problems: [] })
  const broken = examine((event) => words(event, event === 'UserPromptSubmit' ? 'nowhere.yaml' : 'p.yaml'))
  expect(broken).toEqual({ exit: 1, problems: ['UserPromptSubmit: it refuses everything: Not executed: the policy does not load: SLC335 `nowhere.yaml` does not exist'] })
  const missing = examine((event) => (event === 'PreToolUse' ? 'no-such-program hook claude-code p.yaml || exit 2' : words(event, 'p.yaml')))
  expect(missing).toEqual({ exit: 1, problems: ['PreToolUse: its program is not found'] })
  const hidden = examine((event) => (event === 'UserPromptSubmit' ? `${sluice} p.yaml || true` : words(event, 'p.yaml')))
  expect(hidden).toEqual({ exit: 1, problems: ['UserPromptSubmit: it does not refuse a question that cannot be read, so failures let calls run'] })
  const chatty = examine((event) => (event === 'PostToolUse' ? `echo hello; ${sluice} p.yaml` : words(event, 'p.yaml')))
  expect(chatty).toEqual({ exit: 1, problems: ['PostToolUse: it prints something else than one JSON object, which the agent ignores'] })
})
