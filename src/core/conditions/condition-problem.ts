/** What is wrong with an expression. `path` leads through its maps and lists; the caller knows the position in the text. */
export interface ConditionProblem {
  readonly path: readonly (string | number)[]
  /** Of a member: its key is wrong, or its value. */
  readonly on: 'key' | 'value'
  readonly message: string
  readonly hint?: string
  /** The expression is nested too deep (SLC345); all other problems are SLC319. */
  readonly isTooDeep?: true
}
