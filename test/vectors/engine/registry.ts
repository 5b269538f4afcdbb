import type { RunVector } from '../vector.ts'
import { runBatchVector } from './batch-vector.ts'
import { runInvalidVector } from './invalid-vector.ts'
import { runPatchVector } from './patch-vector.ts'
import { runRunVector } from './run-vector.ts'
import { runStackVector } from './stack-vector.ts'
import { runToolVector } from './tool-vector.ts'
import { runWireVector } from './wire-vector.ts'

/** The kinds of engine vectors, by their `type`. */
export const engineRunners: ReadonlyMap<string, RunVector> = new Map([
  ['batch', runBatchVector],
  ['invalid', runInvalidVector],
  ['patch', runPatchVector],
  ['run', runRunVector],
  ['stack', runStackVector],
  ['tool', runToolVector],
  ['wire', runWireVector],
])
