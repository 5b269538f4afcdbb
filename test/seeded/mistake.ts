import type { Source } from '../../src/core/diagnostics/source.ts'

/** What is done to a policy, one thing at a time. A row of the report each. */
export const mistakeKinds = [
  'typo: key of a pack',
  'typo: key of a rule',
  'typo: key of a matcher',
  'typo: key of an operator',
  'typo: key of an action',
  'typo: key of a test',
  'typo: key of the catalogue',
  'typo: operator',
  'typo: operator of a condition',
  'typo: variable of a condition',
  'typo: action',
  'typo: event',
  'typo: tool',
  'typo: argument path',
  'typo: reference',
  'typo: list, named',
  'typo: list, declared',
  'typo: matcher, named',
  'typo: matcher, declared',
  'typo: label',
  'typo: rule of an exception',
  'typo: rule expected by a test',
  'typo: file',
  'typo: detector',
  'typo: word of a set',
  'other word of a set',
  'deleted bracket',
  'deleted brace',
  'deleted quote',
  'deleted colon',
  'deleted comma',
  'added bracket',
  'added brace',
  'added quote',
  'added colon',
  'added comma',
  'duplicated key',
  'type: number to text',
  'type: text to number',
  'type: list to text',
  'type: value to list',
  'type: map to list',
  'type: true to text',
  'indented by one more',
  'indented by one less',
  'tab',
] as const

export type MistakeKind = (typeof mistakeKinds)[number]

/** A stretch of the changed text. */
export interface Place {
  readonly start: number
  readonly end: number
}

/** One replacement in one file. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
  /**
   * Tokens of the *changed* text any of which a finding may point at: the token that is wrong, and for
   * a mark that is missing the point where it stood or its partner.
   */
  readonly places: readonly Place[]
}

/** A place where a kind of mistake can be made. */
export interface Site {
  readonly kind: MistakeKind
  readonly source: Source
  /** Undefined = this time it made no difference. */
  readonly make: (random: () => number) => Edit | undefined
}

export interface Mistake {
  readonly kind: MistakeKind
  readonly pack: string
  readonly source: Source
  /** The changed text. */
  readonly text: string
  readonly edit: Edit
}
