import { and, or, type Verdict } from '../base/verdict.ts'
import type { Env } from '../events/hook-context.ts'
import type { Lookups } from '../events/lookups.ts'
import { nameOf, type FilePath } from './file-path.ts'
import { fileSystemOf } from './file-system.ts'
import { compileMayMeet, type MayMeet } from './fitting-patterns.ts'
import { leansToHit, nameFolding, type PathPlace } from './fold-name.ts'
import { globOperandTest, readGlobOperand } from './glob-operand.ts'
import { locatedTest, type FormTest } from './located-test.ts'
import { extensionTest, nameTest } from './name-tests.ts'
import { keysAbove, pathKey } from './path-key.ts'
import type { PathReading } from './path-reading.ts'
import { eachOf, type PathTest } from './path-test.ts'
import { readOperandPath } from './read-path.ts'
import { resolvedForms } from './resolve-links.ts'

/** A test with its operands read, for one run: what the host says of its system does not change within it. */
export interface CompiledPathTest {
  /** On the path as written and, unless `links: lexical`, on where it leads. */
  readonly judge: (reading: PathReading, lookups: Lookups) => Verdict
  /** On one absolute path, links not followed. */
  readonly judgeForm: FormTest
  /** Whether paths that fit a pattern could fit, links not followed. */
  readonly mayMeet: MayMeet
}

/**
 * The path fits as it is written, or where links lead it: where doubts hit one of both is enough, else
 * it takes both (L-42). An operand counts as written and where its own links lead, in either case,
 * since a workspace may be reached through a link: the real path of a file in it does not lie below
 * its name, nor does the name of the file lie below the real workspace.
 */
export function compilePathTest(test: PathTest, place: PathPlace, env: Env): CompiledPathTest {
  const system = fileSystemOf(env)
  const leans = leansToHit(place)
  const isLexical = test.links === 'lexical'
  const judgeForm = allOf(formTests(test, place, env))
  return {
    judgeForm,
    mayMeet: compileMayMeet(test, nameFolding(system, leans), env),
    judge(reading, lookups) {
      if (reading.kind === 'unknown') return 'unknown'
      if (isLexical) return reading.hasShortName ? 'unknown' : judgeForm(reading.written, lookups)
      // A short name is no name of the file, if the host knows a longer one.
      const written = reading.hasShortName ? undefined : judgeForm(reading.written, lookups)
      if (written === (leans ? 'hit' : 'miss')) return written
      const verdicts = written === undefined ? [] : [written]
      for (const form of resolvedForms([reading], system, lookups)) {
        verdicts.push(form === undefined ? 'unknown' : judgeForm(form, lookups))
      }
      return verdicts.reduce(leans ? or : and)
    },
  }
}

function formTests(test: PathTest, place: PathPlace, env: Env): readonly FormTest[] {
  const system = fileSystemOf(env)
  const fold = nameFolding(system, leansToHit(place))
  const isLexical = test.links === 'lexical'
  const tests: FormTest[] = []
  if (test.inside !== undefined) {
    const readings = eachOf(test.inside).map((text) => readOperandPath(text, env))
    const areas = (paths: readonly FilePath[]) => {
      const keys = new Set(paths.map((path) => pathKey(path, fold)))
      return (form: FilePath) => {
        const above = keysAbove(form, fold)
        return (test.strict === true ? above.slice(0, -1) : above).some((key) => keys.has(key))
      }
    }
    tests.push(locatedTest(readings, areas, system, isLexical))
  }
  if (test.equals !== undefined) {
    const readings = eachOf(test.equals).map((text) => readOperandPath(text, env))
    const files = (paths: readonly FilePath[]) => {
      const keys = new Set(paths.map((path) => pathKey(path, fold)))
      return (form: FilePath) => keys.has(pathKey(form, fold))
    }
    tests.push(locatedTest(readings, files, system, isLexical))
  }
  for (const glob of test.glob === undefined ? [] : [eachOf(test.glob)]) {
    const each = glob.map((text): FormTest => {
      const operand = readGlobOperand(text, env, system.os === 'windows')
      const patterns = (bases: readonly FilePath[]) => {
        const fits = bases.map((base) => globOperandTest(operand, base, fold))
        return (form: FilePath) => fits.some((fit) => fit(form))
      }
      return locatedTest([operand.base], patterns, system, isLexical || operand.onAnyRoot)
    })
    tests.push((form, lookups) => anyVerdict(each, form, lookups))
  }
  if (test.name !== undefined) tests.push(onName(nameTest(test.name, fold)))
  if (test.ext !== undefined) tests.push(onName(extensionTest(test.ext, fold)))
  return tests
}

/** Stops at a hit, so that the host is asked no more than the verdict needs. */
function anyVerdict(tests: readonly FormTest[], form: FilePath, lookups: Lookups): Verdict {
  let verdict: Verdict = 'miss'
  for (const test of tests) {
    verdict = or(verdict, test(form, lookups))
    if (verdict === 'hit') break
  }
  return verdict
}

function allOf(tests: readonly FormTest[]): FormTest {
  return (form, lookups) => {
    let verdict: Verdict = 'hit'
    for (const test of tests) {
      verdict = and(verdict, test(form, lookups))
      if (verdict === 'miss') break
    }
    return verdict
  }
}

function onName(fits: (name: string) => boolean): FormTest {
  return (form) => {
    const name = nameOf(form)
    return name !== undefined && fits(name) ? 'hit' : 'miss'
  }
}
