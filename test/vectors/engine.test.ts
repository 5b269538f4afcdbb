import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readVectorFiles, runVector } from './run-vectors.ts'
import { sharedFolder } from './shared-folder.ts'

const files = await readVectorFiles(join(sharedFolder(), 'conformance'))

describe.each(files)('conformance $name', ({ vectors }) => {
  test.concurrent.each(vectors.map((vector) => [vector.id, vector] as const))('%s', async (_id, vector) => {
    expect(await runVector(vector)).toEqual([])
  })
})

test('a vector of an unknown type fails', async () => {
  expect(await runVector({ id: 'x', type: 'nonsense' })).toEqual(['no runner for a vector of type "nonsense"'])
})
