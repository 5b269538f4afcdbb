import type { Json } from '../base/json.ts'
import type { Scratchpad } from './scratchpad.ts'

/** Facts that the host vouches for: cwd, home, workspace, os, fs_case ... Never set by the agent. */
export type Env = { readonly [name: string]: Json }

/** What a hook may know of the run beside the event (S-110). One for each run, shared by all hooks. */
export interface HookContext {
  /** Opaque, minted once per run by the host; not globally unique, not a secret. */
  readonly runId: string
  /** Number of the current model call, from 1; 0 until one starts. */
  readonly turn: number
  readonly isStreaming: boolean
  readonly agentName?: string
  /** Set by the host, never by the agent; so are the two below. */
  readonly user?: string
  /** A sub-agent's run shares its parent's end (S-33a). */
  readonly parentRunId?: string
  /** Milliseconds since 1970 of the event, by the host's clock; absent = no time known. */
  readonly at?: number
  readonly env: Env
  readonly scratchpad: Scratchpad
}
