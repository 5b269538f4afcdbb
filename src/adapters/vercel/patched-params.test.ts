import { expect, test } from 'vitest'
import { createHookStack } from '../../core/chain/create-hook-stack.ts'
import { patchRequest } from '../../core/flows/flow.ts'
import type { RequestPatch } from '../../core/flows/request-patch.ts'
import { createEngine } from '../../core/runs/engine.ts'
import { createGovernor } from '../adapter.ts'
import { vercel } from '../targets/vercel.ts'
import type { CallParams } from './model-spec.ts'
import { patchedParams } from './patched-params.ts'
import { readRequest } from './read-request.ts'

const tool = (name: string): { readonly type: string; readonly name: string } => ({ type: 'function', name })
const params: CallParams = {
  prompt: [
    { role: 'system', content: 'Be brief.', providerOptions: { fake: { cache: true } } },
    { role: 'system', content: 'Be kind.' },
    { role: 'user', content: [{ type: 'text', text: 'Hi.' }] },
  ],
  tools: [tool('a'), tool('b'), tool('c')],
  toolChoice: { type: 'auto' },
  providerOptions: { fake: { seed: 1 }, other: { x: 2 } },
  seed: 7,
}

async function patched(patch: RequestPatch): Promise<CallParams> {
  const stack = createHookStack('patching', [{ name: 'patch', onEvent: (_context, event) => (event.kind === 'CompletionCall' ? patchRequest(patch) : { type: 'Continue' }) }])
  const governed = createGovernor(createEngine({ stack, reporter: () => undefined }), vercel).startRun()
  const read = readRequest(params, 'fake.chat')
  return patchedParams(params, read, await governed.beforeModelCall(read.call), { provider: 'fake.chat', fault: governed.fault })
}

test('a request without a patch is the one that the SDK made', async () => {
  expect(await patched({})).toBe(params)
})

test('system messages together are the preamble, and a patch stands in place of all', async () => {
  expect(readRequest(params, 'fake.chat').call.baseline.preamble).toBe('Be brief.\nBe kind.')
  const { prompt } = await patched({ preamble: 'Sing.' })
  expect(prompt).toEqual([{ role: 'system', content: 'Sing.', providerOptions: { fake: { cache: true } } }, params.prompt[2]])
})

test('one name is a choice of the specification, several are the tools that are left', async () => {
  expect(await patched({ toolChoice: { names: ['b'] } })).toMatchObject({ tools: [tool('b')], toolChoice: { type: 'tool', toolName: 'b' } })
  expect(await patched({ toolChoice: { names: ['a', 'c'] } })).toMatchObject({ tools: [tool('a'), tool('c')], toolChoice: { type: 'required' } })
})

test('without a tool there is no choice', async () => {
  expect(await patched({ activeTools: [] })).toMatchObject({ tools: undefined, toolChoice: undefined })
})

test("parameters go among the provider's own, and others stay (S-28)", async () => {
  const { providerOptions, seed } = await patched({ additionalParams: { mode: 'fast' } })
  expect(providerOptions).toEqual({ fake: { seed: 1, mode: 'fast' }, other: { x: 2 } })
  expect(seed).toBe(7)
})

test('parameters that are no object end the run', async () => {
  await expect(patched({ additionalParams: 'fast' })).rejects.toThrow('must be an object')
})

test('a document is a message before the conversation', async () => {
  const { prompt } = await patched({ extraContext: [{ id: 'hours', text: 'Nine.' }] })
  expect(prompt[2]).toEqual({ role: 'user', content: [{ type: 'text', text: '<document id="hours">\nNine.\n</document>' }] })
  expect(prompt[3]).toBe(params.prompt[2])
})
