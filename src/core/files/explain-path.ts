import type { Env } from '../events/hook-context.ts'
import type { Lookups } from '../events/lookups.ts'
import { fileSystemOf } from './file-system.ts'
import { readGlobOperand } from './glob-operand.ts'
import type { PathReading } from './path-reading.ts'
import { eachOf, type PathTest } from './path-test.ts'
import { readOperandPath } from './read-path.ts'
import { resolvedForms } from './resolve-links.ts'

/** Why a test of a path is unknown, as the end of a sentence about it, with nothing of the value in it (L-42). */
export function explainPath(test: PathTest, reading: PathReading, env: Env, lookups: Lookups): string | undefined {
  if (reading.kind === 'unknown') return reading.why
  const system = fileSystemOf(env)
  const operands = [
    ...[...eachOf(test.inside), ...eachOf(test.equals)].map((text) => readOperandPath(text, env)),
    ...eachOf(test.glob).map((glob) => readGlobOperand(glob, env, system.os === 'windows').base),
  ]
  for (const operand of operands) {
    if (operand.kind === 'unknown') return `is compared with a path that ${operand.why}`
  }
  if (test.links === 'lexical') return reading.hasShortName ? 'holds a short name' : undefined
  const isKnown = resolvedForms([reading], system, lookups).every((form) => form !== undefined)
  return isKnown
    ? 'is compared with a path whose links cannot be followed'
    : 'leads through links that cannot be followed'
}
