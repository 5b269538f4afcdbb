import type { HookMoment } from '../../../adapters/hooks/hook-event.ts'
import type { HookProtocol, PrintOptions } from '../../../adapters/hooks/hook-protocol.ts'
import type { LoadHookPolicy } from './load-hook-policy.ts'

/** One question of an agent, with all that its answer takes. */
export interface HookQuestion {
  readonly protocol: HookProtocol
  readonly print: PrintOptions
  /** The moment that the installation has named; input that cannot be read does not tell. */
  readonly moment?: HookMoment
  readonly stateFolder: string
  readonly load: () => Promise<LoadHookPolicy>
  readonly readInput: () => Promise<string>
  /** For people, on stderr. */
  readonly warn: (text: string) => void
}
