import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { engineRunners } from './engine/registry.ts'
import { isLanguageVector, runLanguageVector } from './language/run-language-vector.ts'
import type { RunVector, Vector } from './vector.ts'

export interface VectorFile {
  readonly name: string
  readonly vectors: readonly Vector[]
}

export interface VectorFailure {
  readonly id: string
  readonly why: readonly string[]
}

/** Which runner a vector wants; undefined = nobody knows it, and it fails. */
type FindRunner = (vector: Vector) => RunVector | undefined

/** Asked in order. Vectors of another family of kinds get an entry of their own. */
const families: readonly FindRunner[] = [
  (vector) => (typeof vector['type'] === 'string' ? engineRunners.get(vector['type']) : undefined),
  (vector) => (isLanguageVector(vector) ? runLanguageVector : undefined),
]

/** @throws Error if the folder cannot be read or a file is no list of vectors: a missing suite is no passed suite. */
export async function readVectorFiles(folder: string): Promise<readonly VectorFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  if (names.length === 0) throw new Error(`no vector files in ${folder}`)
  return Promise.all(
    names.map(async (name) => {
      const file: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'))
      const vectors = typeof file === 'object' && file !== null && 'vectors' in file ? file.vectors : undefined
      if (!Array.isArray(vectors) || vectors.length === 0) throw new Error(`${name} holds no vectors`)
      return { name, vectors: vectors as readonly Vector[] }
    }),
  )
}

/** What is wrong with the vector; empty = it passes. A kind that nobody knows is a failure, never skipped. */
export async function runVector(vector: Vector): Promise<readonly string[]> {
  for (const find of families) {
    const runner = find(vector)
    if (runner === undefined) continue
    try {
      return await runner(vector)
    } catch (thrown) {
      return [`the runner broke: ${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}`]
    }
  }
  return [`no runner for a vector of type ${JSON.stringify(vector['type'] ?? null)}`]
}
