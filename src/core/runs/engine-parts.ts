import type { Env } from '../events/hook-context.ts'

export interface RunLimits {
  /** How often one run may answer invalid calls with `Retry`; 0 makes it `Fail` (S-71). */
  readonly maxInvalidToolCallRetries: number
  /** Model calls of one run, retries included (S-72). */
  readonly maxModelCalls: number
}

export const defaultRunLimits: RunLimits = Object.freeze({
  maxInvalidToolCallRetries: 0,
  maxModelCalls: Number.POSITIVE_INFINITY,
})

/** What the host knows of a run when it starts. Ids come from the host, never from the agent (L-66). */
export interface RunFacts {
  readonly runId: string
  readonly parentRunId?: string
  readonly isStreaming?: boolean
  readonly agentName?: string
  readonly user?: string
  readonly env?: Env
}
