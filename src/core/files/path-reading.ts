import type { FilePath } from './file-path.ts'

/** A path as far as its text says, links not followed (L-42). */
export type PathReading =
  | {
      readonly kind: 'path'
      /** Absolute, `.` and `..` taken out by name alone. */
      readonly written: FilePath
      /** For the host's resolver: absolute, with each `..` in it, since a kernel leaves the folder that a link leads to. */
      readonly asked: string
      /** A component such as `GIT~1`, which Windows may take for another name; only the host's resolver can say. */
      readonly hasShortName: boolean
    }
  /** `why` continues the sentence "the path ...", with nothing of the value in it. */
  | { readonly kind: 'unknown'; readonly why: string }

export type KnownPath = Extract<PathReading, { kind: 'path' }>

export function unknownPath(why: string): PathReading {
  return { kind: 'unknown', why }
}
