/** A part of a word after quote removal. */
export type WordPart =
  /** Literal text; `isPattern` marks an unquoted glob such as `*.ts`, brace expansion already done. */
  | { readonly kind: 'text'; readonly text: string; readonly isPattern: boolean }
  /** `$HOME`, `${HOME}`: a plain variable whose value the text does not fix. */
  | { readonly kind: 'variable'; readonly name: string; readonly isQuoted: boolean }
  /** Whatever is known only at run time: a substitution, arithmetic, `${x%y}`. */
  | { readonly kind: 'opaque'; readonly isQuoted: boolean }

/**
 * One word of a command line, quotes removed and escapes decoded. A word is *known* when its parts are
 * literal text without a pattern. An unquoted variable or substitution may become several words or none.
 */
export interface ShellWord {
  readonly parts: readonly WordPart[]
  /** Half-open UTF-16 offsets in the text that was read, of the outermost text where it was nested. */
  readonly span?: { readonly start: number; readonly end: number }
  /** The program that hands the word on never lets it begin with `-`, such as the path of `find -exec rm {}`. */
  readonly isNeverFlag?: true
  /** `<(...)` or `>(...)`: a pipe to a program of the same text, not a file. */
  readonly isPipe?: true
}

/** The folder in which a relative path of a command is read. */
export type ShellFolder =
  /** That in which the whole text starts, with the folders of `cd` behind it, in order; empty = unchanged. */
  | { readonly kind: 'known'; readonly steps: readonly string[] }
  /** Some `cd` went where the text does not say. */
  | { readonly kind: 'unknown' }

/** How a program comes to run. */
export type ProgramRoute =
  /** Written as the first word of a command. */
  | 'command'
  /** Started by another program that takes a program as argument: `env`, `sudo`, `xargs`, `find -exec`. */
  | 'launcher'
  /** From text handed to a shell: `bash -c`, `eval`, a heredoc to `sh`, a trap. */
  | 'script'
  /** From code of an interpreter: `awk` system, `python -c` os.system. */
  | 'interpreter'

/** One program that the command line can start, at any depth. */
export interface ShellProgram {
  /** As written, folder and all. */
  readonly word: ShellWord
  /** The base name; an applet by its own (`busybox wget`: `wget`). Undefined = opaque. */
  readonly name: string | undefined
  /** A bare word, or in a folder of the system, and nothing in the text can make it mean another program (L-41, `only`). */
  readonly isPlain: boolean
  /** A shell builtin or keyword (`cd`, `echo`, `test`), which starts nothing from a file. */
  readonly isBuiltin: boolean
  /** All words after the name, options among them. An unknowable tail (`xargs rm`) ends in one opaque word. */
  readonly args: readonly ShellWord[]
  /** `A=1` in front of the command, and what `env` sets; values as words. */
  readonly assignments: readonly { readonly name: string; readonly value: ShellWord }[]
  readonly folder: ShellFolder
  readonly route: ProgramRoute
}

/** A file opened by the shell itself. Joined descriptors (`2>&1`) and heredocs are none. */
export interface ShellRedirect {
  readonly access: 'read' | 'write' | 'read_write'
  readonly target: ShellWord
  readonly folder: ShellFolder
}

/** Text made at run time and handed to a shell, `eval` or an interpreter, or program text that may start something unseen. */
export interface OpaqueCode {
  readonly where: string
}

/** Program text that an interpreter is handed, as far as it is known. Files that it opens are named in its literals. */
export interface InterpretedText {
  readonly text: string
  readonly folder: ShellFolder
}

/** All that a command line can do, as far as its text says (L-41). Data is not code. */
export type ShellReading =
  | {
      readonly kind: 'read'
      readonly programs: readonly ShellProgram[]
      readonly redirects: readonly ShellRedirect[]
      readonly codes: readonly OpaqueCode[]
      readonly texts: readonly InterpretedText[]
    }
  /** Does not parse, is nested too deep, or is too long: every test of it is unknown. */
  | { readonly kind: 'unreadable'; readonly why: string }
