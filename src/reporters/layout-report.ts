import type { Diagnostic } from '../core/diagnostics/diagnostic.ts'

/** Which files do not have the one layout. */
export interface LayoutReport {
  /** Names of the files that were looked at, sorted. */
  readonly files: readonly string[]
  readonly unformatted: readonly UnformattedFile[]
  /** Files of which no layout is known, since they cannot be read as YAML. */
  readonly unread: number
  /** Why, unless another part of the report says so. */
  readonly diagnostics: readonly Diagnostic[]
}

export interface UnformattedFile {
  readonly name: string
  /** The first one that would change, from 1. */
  readonly line: number
}
