import type { CharSet } from './char-set.ts'

/** A pattern of RE2, as far as it is understood here. Groups and laziness are gone: they name no other texts. */
export type PatternNode =
  | { readonly kind: 'empty' }
  | { readonly kind: 'chars'; readonly set: CharSet }
  /** The very start and the very end of the text. */
  | { readonly kind: 'start' | 'end' }
  | { readonly kind: 'concat'; readonly first: PatternNode; readonly rest: PatternNode }
  | { readonly kind: 'or'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly item: PatternNode; readonly least: number; readonly most: number | undefined }
