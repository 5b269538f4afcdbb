import { expect, test } from 'vitest'
import { loadPolicy } from '../../../core/load/load-policy.ts'
import { runMutants } from './run-mutants.ts'

/** What was done in each change that no case noticed. */
async function survivors(cases: readonly string[]): Promise<readonly string[]> {
  const text = `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: cap
    event: tool_call
    match: { tool: pay, args: { $.level: { gt: 5 } } }
    unless: { args: { $.by: boss } }
    skip: Not paid. Do not retry.
    tests:
${cases.map((one) => `      - ${one}\n`).join('')}`
  const loaded = loadPolicy([{ source: { name: 'policy.yaml', text } }])
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(({ message }) => message).join('; '))
  return (await runMutants(loaded.value)).flatMap(({ mutant, fate }) => (fate.kind === 'survived' ? [mutant.says] : []))
}

const strong = [
  '{ call: { tool: pay, args: { level: 6, by: me } }, expect: skip }',
  '{ call: { tool: pay, args: { level: 5, by: me } }, expect: continue }',
  '{ call: { tool: pay, args: { level: 9, by: boss } }, expect: continue }',
  '{ call: { tool: read, args: { level: 9, by: me } }, expect: continue }',
]

test('cases on both sides of each bound, of the tool and of the permit notice every change', async () => {
  expect(await survivors(strong)).toEqual([])
})

test('without a case beside the bound, changes of the bound are not noticed', async () => {
  const far = ['{ call: { tool: pay, args: { level: 100, by: me } }, expect: skip }', '{ call: { tool: pay, args: { level: 0, by: me } }, expect: continue }']
  expect(await survivors([...far, ...strong.slice(2)])).toEqual(['shifts 5 to 6', 'shifts 5 to 4', 'turns `gt` into `gte`'])
})

test('a permit that no case uses can be taken out', async () => {
  expect(await survivors([...strong.slice(0, 2), ...strong.slice(3)])).toContain('takes `unless` out')
})
