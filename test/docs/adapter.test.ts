import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { compilePolicy, createEngine, loadPolicy, type Engine } from '../../src/index.ts'
import { runAgent, smallFramework, type Call, type Model } from './adapter-example.ts'
import { readBlocks } from './read-blocks.ts'

const guide = resolve(import.meta.dirname, '../../grammar-docs/guides/writing-an-adapter.md')
const blocks = readBlocks(readFileSync(guide, 'utf8'))
const policy = blocks.find(({ info }) => info.includes('policy'))?.text ?? ''

function engineOf(text: string): Engine {
  const loaded = loadPolicy([{ source: { name: 'adapter.yaml', text } }], { target: smallFramework })
  if (!loaded.ok) throw new Error(loaded.diagnostics[0].message)
  return createEngine({ stack: compilePolicy(loaded.value).stack, reporter: () => undefined })
}

const scripted = (...turns: readonly (readonly Call[])[]): Model => {
  const script = [...turns]
  return () => Promise.resolve(script.shift() ?? [])
}
const tools = { pay: (args: unknown): string => `paid ${String((args as { readonly amount: number }).amount)}`, delete_file: (): string => 'deleted' }
const paysTwice = [
  { id: 'c1', name: 'pay', argsText: '{"amount":20}' },
  { id: 'c2', name: 'pay', argsText: '{"amount":501}' },
]

test('the guide shows the adapter that is type-checked and run here', () => {
  const example = readFileSync(join(import.meta.dirname, 'adapter-example.ts'), 'utf8')
  const shown = blocks.find(({ language }) => language === 'ts')?.text
  expect(shown).toBe(example.replace("'../../src/adapters/adapter.ts'", "'sluice/adapter'").replace("'../../src/index.ts'", "'sluice'"))
})

test('the runs of the guide end as it says', async () => {
  const engine = engineOf(policy)
  const runs = [
    await runAgent(engine, scripted(paysTwice), tools, 'Pay.'),
    await runAgent(engine, scripted([{ id: 'c3', name: 'delete_file', argsText: '{}' }]), tools, 'Clean up.'),
  ]
  expect(`${runs.join('\n')}\n`).toBe(blocks.find(({ info }) => info.includes('runs'))?.text)
})

test('a rule that the framework cannot honor does not load into it', () => {
  const cool = policy.replace('active_tools: { except: [delete_file] }', 'temperature: 0')
  expect(() => engineOf(cool)).toThrow('the target `small-framework` cannot honor `temperature` of `patch` on `completion_call`: the framework sends its own request')
})
