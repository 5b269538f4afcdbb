import type { CodeExample } from '../core/diagnostics/define-code.ts'
import type { LoadOptions, PackEntry } from '../core/load/load-policy.ts'

/** The files of an example, as a loader takes them. */
export function exampleEntries(example: CodeExample): readonly PackEntry[] {
  if (example.policy !== undefined) return [{ source: { name: 'policy.yaml', text: example.policy } }]
  return (example.policies ?? []).map(({ name, text, tier }) => ({
    source: { name, text },
    ...(tier === undefined ? {} : { tier }),
  }))
}

export function exampleOptions({ checks }: CodeExample): LoadOptions {
  return checks === undefined ? {} : { host: { checks, hasApprover: true } }
}
