/** What a part of a statement does (L-45). */
export const sqlAccesses = ['read', 'write', 'schema', 'session', 'lock', 'program', 'file'] as const
export type SqlAccess = (typeof sqlAccesses)[number]

/** A table or function as written, folded as PostgreSQL folds. */
export interface SqlName {
  /** Absent = the search path decides. */
  readonly schema?: string
  readonly name: string
}

/** One statement, at whatever depth it stands; what stands below it in statements of their own is not part of it. */
export interface SqlPart {
  /** Its first word in lower case: `select`, `delete`, `create`. */
  readonly verb: string
  /** What it does itself; what its functions do comes on top. */
  readonly access: readonly SqlAccess[]
  readonly tables: readonly SqlName[]
  readonly functions: readonly SqlName[]
  /** It runs what cannot be read here, a block of code or a prepared statement, or holds what is not known. */
  readonly isOpaque: boolean
}

export interface SqlAnalysis {
  /** Statements at the top. */
  readonly count: number
  readonly parts: readonly SqlPart[]
}
