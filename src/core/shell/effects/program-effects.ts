import type { ShellFolder, ShellProgram, ShellWord } from '../shell-reading.ts'
import type { CompiledGrammar } from './compiled-grammar.ts'
import { addCopies } from './copy-effects.ts'
import { addDownloads } from './download-effects.ts'
import { findEffects } from './find-effects.ts'
import { placeOperands } from './place-operands.ts'
import { programRow } from './program-table.ts'
import { readArguments, type Arguments, type OptionValue } from './read-arguments.ts'
import type { EffectTree, NamePattern, ShellEffect } from './shell-effect.ts'
import { addTargets, addUnmodelled, isFull, type Findings, type RoledWord } from './target-effects.ts'
import { knownText, leadingText, literalWord } from '../shell-words.ts'

/** What one program does by its row in the table; without a row, all of its words may be targets (L-70). */
export function programEffects(program: ShellProgram): readonly ShellEffect[] {
  const found: Findings = { effects: [], unmodelled: [] }
  const row = program.name === undefined ? undefined : programRow(program.name)
  if (row === 'find') findEffects(found, program)
  else if (row === undefined) addUnmodelled(found, program.args, program.folder)
  else addEffects(found, row, program.args, program.folder)
  if (found.unmodelled.length === 0) return found.effects
  return [...found.effects, { kind: 'unmodelled', program, words: found.unmodelled }]
}

function addEffects(found: Findings, compiled: CompiledGrammar, args: readonly ShellWord[], folder: ShellFolder): void {
  const read = readArguments(compiled, args, folder)
  if (compiled.commands !== undefined) {
    addCommand(found, compiled, read, args)
    return
  }
  for (const grammar of grammarsFor(compiled, read)) {
    if (isFull(found)) return
    const again = grammar === compiled ? read : readArguments(grammar, args, folder)
    addReading(found, grammar, again, folder)
  }
}

/** The variant that the options choose; every one where a word may hide options. */
function grammarsFor(compiled: CompiledGrammar, read: Arguments): readonly CompiledGrammar[] {
  const chosen = compiled.variants.find(
    ({ when, atMost }) =>
      (when === undefined || [...when].some((name) => read.given.has(name))) && read.operands.length <= atMost,
  )
  if (chosen !== undefined) return [chosen.grammar]
  return read.isDoubtful ? [compiled, ...compiled.variants.map(({ grammar }) => grammar)] : [compiled]
}

function addReading(found: Findings, compiled: CompiledGrammar, read: Arguments, folder: ShellFolder): void {
  const tree = treeOf(compiled, read)
  const names = namesOf(read)
  const words = [
    ...read.values.map((value) => roled(value, value.role === 'into' ? tree : 'none')),
    ...placeOperands(compiled, read).map(({ isInFront, ...operand }) => ({
      ...roled(operand, isInFront ? 'none' : tree),
      names,
    })),
  ]
  for (const { target, given, unless } of compiled.implied) {
    const isMeant = given === undefined || [...given].some((name) => read.given.has(name))
    if (!isMeant || [...unless].some((name) => read.given.has(name))) continue
    const place = compiled.grammar.folderOfOperands === true && target.role !== 'write_tree' ? folder : read.folder
    words.push({ role: target.role, word: literalWord(target.word), folder: place, tree })
  }
  for (const word of words) addTargets(found, word)
  addCopies(found, words)
  addDownloads(found, compiled, read, words)
}

const roled = (value: OptionValue, tree: EffectTree): RoledWord => ({ ...value, tree })

function treeOf(compiled: CompiledGrammar, { given }: Arguments): EffectTree {
  const { tree, hidden } = compiled
  if (tree !== true && ![...tree].some((name) => given.has(name))) return 'none'
  return hidden === undefined || [...hidden].some((name) => given.has(name)) ? 'all' : 'visible'
}

/** Names times folders in which they are sought. */
const MAX_NAMES = 256

/** The names that `--include` limits a search to; none where one of them is not plain. */
function namesOf({ values, operands }: Arguments): readonly NamePattern[] | undefined {
  const globs = values.filter(({ role }) => role === 'name_glob').map(({ word }) => leadingText(word))
  // Each name is judged in each folder. Without names the whole tree is meant, which leaves nothing out.
  if (globs.length * operands.length > MAX_NAMES) return undefined
  if (globs.length === 0 || globs.some((glob) => /[!/{]/.test(glob) || glob.length > 200)) return undefined
  return globs.map((glob) => ({ glob, ignoresCase: false }))
}

/** `git diff ...`: values of global options, then the command by its own grammar. */
function addCommand(found: Findings, compiled: CompiledGrammar, read: Arguments, args: readonly ShellWord[]): void {
  for (const value of read.values) addTargets(found, roled(value, 'none'))
  const [command, ...rest] = read.operands
  if (command === undefined) return
  const name = knownText(command.word)
  const known = name === undefined ? undefined : compiled.commands?.get(name)
  const words = rest.map(({ word }) => word)
  if (known !== undefined) addEffects(found, known, words, read.folder)
  else if (compiled.otherwise !== undefined && name !== undefined) {
    addEffects(found, compiled.otherwise, args.slice(args.length - read.operands.length), read.folder)
  } else addUnmodelled(found, words, read.folder)
}
