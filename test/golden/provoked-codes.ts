import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGovernor } from '../../src/adapters/adapter.ts'
import { engine as engineTarget } from '../../src/adapters/targets/engine.ts'
import { limits } from '../../src/core/base/limits.ts'
import { targetByName } from '../../src/adapters/targets/registry.ts'
import { applyRequestPatch } from '../../src/core/chain/apply-request-patch.ts'
import { brokenResolution } from '../../src/core/chain/broken-resolution.ts'
import type { ComposeOptions, FailureReport } from '../../src/core/chain/compose-options.ts'
import { createHookStack } from '../../src/core/chain/create-hook-stack.ts'
import type { Hook } from '../../src/core/chain/hook.ts'
import { resolve } from '../../src/core/chain/resolve.ts'
import type { Code } from '../../src/core/diagnostics/codes/registry.ts'
import type { Diagnostic } from '../../src/core/diagnostics/diagnostic.ts'
import { repair } from '../../src/core/flows/flow.ts'
import { loadPolicy, type LoadOptions, type PackEntry } from '../../src/core/load/load-policy.ts'
import { fromInterceptor } from '../../src/core/participants/from-interceptor.ts'
import type { HookOutcome } from '../../src/core/participants/hook-outcome.ts'
import { readHooksFile } from '../../src/core/participants/read-hooks-file.ts'
import { appendRecord, chainStart } from '../../src/core/records/record-chain.ts'
import { createEngine, type Engine } from '../../src/core/runs/engine.ts'
import type { RunObserver } from '../../src/core/runs/run-observer.ts'
import { openRecordLog } from '../../src/hosts/node/records/record-log.ts'
import { watchPolicy } from '../../src/hosts/node/watch-policy.ts'
import { loadFromPaths } from '../../src/hosts/cli/load-from-paths.ts'
import { formatPolicy } from '../../src/tools/format/format-policy.ts'
import { readLintConfig } from '../../src/tools/lint/read-lint-config.ts'
import { runPolicyTests } from '../../src/tools/policy-test/run-policy-tests.ts'
import { turnsFromZero } from '../../src/tools/replay/turns-from-zero.ts'
import { aContext, aToolCall } from '../support/engine-events.ts'

type Provoke = () => Promise<readonly Diagnostic[]>

const header = 'sluice: 1\npack: { id: acme/example, version: 1.0.0 }\n'

function policy(rules: string, more = ''): string {
  return `${header}rules:\n${rules.replaceAll(/^(?=.)/gm, '  ')}${more}`
}

const oneRule = policy('- { id: no-deploy, event: tool_call, match: { tool: deploy }, skip: Nothing was deployed. }\n')

function loading(text: string, options: LoadOptions = {}, more: Partial<PackEntry> = {}): Provoke {
  return () => Promise.resolve(loadPolicy([{ source: { name: 'policy.yaml', text }, ...more }], options).diagnostics)
}

function asking(hook: Hook, options: ComposeOptions = {}): Provoke {
  return async () => (await createHookStack('example', [hook]).compose(aContext(), aToolCall(), options)).diagnostics
}

/** A participant that answers a call with anything, also what its type forbids. */
function answering(outcome: unknown): Provoke {
  return asking(fromInterceptor({ name: 'scanner', intercept: () => outcome as HookOutcome }))
}

async function testing(filter?: string): Promise<readonly Diagnostic[]> {
  const tests = filter === undefined ? '' : 'tests:\n  - { call: { tool: deploy, args: {} }, expect: skip }\n'
  const loaded = loadPolicy([{ source: { name: 'policy.yaml', text: oneRule + tests } }])
  if (!loaded.ok) throw new Error('the policy does not load')
  const run = await runPolicyTests(loaded.value, filter === undefined ? {} : { filter })
  return run.ok ? [] : [run.diagnostic]
}

const atOnce = {
  after(_ms: number, ring: () => void) {
    ring()
    return () => undefined
  },
}

const outcomeTarget = targetByName('outcome')

/** How each code comes about that no example of its page can show. */
export const provokedCodes: Partial<Readonly<Record<Code, Provoke>>> = {
  SLC102: loading(`${oneRule}# ${'x'.repeat(limits.policyTextLength)}\n`),
  SLC103: loading(`${header}lists: { deep: ${'['.repeat(limits.policyDepth)}${']'.repeat(limits.policyDepth)} }\n`),
  SLC104: loading(`${header}lists: { many: [${'1,'.repeat(limits.policyNodes)}] }\n`),
  SLC333: loading(
    policy('- { id: cool, event: completion_call, match: any, patch: { temperature: 0 } }\n'),
    outcomeTarget === undefined ? {} : { target: outcomeTarget },
  ),
  SLC334: loading(oneRule, {}, { files: [{ path: 'rules/more.yaml', source: { name: 'rules/more.yaml', text: oneRule } }] }),
  SLC335: loading(`${header}files: [rules/shell.yaml]\n`, {}, { files: [] }),
  SLC341: loading(
    `${oneRule}exceptions:
  - id: launch
    rules: [no-deploy]
    match: { args: { $.service: web } }
    reason: The launch of the shop.
    owner: platform
    expires: 2027-03-31
`,
    { now: Date.UTC(2027, 2, 15) },
  ),
  SLC345: loading(
    policy(`- id: deep
  event: tool_call
  match: ${'{ not: '.repeat(limits.expressionDepth)}{ tool: deploy }${' }'.repeat(limits.expressionDepth)}
  skip: Nothing was deployed.
`),
  ),
  SLC701: async () => {
    const stack = createHookStack('example', [{ name: 'mend', onEvent: () => repair('bash') }])
    return resolve(aToolCall(), await stack.compose(aContext(), aToolCall())).diagnostics
  },
  SLC702: asking({
    name: 'scan',
    onEvent() {
      throw new Error('no connection')
    },
  }),
  SLC703: asking({ name: 'scan', timeoutMs: 50, onEvent: () => new Promise(() => undefined) }, { timer: atOnce }),
  SLC704: asking({ name: 'scan', onEvent: () => 'allow' as never }),
  SLC706: answering({ type: 'replace', output: 'nothing here' }),
  SLC707: answering({ type: 'modify', input: 'ls' }),
  SLC708: () => Promise.resolve(problemOf(applyRequestPatch({ tools: ['bash'], documents: [] }, { activeTools: ['terminal'] }))),
  SLC711: asking({
    name: 'scan',
    onFailure: 'allow',
    onEvent() {
      throw new Error('no connection')
    },
  }),
  SLC714: () =>
    reported(async (engine) => {
      await createGovernor(engine, engineTarget).startRun().runTool({ toolCallId: 'c1', toolName: 'deploy', args: {}, execute: () => 'deployed' })
    }),
  SLC721: () => Promise.resolve(turnsFromZero(1)),
  SLC730: () =>
    reported(
      (engine) => void engine.startRun({ runId: 'r1' }),
      {
        name: 'telemetry',
        runStarted() {
          throw new Error('no connection')
        },
      },
    ),
  SLC801: () => testing(),
  SLC802: () => testing('no such case'),
  SLC803: async () => (await loadFromPaths([], {})).diagnostics,
  SLC804: () => Promise.resolve(readHooksFile({ name: 'hooks.json', text: '{ "schema": 2, "hooks": [] }' }).diagnostics),
  SLC810: () => Promise.resolve(openRecordLog({ folder: 'records', key: new Uint8Array(16), maxBytes: 0 }).diagnostics),
  SLC811: () => Promise.resolve(tornRecord()),
  SLC812: async () => {
    const watched = await watchPolicy([{ path: 'policies/payments' }], {
      follows: false,
      build() {
        throw new Error('no approver')
      },
    })
    return watched.diagnostics
  },
  SLC820: () => Promise.resolve(readLintConfig({ name: 'sluice.config.yaml', text: 'lint:\n  rules:\n    no-catchall-skip: off\n' }).diagnostics),
  SLC821: () => Promise.resolve(readLintConfig({ name: 'sluice.config.yaml', text: 'lint:\n  rules:\n    SLC301: off\n' }).diagnostics),
  // YAML allows a key of this length only in the form that the layout does not have.
  SLC830: () => Promise.resolve(formatPolicy({ name: 'policy.yaml', text: `? ${'k'.repeat(2_000)}\n: 1\n` }).diagnostics),
  SLC901: () => Promise.resolve(brokenResolution(aContext(), aToolCall(), {}, new Error('impossible')).diagnostics),
}

function problemOf(applied: ReturnType<typeof applyRequestPatch>): readonly Diagnostic[] {
  return applied.ok ? [] : [applied.diagnostic]
}

/** What an engine reports while a host does this with it. */
async function reported(act: (engine: Engine) => unknown, ...observers: readonly RunObserver[]): Promise<readonly Diagnostic[]> {
  const found: Diagnostic[] = []
  const reporter = ({ diagnostics }: FailureReport): void => void found.push(...diagnostics)
  await act(createEngine({ stack: createHookStack('example', []), reporter, observers }))
  return found
}

/** A log whose last line was cut off, as by a loss of power. */
function tornRecord(): readonly Diagnostic[] {
  const folder = mkdtempSync(join(tmpdir(), 'sluice-torn-'))
  try {
    const { line } = appendRecord(chainStart, aRecord)
    writeFileSync(join(folder, 'records-00000001.jsonl'), `${line}\n${line.slice(0, 40)}`)
    const opened = openRecordLog({ folder, key: new Uint8Array(16) })
    if (opened.ok) opened.value.close()
    return opened.diagnostics.map((diagnostic) => ({ ...diagnostic, message: diagnostic.message.replace(`${folder}/`, 'records/') }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const aRecord = { format: 1, run_id: 'r1', turn: 1, kind: 'tool_call', decision: 'continue', rules: [], diagnostics: [], policy: 'sha256:00' } as const
