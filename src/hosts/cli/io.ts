import type { Readable } from 'node:stream'

/** All that a command may touch of the process, so that a test can stand in for it. */
export interface Io {
  /** The answer. A promise while the reader is slow: a command that prints much waits for it. */
  readonly out: (text: string) => Promise<void> | undefined
  /** Everything that is no answer: progress, why nothing was done. */
  readonly err: (text: string) => void
  readonly stdin: () => Readable
  readonly isOutTerminal: boolean
  readonly isErrTerminal: boolean
  /** Of the terminal; absent = there is none. */
  readonly outColumns?: number
  /** Calls back when the user or a supervisor wants an end (Ctrl-C, SIGTERM), until what is returned is called. Absent = nobody can. */
  readonly onInterrupt?: (end: () => void) => () => void
  readonly environment: Readonly<Record<string, string | undefined>>
}
