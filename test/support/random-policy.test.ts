import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadPolicy } from '../../src/core/load/load-policy.ts'
import { toFiles } from './random-policy.ts'
import { randomScenario } from './random-scenario.ts'

test('every random policy loads (L-04)', () => {
  fc.assert(
    fc.property(randomScenario({ asksOthers: true }), ({ packs }) => {
      const entries = toFiles(packs).map(({ name, tier, text }) => ({ tier, source: { name, text } }))
      const loaded = loadPolicy(entries, { intersect: true, host: { checks: ['scan'], hasApprover: true } })
      const errors = loaded.diagnostics.filter(({ severity }) => severity === 'error')
      expect(errors.map(({ code, message, at }) => ({ code, message, near: nearOf(at) }))).toEqual([])
    }),
    { numRuns: 500 },
  )
})

function nearOf(at: { readonly kind: string; readonly span?: { readonly source: { readonly text: string }; readonly start: number } }): string {
  return at.span === undefined ? '' : at.span.source.text.slice(at.span.start, at.span.start + 80)
}
