import { isJsonObject } from '../../../core/base/json.ts'
import { parseJson } from '../../../core/base/parse-json.ts'
import type { ProcessResult } from '../../../core/participants/decode-answer.ts'
import type { DoctorProblem } from '../../../reporters/doctor-report.ts'
import { runProcess } from '../../node/run-process.ts'
import type { HookEntry } from './hook-entry.ts'

export interface ProbePlace {
  /** The folder of the project, where the agent runs its hooks. */
  readonly folder: string
  /** For sessions of probes, which are no sessions. */
  readonly state: string
  readonly environment: Readonly<Record<string, string | undefined>>
}

/**
 * Runs the command as the agent would, twice: with a question of its event, which gets an answer, whatever the policy
 * says, and with one that nobody can read, which has to be refused. Undefined: it answers as it must.
 */
export async function probeHook(entry: HookEntry, place: ProbePlace): Promise<DoctorProblem | undefined> {
  const { file, event } = entry
  const problem = (message: string, hint: string): DoctorProblem => ({ file, event, message, hint })
  const calm = await ask(entry, place, questionOf(event, place.folder), place.environment)
  if (calm.exit.kind === 'timeout') return problem('it did not answer in its time', 'run it by hand with an event on its stdin')
  if (calm.exit.kind !== 'code') return problem('it cannot be started', 'is the program installed, and is it on the PATH of the agent?')
  if (calm.exit.code === 127 || /not found/.test(calm.stderr)) return problem('its program is not found', 'is the program installed, and is it on the PATH of the agent?')
  if (calm.exit.code !== 0 || calm.stderr.startsWith('Not executed:')) return problem(`it refuses everything: ${firstLine(calm.stderr)}`, 'mend what it says; until then no call runs')
  if (!isOneObject(calm.stdout)) return problem('it prints something else than one JSON object, which the agent ignores', 'let nothing but the hook write to stdout')
  const refusal = await ask(entry, place, { hook_event_name: event }, place.environment)
  if (!isRefusal(event, refusal)) return problem('it does not refuse a question that cannot be read, so failures let calls run', 'run `sluice hook` itself, with no program around it that changes its exit code')
  return undefined
}

/** Of a tool that no agent has, in a session that nobody is in. */
function questionOf(event: string, folder: string): object {
  const call = { tool_name: 'SluiceDoctor', tool_input: {}, tool_use_id: 'doctor' }
  const about = { session_id: 'doctor', cwd: folder, permission_mode: 'default', hook_event_name: event }
  switch (event) {
    case 'UserPromptSubmit':
      return { ...about, prompt: 'Hello.' }
    case 'PostToolUse':
      return { ...about, ...call, tool_response: 'nothing' }
    case 'PostToolUseFailure':
      return { ...about, ...call, error: 'nothing' }
    default:
      return { ...about, ...call }
  }
}

function ask({ command, timeoutMs }: HookEntry, { folder, state }: ProbePlace, event: object, environment: ProbePlace['environment']): Promise<ProcessResult> {
  const told = { ...environment, SLUICE_STATE_DIR: state, CLAUDE_PROJECT_DIR: folder }
  return runProcess({ command: ['/bin/sh', '-c', exports(told) + command], cwd: folder, stdin: JSON.stringify(event), timeoutMs }, told)
}

/** A process is started with a small environment; these the hook needs as the agent gives them. */
function exports(environment: ProbePlace['environment']): string {
  const names = ['SLUICE_STATE_DIR', 'CLAUDE_PROJECT_DIR', 'XDG_CACHE_HOME']
  return names.map((name) => (environment[name] === undefined ? '' : `export ${name}='${environment[name].replaceAll("'", `'\\''`)}'; `)).join('')
}

function isRefusal(event: string, { exit, stdout }: ProcessResult): boolean {
  if (exit.kind !== 'code') return false
  if (!event.startsWith('PostToolUse')) return exit.code === 2
  const reading = parseJson(stdout)
  return exit.code === 0 && reading.ok && isJsonObject(reading.value) && reading.value['continue'] === false
}

function isOneObject(text: string): boolean {
  const reading = parseJson(text)
  return reading.ok && isJsonObject(reading.value)
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? ''
}
