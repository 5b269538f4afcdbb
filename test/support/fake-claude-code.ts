import { spawn } from 'node:child_process'
import { isJsonObject, ownMember, type Json, type JsonObject } from '../../src/core/base/json.ts'

/** What became of one tool call in Claude Code. */
export interface FakeCallReport {
  readonly isExecuted: boolean
  /** What the tool ran with. */
  readonly ran: JsonObject | undefined
  /** What the model reads as the result; undefined = the run stopped before. */
  readonly seen: Json | undefined
  readonly isStopped: boolean
  /** A person was asked, with these arguments. */
  readonly asked: JsonObject | undefined
}

export interface FakeSession {
  readonly command: string
  readonly folder: string
  readonly environment?: Readonly<Record<string, string>>
  readonly sessionId: string
  readonly permissionMode?: string
  /** Of a hook command, as settings name it. */
  readonly timeoutMs?: number
  /** Of the person who is asked. */
  readonly person?: 'yes' | 'no'
}

export interface FakeTool {
  readonly name: string
  readonly input: JsonObject
  readonly id?: string
  readonly run: (input: JsonObject) => Json
}

export interface HookRun {
  readonly stdout: string
  readonly stderr: string
  /** `timeout`: it was killed and nothing of it counts. */
  readonly exit: number | 'timeout'
}

/**
 * The part of Claude Code that runs command hooks, as its contract has been observed: exit 2 denies, any other
 * failure lets the call run; JSON counts with exit 0 alone; text that is not one JSON object is nothing; a stop
 * without a denial lets the call run first; a result of another shape is dropped without a word.
 */
export async function fakeToolCall(session: FakeSession, tool: FakeTool): Promise<FakeCallReport> {
  const id = tool.id ?? 'toolu_1'
  const common = { tool_name: tool.name, tool_input: tool.input, tool_use_id: id }
  const before = await runHookCommand(session, { hook_event_name: 'PreToolUse', ...common })
  const refused = (seen: Json | undefined, isStopped: boolean, asked?: JsonObject): FakeCallReport =>
    ({ isExecuted: false, ran: undefined, seen, isStopped, asked })
  if (before.exit === 2) return refused(before.stderr.trim(), false)
  const answer = before.exit === 0 ? objectOf(before.stdout) : undefined
  const specific = memberOf(answer, 'hookSpecificOutput')
  const decision = specific && ownMember(specific, 'permissionDecision')
  const isStopped = answer !== undefined && ownMember(answer, 'continue') === false
  if (decision === 'deny') return refused(isStopped ? undefined : (ownMember(specific ?? {}, 'permissionDecisionReason') ?? ''), isStopped)
  const input = memberOf(specific, 'updatedInput') ?? tool.input
  const asked = decision === 'ask' ? input : undefined
  if (asked !== undefined && session.person !== 'yes') return refused('The user does not want it.', false, asked)
  let output: Json
  let failure: string | undefined
  try {
    output = tool.run(input)
  } catch (error) {
    output = null
    failure = error instanceof Error ? error.message : String(error)
  }
  const ran = { ...common, tool_input: input }
  const after =
    failure === undefined
      ? await runHookCommand(session, { hook_event_name: 'PostToolUse', ...ran, tool_response: output })
      : await runHookCommand(session, { hook_event_name: 'PostToolUseFailure', ...ran, error: failure })
  const said = after.exit === 0 ? objectOf(after.stdout) : undefined
  const done = { isExecuted: true, ran: input, asked }
  if (isStopped || (said !== undefined && ownMember(said, 'continue') === false)) return { ...done, seen: undefined, isStopped: true }
  if (failure !== undefined) return { ...done, seen: failure, isStopped: false }
  const updated = memberOf(said, 'hookSpecificOutput')?.['updatedToolOutput']
  return { ...done, seen: updated !== undefined && isSameShape(output, updated) ? updated : output, isStopped: false }
}

/** A prompt of a person: what is added to it, or that it went no further. */
export async function fakePrompt(session: FakeSession, prompt: string): Promise<{ readonly isBlocked: boolean; readonly added: Json | undefined }> {
  const run = await runHookCommand(session, { hook_event_name: 'UserPromptSubmit', prompt })
  const answer = run.exit === 0 ? objectOf(run.stdout) : undefined
  const isBlocked = run.exit === 2 || (answer !== undefined && (ownMember(answer, 'decision') === 'block' || ownMember(answer, 'continue') === false))
  return { isBlocked, added: memberOf(answer, 'hookSpecificOutput')?.['additionalContext'] }
}

/** The command of a hook as a shell runs it, with one object on its stdin. */
export function runHookCommand(session: FakeSession, event: JsonObject): Promise<HookRun> {
  const { folder, sessionId, permissionMode = 'default' } = session
  const base = { session_id: sessionId, transcript_path: '/tmp/t.jsonl', cwd: folder, permission_mode: permissionMode }
  return runWithInput(session, JSON.stringify({ ...base, ...event }))
}

export function runWithInput({ command, folder, environment = {}, timeoutMs = 60_000 }: FakeSession, input: string): Promise<HookRun> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, cwd: folder, env: { ...process.env, ...environment }, detached: true })
    let [stdout, stderr] = ['', '']
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
    const late = setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      resolve({ stdout: '', stderr: '', exit: 'timeout' })
    }, timeoutMs)
    child.on('close', (code) => {
      clearTimeout(late)
      resolve({ stdout, stderr, exit: code ?? 1 })
    })
  })
}

function objectOf(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isJsonObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

function memberOf(value: JsonObject | undefined, key: string): JsonObject | undefined {
  const member = value && ownMember(value, key)
  return isJsonObject(member) ? member : undefined
}

function isSameShape(old: Json, updated: Json): boolean {
  if (typeof old !== typeof updated || Array.isArray(old) !== Array.isArray(updated)) return false
  if (!isJsonObject(old) || !isJsonObject(updated)) return true
  return Object.keys(old).every((key) => Object.hasOwn(updated, key))
}
