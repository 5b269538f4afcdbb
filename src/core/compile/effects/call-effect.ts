import type { Json } from '../../base/json.ts'
import type { EffectKind } from '../../events/effect-kind.ts'
import type { PathReading } from '../../files/path-reading.ts'
import type { PatternWord } from '../../files/shell-pattern.ts'
import type { NamePattern } from '../../shell/effects/shell-effect.ts'
import type { ShellProgram } from '../../shell/shell-reading.ts'

/** A file or folder that a call names, as far as its text says. */
export interface PathSubject {
  /** Quoted and unquoted parts of a word; one literal part where there is no pattern. */
  readonly word: PatternWord
  /** In which a relative path is read; absent = the folder of the call. */
  readonly folder?: PathReading
  /** Everything below it is meant as well; `visible` leaves out names that begin with a dot. */
  readonly tree: 'none' | 'visible' | 'all'
  /** Of a tree only files whose own name fits one of these. */
  readonly names?: readonly NamePattern[]
}

export type EffectTarget =
  | { readonly kind: 'path'; readonly subject: PathSubject }
  | { readonly kind: 'url' | 'host' | 'sql'; readonly text: string }
  | { readonly kind: 'email'; readonly value: Json }
  | { readonly kind: 'program'; readonly program: ShellProgram }
  /** Something is named that only running would tell. `of` = what kind of thing. */
  | { readonly kind: 'opaque'; readonly of: 'path' | 'url' | 'host' | 'sql' | 'email' | 'program' | 'anything' }
  /** A text of something that nobody described: it may be a target of any kind. */
  | { readonly kind: 'leaf'; readonly subject: PathSubject; readonly text: string }
  /** A command line that cannot be read: nobody knows what it does. */
  | { readonly kind: 'unreadable' }

/** One thing that a call does, by whatever route (L-70). */
export interface CallEffect {
  readonly kinds: readonly EffectKind[]
  readonly target: EffectTarget
}

/** A path that a text names. */
export function subjectOf(text: string, tree: PathSubject['tree'] = 'none'): PathSubject {
  return { word: [{ text, isPattern: false }], tree }
}

export function textOfSubject({ word }: PathSubject): string {
  return word.map((part) => part.text).join('')
}
