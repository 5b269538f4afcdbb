/** One text or several, any of which may fit. */
export type Texts = string | readonly string[]

/** A name as it is, or a pattern of one. */
export type NameOperand = string | { readonly glob: Texts }

/** The parameter of `path`, names of lists and references replaced (L-42). All keys must hold of one path. */
export interface PathTest {
  readonly inside?: Texts | undefined
  readonly equals?: Texts | undefined
  readonly name?: NameOperand | readonly NameOperand[] | undefined
  readonly glob?: Texts | undefined
  readonly ext?: Texts | undefined
  readonly links?: 'resolve' | 'lexical' | undefined
  /** `inside` leaves out the folder itself. */
  readonly strict?: boolean | undefined
}

export function eachOf<T extends string | object>(operand: T | readonly T[] | undefined): readonly T[] {
  if (operand === undefined) return []
  // A list is an object too, so the type alone cannot tell them apart.
  return Array.isArray(operand) ? (operand as readonly T[]) : [operand as T]
}
