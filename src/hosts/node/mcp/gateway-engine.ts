import type { Engine } from '../../../core/runs/engine.ts'
import type { GovernOptions } from '../../../adapters/mcp.ts'

/**
 * What every session of a gateway gets. The engine is asked for anew by each, so that a policy that was
 * changed serves the sessions that begin after it, and those that run keep the one they have.
 */
export interface GatewayParts {
  readonly engineFor: () => Engine
  readonly govern: Omit<GovernOptions, 'onNotice' | 'onEnd'>
  /** One line for the operator, without any value of a message. */
  readonly log: (line: string) => void
}
