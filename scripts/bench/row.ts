/** One line of the result: a ratio of two things measured side by side, and the most it may be (or the least). */
export interface Row {
  readonly name: string
  readonly ratio: number
  readonly limit?: { readonly most: number } | { readonly least: number }
  readonly unit: string
}
