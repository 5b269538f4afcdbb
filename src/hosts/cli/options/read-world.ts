import { isJsonObject } from '../../../core/base/json.ts'
import { plainWorld } from '../../../core/events/plain-world.ts'
import { worldPorts, type World, type WorldPort } from '../../../core/events/world.ts'
import { parseNode } from '../../../core/syntax/parse-yaml.ts'
import { toJson } from '../../../core/syntax/to-json.ts'
import { readWorld } from '../../../tools/policy-test/case-world.ts'
import { sqlParserOnDemand } from '../../node/load-sql-parser.ts'
import { nodeWorld } from '../../node/node-world.ts'
import { readSource } from '../../node/read-source.ts'
import type { CommandRequest, Given } from '../define-command.ts'
import { textOption } from './text-list.ts'

/** A world for rules to ask, and what it can answer. */
export interface GivenWorld {
  readonly world: World
  readonly ports: readonly WorldPort[]
}

const parts = ['links', 'files', 'dns', 'redirects']

/** What rules are told that ask a world of which nothing is known. */
const notInTrace = (fact: string, missed: MissedFact | undefined) => (): never => {
  missed?.(fact)
  throw new Error('the trace does not hold it')
}

/** Told of each fact that a rule asked for and that is not known. */
export type MissedFact = (fact: string) => void

/** A world that answers nothing, so that whatever hangs on it stays undecided. */
function unknownWorld(missed: MissedFact | undefined): World {
  return {
    realPath: notInTrace('links', missed),
    filesBelow: notInTrace('files', missed),
    addressesOf: notInTrace('host names', missed),
    redirectOf: notInTrace('redirects', missed),
  }
}

/**
 * `--world unknown`: a world that answers nothing.
 * `--world system`: the files and names of this machine. `--world plain`: no links, no files, every name
 * public, no redirects. `--world FILE`: as `world:` of a test says (L-80).
 */
export async function givenWorld(
  options: CommandRequest['options'],
  fallback: 'system' | 'plain' | 'unknown',
  missed?: MissedFact,
): Promise<Given<GivenWorld>> {
  const named = textOption(options['world']) ?? fallback
  const parseSql = sqlParserOnDemand()
  const sql = parseSql === undefined ? {} : { parseSql }
  if (named === 'system') return given(nodeWorld({ ...sql, traceRedirects: options['traceRedirects'] === true }))
  if (named === 'unknown') return given({ ...unknownWorld(missed), ...sql })
  if (named === 'plain') return given(plainWorld({}, undefined, parseSql))
  const source = await readSource(named, named)
  if (!source.ok) return { ok: false, message: `--world: ${source.diagnostics[0].message}` }
  const parsed = parseNode(source.value)
  const stated = parsed.ok ? toJson(parsed.value) : undefined
  if (!isJsonObject(stated)) return { ok: false, message: `--world: \`${named}\` is not one map of ${parts.join(', ')}` }
  const odd = Object.keys(stated).find((key) => !parts.includes(key))
  if (odd !== undefined) return { ok: false, message: `--world: \`${named}\` has the unknown key \`${odd}\`; known: ${parts.join(', ')}` }
  return given(plainWorld(readWorld(stated), undefined, parseSql))
}

function given(world: World): Given<GivenWorld> {
  return { ok: true, value: { world, ports: worldPorts.filter((port) => world[port] !== undefined) } }
}
