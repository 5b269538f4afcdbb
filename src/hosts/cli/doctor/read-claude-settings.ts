import { isJsonArray, isJsonObject, ownMember, type Json, type JsonObject } from '../../../core/base/json.ts'
import { parseJson } from '../../../core/base/parse-json.ts'
import type { DoctorProblem } from '../../../reporters/doctor-report.ts'
import type { HookEntry } from './hook-entry.ts'

export interface ClaudeSettings {
  readonly entries: readonly HookEntry[]
  readonly problems: readonly DoctorProblem[]
}

/** What Claude Code waits for a command without a `timeout`. */
const defaultTimeoutMs = 60_000

/** The hook commands of one settings file. What is not written as Claude Code reads it is no hook there, and a problem here. */
export function readClaudeSettings(file: string, text: string): ClaudeSettings {
  const reading = parseJson(text)
  if (!reading.ok || !isJsonObject(reading.value)) {
    const why = reading.ok ? 'it is a JSON value of another kind' : reading.why
    return { entries: [], problems: [{ file, message: `the file is not one JSON object: ${why}`, hint: 'no hook of it runs until it is' }] }
  }
  const settings = reading.value
  const problems: DoctorProblem[] = []
  if (ownMember(settings, 'disableAllHooks') === true) {
    problems.push({ file, message: '`disableAllHooks` is set, so no hook runs', hint: 'take it out' })
  }
  const hooks = ownMember(settings, 'hooks')
  if (hooks === undefined) return { entries: [], problems }
  if (!isJsonObject(hooks)) return { entries: [], problems: [...problems, { file, message: '`hooks` is no object', hint: 'name events in it' }] }
  const entries = Object.entries(hooks).flatMap(([event, groups]) => {
    const read = readGroups(file, event, groups)
    if (read === undefined) problems.push({ file, event, message: 'its hooks are not written as a list of matchers', hint: 'write [{ "hooks": [{ "type": "command", "command": ... }] }]' })
    return read ?? []
  })
  return { entries, problems }
}

function readGroups(file: string, event: string, groups: Json): readonly HookEntry[] | undefined {
  if (!isJsonArray(groups)) return undefined
  return groups.flatMap((group) => {
    const hooks = isJsonObject(group) ? ownMember(group, 'hooks') : undefined
    if (!isJsonObject(group) || !isJsonArray(hooks)) return []
    const matcher = ownMember(group, 'matcher')
    return hooks.flatMap((hook) => (isJsonObject(hook) ? readHook(hook, { file, event, matcher: typeof matcher === 'string' ? matcher : undefined }) : []))
  })
}

function readHook(hook: JsonObject, place: Pick<HookEntry, 'file' | 'event' | 'matcher'>): readonly HookEntry[] {
  const [type, command, timeout] = [ownMember(hook, 'type'), ownMember(hook, 'command'), ownMember(hook, 'timeout')]
  if (type !== 'command' || typeof command !== 'string') return []
  const timeoutMs = typeof timeout === 'number' && timeout > 0 ? timeout * 1000 : defaultTimeoutMs
  return [{ ...place, command, timeoutMs, isAsync: ownMember(hook, 'async') === true }]
}
