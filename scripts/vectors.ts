// Runs every conformance vector of a folder: npm run -s vectors -- [FOLDER]
import { join } from 'node:path'
import { readVectorFiles, runVector } from '../test/vectors/run-vectors.ts'
import { sharedFolder } from '../test/vectors/shared-folder.ts'

const folder = process.argv[2] ?? join(sharedFolder(), 'conformance')
let passed = 0
let failed = 0
for (const file of await readVectorFiles(folder)) {
  for (const vector of file.vectors) {
    const problems = await runVector(vector)
    if (problems.length === 0) {
      passed++
      continue
    }
    failed++
    console.log(`FAIL ${vector.id}`)
    for (const problem of problems) console.log(`  ${problem}`)
  }
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
