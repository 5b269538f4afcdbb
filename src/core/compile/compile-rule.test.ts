import { expect, test } from 'vitest'
import { aCompiledPolicy, anEvent } from '../../../test/support/compiled-policy.ts'
import type { JsonObject } from '../base/json.ts'
import { createEngine } from '../runs/engine.ts'
import { createTraceSession } from '../runs/trace-session.ts'

test.each(['enforce', 'shadow'])('a `repair` that has no allowed target is a miss of its rule in mode %s (L-35)', (mode) => {
  const rule: JsonObject = { event: 'invalid_tool_call', match: 'any', mode, repair: { map: { Terminal: 'bash', Shell: 'zsh' } } }
  const { stack } = aCompiledPolicy([rule])
  const session = createTraceSession({ engine: createEngine({ stack, reporter: () => undefined }), policy: 'sha256:0' })
  const names = ['Terminal', 'Shell', 'other']
  const lines = names.map((tool_name) => anEvent({ kind: 'invalid_tool_call', run_id: tool_name, tool_name, available_tools: ['bash'], allowed_tools: ['bash'] }))
  const listed = lines.map((line) => session.decideSync(line).json()['rules'])
  expect(listed).toEqual([[{ rule: 'acme/p#r0', verdict: 'hit', action: 'repair', mode, settled: false }], [], []])
})
