/** One vector of a conformance file; what else it holds depends on its kind. */
export interface Vector {
  readonly id: string
  readonly [key: string]: unknown
}

/** What is wrong with the vector's outcome, one line each; empty = it passes. */
export type RunVector = (vector: Vector) => Promise<readonly string[]>
