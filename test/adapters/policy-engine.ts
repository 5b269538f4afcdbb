import { createHookStack } from '../../src/core/chain/create-hook-stack.ts'
import type { Hook } from '../../src/core/chain/hook.ts'
import { compilePolicy } from '../../src/core/compile/compile-policy.ts'
import { loadPolicy } from '../../src/core/load/load-policy.ts'
import { createEngine, type Engine } from '../../src/core/runs/engine.ts'
import type { RunLimits } from '../../src/core/runs/engine-parts.ts'
import { systemTimer } from '../../src/hosts/node/clock.ts'

/** An engine of rules, one line of YAML each, with hooks behind them. */
export function policyEngine(rules: readonly string[], hooks: readonly Hook[] = [], limits: Partial<RunLimits> = {}): Engine {
  const text = `sluice: 1\npack: { id: test/traps, version: 1.0.0 }\nrules:\n${rules.map((rule) => `  - ${rule}\n`).join('')}`
  const loaded = rules.length === 0 ? undefined : loadPolicy([{ source: { name: 'traps.yaml', text } }])
  if (loaded?.ok === false) throw new Error(loaded.diagnostics.map(({ code, message }) => `${code} ${message}`).join('\n'))
  const stacks = loaded?.ok === true ? [compilePolicy(loaded.value).stack] : []
  return createEngine({ stack: createHookStack('test', [...stacks, ...hooks]), reporter: () => undefined, timer: systemTimer, limits })
}
