import type { Evaluate } from './frame.ts'

/** A compiled operand and how a message names it. */
export interface Operand {
  readonly evaluate: Evaluate
  readonly label: string
  /** The path of what is read, where the operand is a `var` or passes the elements of one on. */
  readonly path?: string
}
