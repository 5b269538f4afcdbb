import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

// The example is a script, so it is checked by the compiler through this import alone.
import type {} from '../../../examples/openai-agents/agent.ts'

const repository = resolve(import.meta.dirname, '../../..')
const example = join(repository, 'examples/openai-agents')

test('the example prints what its policy says', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', join(example, 'agent.ts')], { cwd: repository })
  expect(stdout).toBe(readFileSync(join(example, 'output.txt'), 'utf8'))
})
