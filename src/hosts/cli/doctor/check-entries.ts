import type { DoctorProblem } from '../../../reporters/doctor-report.ts'
import { hookTimeoutMs } from '../hook/hook-request.ts'
import type { HookEntry } from './hook-entry.ts'

/** Events without which a part of a policy does nothing, with what that is. */
const neededEvents: Readonly<Record<string, string>> = {
  PreToolUse: 'no call is judged',
  PostToolUse: 'no result is judged, so none is redacted',
  PostToolUseFailure: 'what a failed call says is shown as it is',
  UserPromptSubmit: 'a run that has ended never begins anew, and no context is added',
}

/** A start of Node, and some air. */
const leastSpareMs = 1_000

export function isSluiceHook({ command }: HookEntry): boolean {
  return /\bhook +(?:claude-code)\b/.test(command)
}

/** What the settings alone tell, without running anything. */
export function checkEntries(entries: readonly HookEntry[]): readonly DoctorProblem[] {
  const missing = Object.entries(neededEvents)
    .filter(([event]) => !entries.some((entry) => entry.event === event))
    .map(([event, loss]): DoctorProblem => ({ event, message: `no hook of Sluice is named for it: ${loss}`, hint: 'name the command for this event too' }))
  return [...missing, ...entries.flatMap(checkEntry)]
}

function checkEntry(entry: HookEntry): readonly DoctorProblem[] {
  const { file, event, matcher, command, timeoutMs, isAsync } = entry
  const problems: DoctorProblem[] = []
  const add = (message: string, hint: string): number => problems.push({ file, event, message, hint })
  if (!isEveryTool(matcher)) add(`its matcher \`${matcher ?? ''}\` leaves tools out, and what is left out is not judged`, 'take the matcher out')
  if (isAsync) add('it runs beside the call, which is not held up', 'take `async` out')
  if (event === 'PreToolUse' && !/\|\|\s*exit\s+2\s*$/.test(command)) {
    add('a program that is missing or was killed lets the call run', 'end the command with `|| exit 2`')
  }
  const own = ownDeadline(command)
  if (own + leastSpareMs > timeoutMs) {
    add(
      `it is given ${String(timeoutMs)} ms and decides within ${String(own)} ms, so the call may run before it refuses`,
      `give it a \`timeout\` of ${String(Math.ceil((own + leastSpareMs) / 1000))} seconds or more, or a smaller --timeout-ms`,
    )
  }
  return problems
}

function isEveryTool(matcher: string | undefined): boolean {
  return matcher === undefined || ['', '*', '.*'].includes(matcher)
}

function ownDeadline(command: string): number {
  const told = /--timeout-ms[= ]+([0-9]{1,6})\b/.exec(command)?.[1]
  return told === undefined ? hookTimeoutMs : Number(told)
}
