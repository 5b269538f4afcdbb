import { and, not, or, type Verdict } from '../base/verdict.ts'
import type { Env } from '../events/hook-context.ts'
import type { FlagTest, OpaquePosition, ProgramTest } from '../rules/policy-ast.ts'
import { negatedPlace, type TestPlace } from '../rules/test-place.ts'
import { flagsOf, type FlagSet, type ProgramArguments } from '../shell/flags-of.ts'
import { hasFlag } from '../shell/has-flag.ts'
import type { ShellProgram, ShellWord } from '../shell/shell-reading.ts'
import { knownText } from '../shell/shell-words.ts'
import { compilePathTarget, type PathTargetTest, type TargetQuestion } from './effects/compile-path-target.ts'
import { folderOf, patternWord } from './effects/shell-targets.ts'
import type { ProgramTester } from './effects/target-testers.ts'
import type { ItemCompiler } from './item-compiler.ts'

/** What a word that is known only at run time gives, by where it stands (L-41). */
export type OpaqueVerdicts = Readonly<Record<OpaquePosition, Verdict>>

/** Does a program fit one of these tests (L-41)? */
export function compilePrograms(
  programs: readonly ProgramTest[],
  place: TestPlace,
  items: ItemCompiler,
  opaque: OpaqueVerdicts | Verdict,
): ProgramTester {
  const verdicts =
    typeof opaque === 'string' ? { program: opaque, flag: opaque, operand: opaque, code: opaque } : opaque
  const tests = programs.map((program) => compileProgram(program, place, items, verdicts))
  return (program, question) => {
    let verdict: Verdict = 'miss'
    for (const test of tests) {
      verdict = or(verdict, test(program, question))
      if (verdict === 'hit') break
    }
    return verdict
  }
}

function compileProgram(
  test: ProgramTest,
  place: TestPlace,
  items: ItemCompiler,
  opaque: OpaqueVerdicts,
): ProgramTester {
  const names = new Set(test.names)
  const folded = new Set(test.names.map((name) => name.toLowerCase()))
  const operands = test.operands.map(({ quantifier, item }) => ({
    quantifier,
    fits: compilePathTarget(item, quantifier === 'none' ? negatedPlace(place) : place, items),
  }))
  const isNameOnly = test.subcommands === undefined && !hasFlags(test.flags) && !hasFlags(test.globalFlags) && operands.length === 0
  const fitsName = (name: string, env: Env): boolean => {
    if (names.has(name)) return true
    // Another spelling of the name starts the same file there; a guard sees it, a permit wants the name itself.
    return !place.permit && env['fs_case'] === 'insensitive' && folded.has(name.toLowerCase())
  }
  return (program, question) => {
    if (typeof program === 'string') {
      return isNameOnly && fitsName(program.slice(program.lastIndexOf('/') + 1), question.context.env) ? 'hit' : 'miss'
    }
    // An expansion may split into words, so nothing else that the test says can be judged either.
    if (program.name === undefined) return opaque.program
    if (!fitsName(program.name, question.context.env)) return 'miss'
    if (isNameOnly) return 'hit'
    const args = flagsOf(program)
    let verdict = subcommandFits(test, args, opaque)
    verdict = and(verdict, flagsFit(test.globalFlags, args.globals, opaque))
    verdict = and(verdict, flagsFit(test.flags, args.own, opaque))
    for (const { quantifier, fits } of operands) {
      if (verdict === 'miss') return verdict
      verdict = and(verdict, operandsFit(quantifier, fits, program, args.operands, question, opaque))
    }
    return verdict
  }
}

function hasFlags({ any, all, none }: FlagTest): boolean {
  return any !== undefined || all !== undefined || none !== undefined
}

function subcommandFits({ subcommands }: ProgramTest, { subcommand }: ProgramArguments, opaque: OpaqueVerdicts): Verdict {
  if (subcommands === undefined) return 'hit'
  if (subcommand === undefined) return 'miss'
  const text = knownText(subcommand)
  return text === undefined ? opaque.operand : subcommands.includes(text) ? 'hit' : 'miss'
}

function flagsFit({ any, all, none }: FlagTest, flags: FlagSet, opaque: OpaqueVerdicts): Verdict {
  let verdict: Verdict = 'hit'
  const found = (names: readonly string[], combine: typeof and, start: Verdict): Verdict =>
    names.reduce<Verdict>((known, name) => combine(known, hasFlag(flags, name)), start)
  const orOpaque = (known: Verdict): Verdict => (known === 'unknown' ? opaque.flag : known)
  if (any !== undefined) verdict = and(verdict, orOpaque(found(any, or, 'miss')))
  if (all !== undefined) verdict = and(verdict, orOpaque(found(all, and, 'hit')))
  if (none !== undefined) verdict = and(verdict, orOpaque(not(found(none, or, 'miss'))))
  return verdict
}

function operandsFit(
  quantifier: 'some' | 'every' | 'none',
  fits: PathTargetTest,
  program: ShellProgram,
  operands: readonly ShellWord[],
  question: TargetQuestion,
  opaque: OpaqueVerdicts,
): Verdict {
  const { env } = question.context
  const judge = (word: ShellWord): Verdict => {
    const parts = patternWord(word, env)
    if (parts === undefined) return opaque.operand
    const verdict = fits({ word: parts, ...folderOf(program.folder, env), tree: 'none' }, question)
    // Which names a pattern stands for only running tells.
    return verdict === 'unknown' && parts.some((part) => part.isPattern) ? opaque.operand : verdict
  }
  if (quantifier === 'every') {
    // Over nothing `every` misses (L-15).
    if (operands.length === 0) return 'miss'
    return operands.reduce<Verdict>((verdict, word) => and(verdict, judge(word)), 'hit')
  }
  const some = operands.reduce<Verdict>((verdict, word) => or(verdict, judge(word)), 'miss')
  return quantifier === 'none' ? not(some) : some
}
