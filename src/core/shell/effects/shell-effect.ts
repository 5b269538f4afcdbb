import type { EffectKind } from '../../events/effect-kind.ts'
import type { ShellFolder, ShellProgram, ShellWord } from '../shell-reading.ts'

/**
 * How much below a path is meant as well. `visible` leaves out files and folders whose name starts with
 * a dot, as `rg` and `ls -R` do; a dotted name written in the path itself is meant all the same.
 */
export type EffectTree = 'none' | 'visible' | 'all'

/** A pattern of the shell for one component of a path: `*`, `?` and `[...]`; `*` fits a leading dot. */
export interface NamePattern {
  readonly glob: string
  readonly ignoresCase: boolean
}

export type EffectTarget =
  /** A relative word is read in `folder`. With `names`, only files below it whose own name fits one of these. */
  | {
      readonly kind: 'path'
      readonly word: ShellWord
      readonly folder: ShellFolder
      readonly tree: EffectTree
      readonly names?: readonly NamePattern[]
    }
  /** As written: the scheme may be missing (`curl example.com`), a remote of git may be a mere name. */
  | { readonly kind: 'url'; readonly word: ShellWord }
  /** `host` or `host:port`, the user already taken off. */
  | { readonly kind: 'host'; readonly word: ShellWord }
  /** Statements for a database. */
  | { readonly kind: 'sql'; readonly word: ShellWord }
  /** Whom a message goes to. */
  | { readonly kind: 'address'; readonly word: ShellWord }

/** A word that may name anything, and the folder in which it would be read. */
export interface UnmodelledWord {
  readonly word: ShellWord
  readonly folder: ShellFolder
}

/** One thing that a command line does to a file, a host or a program, as far as its text says (L-70). */
export type ShellEffect =
  | { readonly kind: EffectKind; readonly target: EffectTarget }
  | { readonly kind: 'runs'; readonly target: { readonly kind: 'program'; readonly program: ShellProgram } }
  /** Of a program or an argument that nothing is known about: each word may be a target of every kind. */
  | { readonly kind: 'unmodelled'; readonly program?: ShellProgram; readonly words: readonly UnmodelledWord[] }
