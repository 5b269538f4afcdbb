import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { formatPolicy } from '../../src/tools/format/format-policy.ts'

const folder = fileURLToPath(new URL('format/', import.meta.url))

test.each(readdirSync(folder))('%s: the policy as `sluice fmt` leaves it, once and twice', async (name) => {
  const once = formatPolicy({ name: 'policy.yaml', text: readFileSync(`${folder}${name}/policy.yaml`, 'utf8') })
  if (!once.ok) throw new Error(once.diagnostics.map(({ message }) => message).join('; '))
  await expect(once.value).toMatchFileSnapshot(`${folder}${name}/want.yaml`)
  expect(formatPolicy({ name: 'want.yaml', text: once.value })).toEqual(once)
})
