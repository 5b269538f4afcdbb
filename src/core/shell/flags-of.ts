import { inFull, type OptionGrammar, unknownOptions } from './option-grammar.ts'
import type { ProgramModel } from './programs/program-model.ts'
import { programModel } from './programs/program-models.ts'
import { readOptions, type ShellFlag } from './read-options.ts'
import type { ShellProgram, ShellWord } from './shell-reading.ts'
import { knownText, opaqueTail } from './shell-words.ts'

/** Flags of one stretch of words, and whether a word stands among them that could be a flag (L-41). */
export interface FlagSet {
  readonly flags: readonly ShellFlag[]
  readonly isUncertain: boolean
  readonly grammar: OptionGrammar
}

/** The arguments of a program, parted by its option grammar (L-41). */
export interface ProgramArguments {
  /** Before the subcommand; empty where the program has none. */
  readonly globals: FlagSet
  /** Undefined: none was given, or the program has none. It may be opaque. */
  readonly subcommand: ShellWord | undefined
  /** After the subcommand, or all of them. */
  readonly own: FlagSet
  readonly operands: readonly ShellWord[]
  /** True if the table knows the options of the program (and of the subcommand), so operands are surely such. */
  readonly isCertain: boolean
}

/** Parts the words of a program into flags, subcommand and operands by the table of programs. Source: L-41. */
export function flagsOf(program: ShellProgram): ProgramArguments {
  const model = program.name === undefined ? undefined : programModel(program.name)
  const none: FlagSet = { flags: [], isUncertain: false, grammar: unknownOptions }
  if (model?.subcommands === undefined) {
    const grammar = model?.options ?? unknownOptions
    const { flags, operands, isUncertain } = readOptions(program.args, grammar)
    const isCertain = grammar.isKnown && !isUncertain
    return { globals: none, subcommand: undefined, own: { flags, isUncertain, grammar }, operands, isCertain }
  }
  return subcommandArguments(program, model)
}

function subcommandArguments(program: ShellProgram, model: ProgramModel): ProgramArguments {
  const grammar: OptionGrammar = { ...model.options, stopsAtOperand: true }
  const globals = readOptions(program.args, grammar)
  const [subcommand, ...rest] = globals.operands
  const isOpen = globals.isUncertain || (subcommand !== undefined && knownText(subcommand) === undefined)
  const name = isOpen ? undefined : knownText(subcommand)
  const known = name === undefined ? undefined : model.subcommands?.get(name)
  const ownGrammar = known ?? defaultGrammar(model)
  const own = readOptions(rest, ownGrammar)
  return {
    globals: { flags: globals.flags, isUncertain: globals.isUncertain, grammar },
    subcommand: isOpen ? opaqueTail : subcommand,
    own: {
      flags: own.flags,
      // Where the subcommand itself is not known, words before it may belong behind it.
      isUncertain: own.isUncertain || isOpen,
      grammar: ownGrammar,
    },
    operands: own.operands,
    isCertain: known !== undefined && !own.isUncertain,
  }
}

function defaultGrammar(model: ProgramModel): OptionGrammar {
  return model.options.abbreviates ? unknownOptions : inFull(unknownOptions)
}

