import { isJsonArray } from '../base/json.ts'
import { and, or, type Verdict } from '../base/verdict.ts'
import type { ShellNode } from '../rules/policy-ast.ts'
import { onAbsent, type TestPlace } from '../rules/test-place.ts'
import type { ShellProgram, ShellReading } from '../shell/shell-reading.ts'
import { knownText } from '../shell/shell-words.ts'
import { compilePrograms } from './compile-programs.ts'
import { compilePathTarget, type TargetQuestion } from './effects/compile-path-target.ts'
import { folderOf, patternWord } from './effects/shell-targets.ts'
import type { ProgramTester } from './effects/target-testers.ts'
import { readArgvOnce, readShellOnce } from './read-shell-once.ts'
import type { Lookups } from '../events/lookups.ts'
import { ABSENT, type Found } from '../paths/arg-path.ts'
import type { ItemCompiler } from './item-compiler.ts'
import type { ValueScope, ValueTester } from './value-test.ts'

type Script = Extract<ShellReading, { kind: 'read' }>

/** A test of a command line, or of a command given as a list of texts (L-41). */
export function compileShell(
  node: ShellNode,
  place: TestPlace,
  scope: ValueScope,
  items: ItemCompiler,
): ValueTester {
  const judgeScript = compileScript(node, place, items)
  const whenAbsent = onAbsent(place)
  return {
    judge(found, event, context) {
      if (found === ABSENT || found === null) return whenAbsent
      const lookups = scope.lookups(event)
      const reading = readCommand(found, lookups)
      if (reading === undefined || reading.kind === 'unreadable') return 'unknown'
      // A blank text starts nothing, and nothing is shown to fit.
      if (reading.programs.length + reading.redirects.length + reading.codes.length === 0) return 'miss'
      return judgeScript(reading, { event, context, lookups, trees: 'unknown' })
    },
    why(found, event, _context, at) {
      if (found === ABSENT || found === null) return { path: at, why: 'it is missing' }
      const reading = readCommand(found, scope.lookups(event))
      if (reading === undefined) return { path: at, why: 'it is no command line' }
      if (reading.kind === 'unreadable') return { path: at, why: `the command line ${reading.why}` }
      return { path: at, why: 'a part of the command line is known only when it runs' }
    },
  }
}

function readCommand(found: Found, lookups: Lookups): ShellReading | undefined {
  if (typeof found === 'string') return readShellOnce(found, lookups)
  if (typeof found === 'symbol' || !isJsonArray(found)) return undefined
  return found.every((word) => typeof word === 'string') ? readArgvOnce(found, lookups) : undefined
}

function compileScript(
  node: ShellNode,
  place: TestPlace,
  items: ItemCompiler,
): (script: Script, question: TargetQuestion) => Verdict {
  const { opaque } = node
  const runs = node.runs && compilePrograms(node.runs, place, items, opaque)
  const only = node.only && compilePrograms(node.only, place, items, opaque)
  const redirects = node.redirects && compilePathTarget(node.redirects, place, items)
  return (script, question) => {
    let verdict: Verdict = 'hit'
    if (runs !== undefined) verdict = and(verdict, someRuns(runs, script, question, opaque.code))
    if (only !== undefined && verdict !== 'miss') verdict = and(verdict, onlyRun(only, script, question, opaque.code))
    if (redirects === undefined || verdict === 'miss') return verdict
    for (const { access, target, folder } of script.redirects) {
      if (access === 'read' || target.isPipe === true) continue
      const word = patternWord(target, question.context.env)
      const one =
        word === undefined
          ? opaque.operand
          : redirects({ word, ...folderOf(folder, question.context.env), tree: 'none' }, question)
      verdict = and(verdict, one)
    }
    return verdict
  }
}

function someRuns(fits: ProgramTester, { programs, codes }: Script, question: TargetQuestion, code: Verdict): Verdict {
  let verdict: Verdict = codes.length > 0 ? code : 'miss'
  for (const program of programs) {
    if (verdict === 'hit') break
    verdict = or(verdict, fits(program, question))
  }
  return verdict
}

/** Every program fits, there is one, and each is the one that its name says. */
function onlyRun(fits: ProgramTester, { programs, codes }: Script, question: TargetQuestion, code: Verdict): Verdict {
  if (programs.length === 0) return 'miss'
  let verdict: Verdict = codes.length > 0 ? code : 'hit'
  for (const program of programs) {
    if (verdict === 'miss') break
    verdict = and(verdict, and(fits(program, question), isWhatItSays(program)))
  }
  return verdict
}

const systemFolders = ['/bin/', '/usr/bin/', '/usr/local/bin/']

/** A program of another folder is another program; of one whose meaning the text may change nobody knows (L-41). */
function isWhatItSays({ isPlain, name, word }: ShellProgram): Verdict {
  if (isPlain || name === undefined) return 'hit'
  const text = knownText(word)
  const isElsewhere = text?.includes('/') === true && !systemFolders.some((folder) => text === folder + name)
  return isElsewhere ? 'miss' : 'unknown'
}
