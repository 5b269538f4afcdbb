import type { Env } from '../events/hook-context.ts'
import type { Lookups } from '../events/lookups.ts'
import type { FilePath } from './file-path.ts'
import { fileSystemOf } from './file-system.ts'
import type { NameFolding } from './fold-name.ts'
import { globOperandTokens, readGlobOperand } from './glob-operand.ts'
import { globTokens, literalTokens, type GlobToken } from './glob-tokens.ts'
import { extensionEndings } from './name-tests.ts'
import { pathKey } from './path-key.ts'
import type { PathReading } from './path-reading.ts'
import { eachOf, type PathTest } from './path-test.ts'
import { patternsMeet } from './patterns-meet.ts'
import { readOperandPath } from './read-path.ts'
import { resolvedForms } from './resolve-links.ts'

type Pattern = readonly GlobToken[]

/** All paths that fit one key of a test; undefined = that is not known. */
type KeyPatterns = readonly Pattern[] | undefined

/**
 * Could some path that fits the pattern fit the test, links not followed? The answer no is sure, so a
 * caller without a list of files can rule out what has nothing to do with the test.
 */
export function mayMeet(
  pattern: Pattern,
  test: PathTest,
  fold: NameFolding,
  env: Env,
  lookups: Lookups,
): boolean {
  const keys = keyPatterns(test, fold, env, lookups)
  return keys.every((patterns) => patterns === undefined || patterns.some((wanted) => patternsMeet(pattern, wanted)))
}

const anyRun: GlobToken = { kind: 'globstar' }
const anyName: GlobToken = { kind: 'star' }
const slash: GlobToken = { kind: 'literal', unit: '/' }

function keyPatterns(test: PathTest, fold: NameFolding, env: Env, lookups: Lookups): readonly KeyPatterns[] {
  const places = (readings: readonly PathReading[]) => placesOf(readings, test, env, lookups)
  const keys: KeyPatterns[] = []
  if (test.inside !== undefined) {
    const areas = places(eachOf(test.inside).map((text) => readOperandPath(text, env)))
    keys.push(
      areas?.flatMap((area) => {
        const key = literalTokens(pathKey(area, fold))
        return [key, [...key, slash, anyRun]]
      }),
    )
  }
  if (test.equals !== undefined) {
    const files = places(eachOf(test.equals).map((text) => readOperandPath(text, env)))
    keys.push(files?.map((file) => literalTokens(pathKey(file, fold))))
  }
  if (test.glob !== undefined) {
    const isWindows = fileSystemOf(env).os === 'windows'
    const operands = eachOf(test.glob).map((glob) => readGlobOperand(glob, env, isWindows))
    const patterns = operands.map((operand): KeyPatterns => {
      if (operand.onAnyRoot) return [[anyRun, ...globOperandTokens(operand, { root: '', names: [] }, fold)]]
      return places([operand.base])?.map((base) => globOperandTokens(operand, base, fold))
    })
    keys.push(patterns.some((each) => each === undefined) ? undefined : patterns.flatMap((each) => each ?? []))
  }
  if (test.name !== undefined) {
    keys.push(
      eachOf(test.name).flatMap((entry) => {
        if (typeof entry === 'string') return [[anyRun, slash, ...literalTokens(fold.name(entry))]]
        return eachOf(entry.glob).map((glob) => [anyRun, slash, ...globTokens(glob, fold)])
      }),
    )
  }
  if (test.ext !== undefined) {
    keys.push(extensionEndings(test.ext, fold).map((ending) => [anyRun, slash, anyName, ...literalTokens(ending)]))
  }
  return keys
}

function placesOf(
  readings: readonly PathReading[],
  test: PathTest,
  env: Env,
  lookups: Lookups,
): readonly FilePath[] | undefined {
  const known = readings.filter((reading) => reading.kind === 'path')
  if (known.length < readings.length) return undefined
  const written = known.map((reading) => reading.written)
  if (test.links === 'lexical') return known.some((reading) => reading.hasShortName) ? undefined : written
  const resolved = resolvedForms(known, fileSystemOf(env), lookups)
  const found = resolved.filter((form) => form !== undefined)
  return found.length < resolved.length ? undefined : [...written, ...found]
}
