import { createHookStack } from '../../../src/core/chain/create-hook-stack.ts'
import type { HookStack } from '../../../src/core/chain/hook-stack.ts'
import { createEngine, type Engine } from '../../../src/core/runs/engine.ts'
import type { RunLimits } from '../../../src/core/runs/engine-parts.ts'
import { compilePolicy } from '../../../src/core/compile/compile-policy.ts'
import { loadPolicy } from '../../../src/core/load/load-policy.ts'
import { vercel as target } from '../../../src/adapters/targets/vercel.ts'

/** An engine with these rules, loaded for the AI SDK. */
export function engineOf(rules: readonly string[], limits?: Partial<RunLimits>): Engine {
  return createEngine({ stack: stackOf(rules), reporter: () => undefined, ...(limits && { limits }) })
}

function stackOf(rules: readonly string[]): HookStack {
  if (rules.length === 0) return createHookStack('none', [])
  const text = `sluice: 1\npack: { id: test/traps, version: 1.0.0 }\nrules:\n${rules.map((rule) => `  - ${rule}\n`).join('')}`
  const loaded = loadPolicy([{ source: { name: 'traps.yaml', text } }], { target })
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(({ code, message }) => `${code} ${message}`).join('\n'))
  return compilePolicy(loaded.value).stack
}
