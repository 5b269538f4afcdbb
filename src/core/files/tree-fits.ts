import { and, or, type Verdict } from '../base/verdict.ts'
import type { Env } from '../events/hook-context.ts'
import type { Lookups } from '../events/lookups.ts'
import { compilePathTest, type CompiledPathTest } from './compile-path-test.ts'
import type { FilePath } from './file-path.ts'
import { fileSystemOf } from './file-system.ts'
import { filesUnder } from './files-under.ts'
import { leansToHit, nameFolding, type NameFolding, type PathPlace } from './fold-name.ts'
import { literalTokens, type GlobToken } from './glob-tokens.ts'
import { pathKey } from './path-key.ts'
import type { PathReading } from './path-reading.ts'
import type { PathTest } from './path-test.ts'
import { resolvedForms } from './resolve-links.ts'

/**
 * A folder that stands for everything below it (L-70): it fits where it lies inside, or where a file
 * below it fits; where doubts do not hit, only if every file below it does. The host lists the files;
 * links among them are not followed, as programs that walk a tree do not follow them unasked. Without
 * a list it is unknown. Where nothing below the folder could fit, no list is asked for.
 */
export function treeFits(
  reading: PathReading,
  test: PathTest,
  place: PathPlace,
  { env }: { readonly env: Env },
  lookups: Lookups,
  { judge, judgeForm, mayMeet }: CompiledPathTest = compilePathTest(test, place, env),
): Verdict {
  if (reading.kind === 'unknown') return 'unknown'
  const system = fileSystemOf(env)
  const leans = leansToHit(place)
  const itself = judge(reading, lookups)
  if (leans ? itself === 'hit' : itself !== 'hit' || asksInsideAlone(test)) return itself
  const isLexical = test.links === 'lexical'
  if (leans && itself === 'miss') {
    const fold = nameFolding(system, leans)
    const resolved = isLexical ? [] : resolvedForms([reading], system, lookups)
    const folders = [reading.written, ...resolved.filter((form) => form !== undefined)]
    if (!folders.some((folder) => mayMeet(patternBelow(folder, fold), lookups))) return 'miss'
  }
  const found = filesUnder(reading, isLexical, system, lookups)
  if (found === undefined) return 'unknown'
  const verdicts = found.files.map(({ path }) => judgeForm(path, lookups))
  if (!found.isWhole) verdicts.push('unknown')
  return verdicts.reduce(leans ? or : and, itself)
}

function patternBelow(folder: FilePath, fold: NameFolding): readonly GlobToken[] {
  return [...literalTokens(`${pathKey(folder, fold)}/`), { kind: 'globstar' }]
}

/** Then what lies below a fitting folder fits too. */
function asksInsideAlone({ inside, equals, name, glob, ext }: PathTest): boolean {
  return inside !== undefined && [equals, name, glob, ext].every((other) => other === undefined)
}
