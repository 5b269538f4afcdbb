import type { Env } from '../events/hook-context.ts'
import type { FilePath } from './file-path.ts'
import { noFolding, type NameFolding } from './fold-name.ts'
import { fitsTokens } from './glob-machine.ts'
import { globTokens, literalTokens, type GlobToken } from './glob-tokens.ts'
import { pathKey } from './path-key.ts'
import type { PathReading } from './path-reading.ts'
import { readOperandPath } from './read-path.ts'

/** A glob of whole paths: the folder in front of its first `*`, and the pattern below it (L-42). */
export interface GlobOperand {
  readonly base: PathReading
  /** Without a `/` at either end; empty = the base itself. */
  readonly below: string
  /** It begins with `/**`, so on Windows it is about every drive. */
  readonly onAnyRoot: boolean
}

export function readGlobOperand(glob: string, env: Env, isWindows: boolean): GlobOperand {
  const steps = (isWindows ? glob.replaceAll('\\', '/') : glob).split('/')
  const first = steps.findIndex((step) => step.includes('*'))
  const cut = first === -1 ? steps.length : first
  const below = steps.slice(cut).filter((step) => step !== '' && step !== '.')
  const front = steps.slice(0, cut).join('/')
  const onAnyRoot = front === '' && cut > 0 && below[0]?.startsWith('**') === true
  const base = onAnyRoot ? anyRoot : readOperandPath(cut === 0 ? '.' : front === '' ? '/' : front, env)
  return { base, below: below.join('/'), onAnyRoot }
}

const anyRoot: PathReading = { kind: 'path', written: { root: '', names: [] }, asked: '/', hasShortName: false }

/** The pattern over keys of paths, below a base that is where it is written or where links lead. */
export function globOperandTokens({ below }: GlobOperand, base: FilePath, fold: NameFolding): readonly GlobToken[] {
  const start = literalTokens(pathKey(base, fold))
  return below === '' ? start : [...start, ...literalTokens('/'), ...globTokens(below, fold)]
}

/** Does the operand fit a path, if it starts from this base? */
export function globOperandTest(operand: GlobOperand, base: FilePath, fold: NameFolding): (path: FilePath) => boolean {
  const fitsFolded = fitsTokens(globOperandTokens(operand, base, fold))
  const fitsWritten = fold === noFolding ? undefined : fitsTokens(globOperandTokens(operand, base, noFolding))
  return (path) => {
    const tested = operand.onAnyRoot ? { root: '', names: path.names } : path
    // As it is written too: folding takes signs away that a pattern may ask for.
    return fitsFolded(pathKey(tested, fold)) || fitsWritten?.(pathKey(tested, noFolding)) === true
  }
}

/** The whole pattern below a folder: does the text, cut at `/`, fit? For callers that have no folder to start from. */
export function globWithinPath(pattern: string): (path: string) => boolean {
  return fitsTokens(globTokens(pattern, noFolding))
}
