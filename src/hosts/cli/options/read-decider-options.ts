import type { JsonObject } from '../../../core/base/json.ts'
import type { World } from '../../../core/events/world.ts'
import type { HostNames } from '../../../core/rules/host-names.ts'
import type { CommandRequest, Given } from '../define-command.ts'
import { type NamedProgram, parseCheck } from './parse-check.ts'
import { readEnvironment } from './read-environment.ts'
import { givenWorld, type MissedFact } from './read-world.ts'
import { textList } from './text-list.ts'

/** What the command line supplies to policies that decide. */
export interface DeciderParts {
  readonly programs: readonly NamedProgram[]
  readonly env: JsonObject
  readonly world: World
  /** The same as loading asks for it. */
  readonly host: HostNames
}

/** Reads `--check`, `--env` and `--world`. */
export async function readDeciderOptions(
  options: CommandRequest['options'],
  fallback: 'system' | 'plain' | 'unknown',
  missed?: MissedFact,
): Promise<Given<DeciderParts>> {
  const programs: NamedProgram[] = []
  for (const text of textList(options['check'])) {
    const check = parseCheck(text)
    if (!check.ok) return check
    programs.push(check.value)
  }
  const env = await readEnvironment(textList(options['env']))
  if (!env.ok) return env
  const world = await givenWorld(options, fallback, missed)
  if (!world.ok) return world
  const host = { ports: world.value.ports, checks: programs.map(({ name }) => name), hasApprover: true }
  return { ok: true, value: { programs, env: env.value, world: world.value.world, host } }
}
