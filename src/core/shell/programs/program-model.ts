import type { LaunchRule } from '../launch-rule.ts'
import type { OptionGrammar } from '../option-grammar.ts'

/** What is known of a program: how it reads its options and what it starts (L-41). */
export interface ProgramModel {
  readonly names: readonly string[]
  readonly options: OptionGrammar
  /** What it starts; absent = nothing but itself. */
  readonly starts?: readonly LaunchRule[]
  /** Its first operand names a subcommand, with flags of its own. */
  readonly subcommands?: ReadonlyMap<string, OptionGrammar>
  /** The manual from which the row is taken. */
  readonly source: string
}
