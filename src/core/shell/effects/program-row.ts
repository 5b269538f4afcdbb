import type { Role } from './role.ts'

/** Names of options, separated by blanks: `-o --output`. */
type OptionNames = string

/** `read*` takes what the fixed places before and behind it leave; there is at most one of these. */
export type OperandRole = Role | `${Role}*`

/** A path that a program touches without being told its name. */
export interface ImpliedTarget {
  readonly role: Role
  readonly word: string
  /** Only with, only without one of these options. */
  readonly given?: OptionNames
  readonly unless?: OptionNames
}

/** How the arguments of a program are read, and what each of them is for it. */
export interface Grammar {
  /**
   * `gnu` (default): clusters of letters, `--name value`, `--name=value`, options and operands mixed.
   * `single_dash`: `-name` is one option. `pairs`: `name=value`. `plain`: every word is an operand.
   */
  readonly style?: 'gnu' | 'single_dash' | 'pairs' | 'plain'
  /** Options end at the first operand. */
  readonly stops?: true
  /** The first word is a cluster of options even without a dash (`tar xf`); values follow it in order. */
  readonly isBundled?: true
  /** `+5`, `+%Y`, `+/text` are options. */
  readonly hasPlus?: true
  /** Options that take a value, by what the value is; under `flag` those without one. Others are flags. */
  readonly options?: Readonly<Partial<Record<Role, OptionNames>>>
  /** In order. Words beyond them may name anything. */
  readonly operands?: readonly OperandRole[]
  /** The present folder stands for operands that are missing. */
  readonly readsFolder?: true
  /** Operands stand for all below them: always, or with one of these options. */
  readonly tree?: true | OptionNames
  /** Without one of these options names with a dot are left out of a tree. */
  readonly hidden?: OptionNames
  readonly implied?: readonly ImpliedTarget[]
  /** What the addresses name is kept under the last part of their names: always, or with one of these options. */
  readonly download?: true | OptionNames
  readonly downloadUnless?: OptionNames
  /** The value of a `folder` option holds for operands only, not for values of other options. */
  readonly folderOfOperands?: true
  /** The first that fits is laid over this grammar. */
  readonly variants?: readonly Variant[]
  /** The first operand is a command with a grammar of its own. Keys may hold several names. */
  readonly commands?: Readonly<Record<string, Grammar>>
  /** Of commands that are not listed: read with the command as first operand. */
  readonly otherwise?: Grammar
}

/** Another reading of a program, under one of these options, or with so few operands. */
export interface Variant extends Grammar {
  readonly when?: OptionNames
  readonly atMost?: number
}

/** One row of the table: a program, or several that share one manual or one grammar. */
export interface ProgramRow extends Grammar {
  readonly names: string
  /** Address of the manual that the row follows. */
  readonly source: string
  /** Installed under names with a version as well: `python3.12`. */
  readonly isVersioned?: true
}
