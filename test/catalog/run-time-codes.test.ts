import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { exampleEntries, exampleOptions } from '../../src/catalog/example-entries.ts'
import { isJsonArray, type Json, type JsonObject } from '../../src/core/base/json.ts'
import { compilePolicy } from '../../src/core/compile/compile-policy.ts'
import { codes } from '../../src/core/diagnostics/codes/registry.ts'
import type { CodeDefinition, CodeExample } from '../../src/core/diagnostics/define-code.ts'
import { loadPolicy } from '../../src/core/load/load-policy.ts'
import { createEventDecider } from '../../src/hosts/cli/event-decider.ts'
import { readPolicyPaths } from '../../src/hosts/node/read-policy-path.ts'
import { runPolicyTests } from '../../src/tools/policy-test/run-policy-tests.ts'

const definitions: readonly CodeDefinition[] = codes
const atRun = definitions.flatMap(({ code, severity, bad, good }) =>
  bad?.events === undefined || good?.events === undefined ? [] : [{ code, severity, bad, good }],
)

/** What is reported while the events of an example are decided: `SLC705 error`. */
async function raised(example: CodeExample): Promise<readonly string[]> {
  const loaded = loadPolicy(exampleEntries(example), exampleOptions(example))
  if (!loaded.ok) throw new Error('the policy of the example does not load')
  const { decide } = createEventDecider(compilePolicy(loaded.value), { env: {}, shiftsTurns: false })
  const found: string[] = []
  for (const line of example.events ?? []) {
    const decided = await decide(line)
    if (decided.ok) found.push(...reported(decided.decision))
    else found.push(...decided.diagnostics.map(({ code, severity }) => `${code} ${severity}`))
  }
  return found
}

function reported(decision: JsonObject): readonly string[] {
  const diagnostics: Json = decision['diagnostics'] ?? []
  if (!isJsonArray(diagnostics)) throw new Error('a decision has a list of diagnostics')
  return diagnostics.map((diagnostic) => {
    const { code, severity } = diagnostic as { readonly code: string; readonly severity: string }
    return `${code} ${severity}`
  })
}

describe('a code of run time', () => {
  test('has an example with events where a policy can raise it', () => {
    expect(atRun.map(({ code }) => code)).toEqual(['SLC705', 'SLC709', 'SLC710', 'SLC712', 'SLC713', 'SLC720'])
  })

  test.each(atRun)('$code: the bad example raises this code and no other', async ({ code, bad }) => {
    expect((await raised(bad)).map((line) => line.slice(0, 6))).toEqual([code])
  })

  test.each(atRun)('$code: the good example raises nothing', async ({ good }) => {
    expect(await raised(good)).toEqual([])
  })

  test.each(atRun.filter(({ code }) => code !== 'SLC710'))('$code has the severity of its page', async ({ code, severity, bad }) => {
    expect(await raised(bad)).toEqual([`${code} ${severity}`])
  })

  test('SLC710 is a warning between two rules; it is an error only where code breaks a seal (S-53a, S-54a)', async () => {
    const conflict = atRun.find(({ code }) => code === 'SLC710')
    expect(conflict && (await raised(conflict.bad))).toEqual(['SLC710 warning'])
  })

  test('SLC713 names the rule and the tool, and the other tools are still offered (L-34)', async () => {
    const stale = atRun.find(({ code }) => code === 'SLC713')?.bad
    const loaded = loadPolicy(exampleEntries(stale ?? {}))
    if (!loaded.ok) throw new Error('the policy of the example does not load')
    const { decide } = createEventDecider(compilePolicy(loaded.value), { env: {}, shiftsTurns: false })
    expect(await decide(stale?.events?.[0] ?? '')).toMatchObject({
      decision: {
        decision: 'patch',
        patch: { active_tools: ['bash'] },
        diagnostics: [
          {
            code: 'SLC713',
            severity: 'warning',
            message: '`active_tools` names `terminal`, which is not available this turn',
            rule: 'acme/example#patch-1',
          },
        ],
      },
    })
  })
})

describe('a code of a tool', () => {
  const policy = (tests: string) =>
    loadPolicy([
      {
        source: {
          name: 'p.yaml',
          text: `sluice: 1\npack: { id: acme/example, version: 1.0.0 }\nrules:\n  - { id: r, event: tool_call, match: { tool: rm }, skip: Not run. ${tests}}\n`,
        },
      },
    ])

  test('SLC801: a policy without tests is no pass (L-82)', async () => {
    const loaded = policy('')
    expect(loaded.ok && (await runPolicyTests(loaded.value))).toMatchObject({ ok: false, diagnostic: { code: 'SLC801', severity: 'error' } })
  })

  test('SLC802: nor is a filter that matches nothing', async () => {
    const loaded = policy(', tests: [{ call: { tool: rm, args: {} }, expect: skip }] ')
    expect(loaded.ok && (await runPolicyTests(loaded.value, { filter: 'no such case' }))).toMatchObject({
      ok: false,
      diagnostic: { code: 'SLC802', severity: 'error' },
    })
    expect(loaded.ok && (await runPolicyTests(loaded.value, { filter: '#r/1' }))).toMatchObject({ ok: true, passed: 1, failed: 0 })
  })

  test('SLC803: nor is a folder without a policy', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sluice-none-'))
    try {
      expect(await readPolicyPaths([{ path: folder }])).toMatchObject({ ok: false, diagnostics: [{ code: 'SLC803', severity: 'error' }] })
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
