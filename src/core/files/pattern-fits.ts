import { and, or, type Verdict } from '../base/verdict.ts'
import type { Env } from '../events/hook-context.ts'
import type { Lookups } from '../events/lookups.ts'
import { compilePathTest, type CompiledPathTest } from './compile-path-test.ts'
import { printFilePath, type FilePath } from './file-path.ts'
import { fileSystemOf } from './file-system.ts'
import { filesUnder, type ListedFile } from './files-under.ts'
import { leansToHit, nameFolding, noFolding, type NameFolding, type PathPlace } from './fold-name.ts'
import { fitsTokens } from './glob-machine.ts'
import { literalTokens, type GlobToken } from './glob-tokens.ts'
import { mayBeMagic } from './magic-patterns.ts'
import { pathKey } from './path-key.ts'
import type { PathReading } from './path-reading.ts'
import type { PathTest } from './path-test.ts'
import { readAbsolutePath, readPath } from './read-path.ts'
import { askAll } from './resolve-links.ts'
import { readShellPattern, shellPatternTokens, textOfWord } from './shell-pattern.ts'
import type { PatternWord, ShellPattern } from './shell-pattern.ts'

/**
 * A word of a shell that its names are matched with, `*.pem` or `~/.s*` + `/id_rsa`: it fits if one
 * of the files and folders that it matches does; where doubts do not hit, if all do and there is one
 * (L-70). The host lists the files. Without a list it is unknown, unless it could match nothing that fits.
 * A word without a pattern is a plain path.
 */
export function patternFits(
  word: PatternWord,
  test: PathTest,
  place: PathPlace,
  { env }: { readonly env: Env },
  lookups: Lookups,
  folder?: PathReading,
  compiled: CompiledPathTest = compilePathTest(test, place, env),
): Verdict {
  const pattern = readShellPattern(word)
  const literal = () => compiled.judge(readPath(textOfWord(word), env, folder), lookups)
  if (pattern === undefined) return literal()
  const base = readPath(pattern.front, env, folder)
  if (base.kind === 'unknown' || pattern.steps.some((step) => textOfWord(step) === '..')) return 'unknown'
  const system = fileSystemOf(env)
  const leans = leansToHit(place)
  const fold = nameFolding(system, leans)
  const tokens = wholeTokens(base.written, pattern, fold)
  if (mayBeMagic(tokens)) return 'unknown'
  if (!lookups.has('filesBelow')) return leans && !compiled.mayMeet(tokens, lookups) ? 'miss' : 'unknown'
  const found = filesUnder(base, test.links === 'lexical', system, lookups)
  if (found === undefined) return 'unknown'
  const matched = matchedPaths(found.files, pattern, fold)
  // A shell hands on a word that matches nothing as it is.
  if (matched.length === 0 && found.isWhole) return literal()
  // Together, so that the host is waited for once.
  if (test.links !== 'lexical') askAll(matched, lookups.realPath)
  const verdicts = matched.map((path) => compiled.judge(readAbsolutePath(path, system), lookups))
  if (!found.isWhole) verdicts.push('unknown')
  return verdicts.reduce(leans ? or : and)
}

function wholeTokens(base: FilePath, { steps }: ShellPattern, fold: NameFolding): readonly GlobToken[] {
  return [...literalTokens(`${pathKey(base, fold)}/`), ...shellPatternTokens(steps, fold)]
}

/** The files that the pattern matches, and the folders above files that it does. */
function matchedPaths(files: readonly ListedFile[], { steps }: ShellPattern, fold: NameFolding): readonly string[] {
  const fitsWritten = fitsTokens(shellPatternTokens(steps, noFolding))
  const fitsFolded = fitsTokens(shellPatternTokens(steps, fold))
  const crosses = steps.some((step) => textOfWord(step).includes('**'))
  const matched = new Set<string>()
  for (const { path, depth } of files) {
    const below = path.names.slice(depth)
    for (let length = crosses ? 1 : steps.length; length <= (crosses ? below.length : steps.length); length++) {
      const names = below.slice(0, length)
      if (names.length < length) continue
      if (!fitsWritten(names.join('/')) && !fitsFolded(names.map(fold.name).join('/'))) continue
      matched.add(printFilePath({ root: path.root, names: path.names.slice(0, depth + length) }))
    }
  }
  return [...matched]
}
