import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { renderFrame } from '../../src/core/diagnostics/render-frame.ts'
import { loadPolicy } from '../../src/core/load/load-policy.ts'

const folder = fileURLToPath(new URL('frames/', import.meta.url))

test.each(readdirSync(folder))('%s: every finding of the policy, as it is printed', async (name) => {
  const text = readFileSync(`${folder}${name}/policy.yaml`, 'utf8')
  const { diagnostics } = loadPolicy([{ source: { name: 'policy.yaml', text } }])
  const frames = diagnostics.map((diagnostic) => `${renderFrame(diagnostic)}\n`)
  await expect(frames.join('\n')).toMatchFileSnapshot(`${folder}${name}/want.txt`)
})
