import type { Env } from '../events/hook-context.ts'
import type { Lookups } from '../events/lookups.ts'
import { printFilePath, type FilePath } from './file-path.ts'
import { fileSystemOf } from './file-system.ts'
import type { NameFolding } from './fold-name.ts'
import { globMachine, type GlobMachine } from './glob-machine.ts'
import { globOperandTokens, readGlobOperand } from './glob-operand.ts'
import { globTokens, literalTokens, type GlobToken } from './glob-tokens.ts'
import { extensionEndings } from './name-tests.ts'
import { pathKey } from './path-key.ts'
import type { PathReading } from './path-reading.ts'
import { eachOf, type PathTest } from './path-test.ts'
import { machinesMeet } from './patterns-meet.ts'
import { readOperandPath } from './read-path.ts'
import { resolvedForms } from './resolve-links.ts'

type Pattern = readonly GlobToken[]

/**
 * Could some path that fits the pattern fit the test, links not followed? The answer no is sure, so a
 * caller without a list of files can rule out what has nothing to do with the test.
 */
export type MayMeet = (pattern: Pattern, lookups: Lookups) => boolean

/** Paths that fit one key of a test: patterns of their own, or one that starts from places that operands name. */
interface KeyPart {
  readonly readings: readonly PathReading[]
  readonly patternsAt: (places: readonly FilePath[]) => readonly Pattern[]
}

/** Machines of a key; undefined = where its operands lead is not known. */
type KeyMachines = (lookups: Lookups) => readonly GlobMachine[] | undefined

/** Few calls ask, so that nothing is made before the first. */
export function compileMayMeet(test: PathTest, fold: NameFolding, env: Env): MayMeet {
  let keys: readonly KeyMachines[] | undefined
  return (pattern, lookups) => {
    keys ??= keyParts(test, fold, env).map((parts) => keyMachines(parts, test, env))
    const asked = globMachine(pattern)
    return keys.every((machinesOf) => {
      const machines = machinesOf(lookups)
      return machines === undefined || machines.some((wanted) => machinesMeet(asked, wanted))
    })
  }
}

function keyMachines(parts: readonly KeyPart[], test: PathTest, env: Env): KeyMachines {
  const each = parts.map((part): KeyMachines => {
    const machinesAt = (places: readonly FilePath[]) => part.patternsAt(places).map(globMachine)
    const written = part.readings.flatMap((reading) => (reading.kind === 'path' ? [reading.written] : []))
    const atWritten = machinesAt(written)
    return (lookups) => {
      const linked = linkedPlaces(part.readings, written, test, env, lookups)
      if (linked === undefined || linked.length === 0) return linked && atWritten
      return [...atWritten, ...machinesAt(linked)]
    }
  })
  return (lookups) => {
    const machines: GlobMachine[] = []
    for (const machinesOf of each) {
      const more = machinesOf(lookups)
      if (more === undefined) return undefined
      for (const machine of more) machines.push(machine)
    }
    return machines
  }
}

const anyRun: GlobToken = { kind: 'globstar' }
const anyName: GlobToken = { kind: 'star' }
const slash: GlobToken = { kind: 'literal', unit: '/' }

function keyParts(test: PathTest, fold: NameFolding, env: Env): readonly (readonly KeyPart[])[] {
  const keys: (readonly KeyPart[])[] = []
  const fixed = (patterns: readonly Pattern[]): KeyPart => ({ readings: [], patternsAt: () => patterns })
  if (test.inside !== undefined) {
    const readings = eachOf(test.inside).map((text) => readOperandPath(text, env))
    const below = (area: FilePath): readonly Pattern[] => {
      const key = literalTokens(pathKey(area, fold))
      return [key, [...key, slash, anyRun]]
    }
    keys.push([{ readings, patternsAt: (areas) => areas.flatMap(below) }])
  }
  if (test.equals !== undefined) {
    const readings = eachOf(test.equals).map((text) => readOperandPath(text, env))
    keys.push([{ readings, patternsAt: (files) => files.map((file) => literalTokens(pathKey(file, fold))) }])
  }
  if (test.glob !== undefined) {
    const isWindows = fileSystemOf(env).os === 'windows'
    const operands = eachOf(test.glob).map((glob) => readGlobOperand(glob, env, isWindows))
    keys.push(
      operands.map((operand): KeyPart => {
        if (operand.onAnyRoot) return fixed([[anyRun, ...globOperandTokens(operand, { root: '', names: [] }, fold)]])
        return { readings: [operand.base], patternsAt: (bases) => bases.map((base) => globOperandTokens(operand, base, fold)) }
      }),
    )
  }
  if (test.name !== undefined) {
    const names = eachOf(test.name).flatMap((entry): readonly Pattern[] => {
      if (typeof entry === 'string') return [[anyRun, slash, ...literalTokens(fold.name(entry))]]
      return eachOf(entry.glob).map((glob) => [anyRun, slash, ...globTokens(glob, fold)])
    })
    keys.push([fixed(names)])
  }
  if (test.ext !== undefined) {
    keys.push([fixed(extensionEndings(test.ext, fold).map((ending) => [anyRun, slash, anyName, ...literalTokens(ending)]))])
  }
  return keys
}

/** Where links of the operands lead, beside where they are written; undefined = that is not known. */
function linkedPlaces(
  readings: readonly PathReading[],
  written: readonly FilePath[],
  test: PathTest,
  env: Env,
  lookups: Lookups,
): readonly FilePath[] | undefined {
  const known = readings.filter((reading) => reading.kind === 'path')
  if (known.length < readings.length) return undefined
  if (test.links === 'lexical') return known.some((reading) => reading.hasShortName) ? undefined : []
  const resolved = resolvedForms(known, fileSystemOf(env), lookups)
  const found = resolved.filter((form) => form !== undefined)
  if (found.length < resolved.length) return undefined
  const texts = new Set(written.map(printFilePath))
  return found.filter((form) => !texts.has(printFilePath(form)))
}
