import { parseArgs } from 'node:util'
import type { HookMoment } from '../../../adapters/hooks/hook-event.ts'
import type { HookProtocol, PrintOptions } from '../../../adapters/hooks/hook-protocol.ts'
import { hookProtocolByName, hookProtocols } from '../../../adapters/hooks/registry.ts'
import type { CommandRequest, Given } from '../define-command.ts'
import { textOption } from '../options/text-list.ts'

/** A command line of `sluice hook`, read. */
export interface HookRequest {
  readonly protocol: HookProtocol
  readonly timeoutMs: number
  readonly moment?: HookMoment
  readonly print: PrintOptions
  /** Of the policies and how they are loaded. */
  readonly policies: CommandRequest
  readonly state?: string
}

/** Well below the least that an agent waits: Claude Code waits 60 seconds, Gemini CLI as well. */
export const hookTimeoutMs = 10_000
const longestTimeoutMs = 600_000

export function readHookRequest({ operands, options }: CommandRequest): Given<HookRequest> {
  const [name = '', ...policies] = operands
  const protocol = hookProtocolByName(name)
  if (protocol === undefined) return refused(`\`${name}\` is no known protocol; known: ${hookProtocols.map((known) => known.name).join(', ')}`)
  if (policies.length === 0 && options['tier'] === undefined) return refused(`name a policy: \`sluice hook ${name} policy.yaml\``)
  const timeoutText = textOption(options['timeoutMs']) ?? String(hookTimeoutMs)
  const timeoutMs = /^[1-9][0-9]{0,5}$/.test(timeoutText) ? Number(timeoutText) : Number.NaN
  if (!(timeoutMs <= longestTimeoutMs)) return refused(`--timeout-ms: needs a number from 1 to ${String(longestTimeoutMs)}`)
  const onRewrite = textOption(options['onRewrite']) ?? 'ask'
  if (onRewrite !== 'ask' && onRewrite !== 'allow') return refused('--on-rewrite: is `ask` or `allow`')
  const stated = textOption(options['event'])
  const moment = stated === undefined ? undefined : protocol.momentOf({ hook_event_name: stated })
  if (stated !== undefined && (moment === undefined || moment === 'other')) return refused(`--event: \`${stated}\` is no event that can be refused`)
  const state = textOption(options['state'])
  return {
    ok: true,
    value: {
      protocol,
      timeoutMs,
      print: { onRewrite },
      policies: { operands: policies, options },
      ...(moment !== undefined && { moment }),
      ...(state !== undefined && { state }),
    },
  }
}

const text = { type: 'string' } as const
const list = { type: 'string', multiple: true } as const
const flag = { type: 'boolean' } as const

/** The same options as the command's, which the tests of the command compare. */
export const hookFlags = {
  'timeout-ms': text,
  'on-rewrite': text,
  event: text,
  state: text,
  tier: list,
  intersect: flag,
  env: list,
  check: list,
  world: text,
  'trace-redirects': flag,
} as const

/** Reads the words behind `sluice hook` without the machinery of the whole command line, which takes its time. */
export function parseHookArgs(args: readonly string[]): Given<CommandRequest> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: hookFlags, allowPositionals: true })
    const options = Object.fromEntries(Object.entries(values).map(([name, value]) => [camelCase(name), value]))
    return { ok: true, value: { operands: positionals, options } }
  } catch (error) {
    return refused(error instanceof Error ? error.message : 'the command line cannot be read')
  }
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function refused(message: string): { readonly ok: false; readonly message: string } {
  return { ok: false, message }
}
