import type { CodeExample } from '../core/diagnostics/define-code.ts'
import type { LoadOptions, PackEntry } from '../core/load/load-policy.ts'

/** The files of an example, as a loader takes them. */
export function exampleEntries(example: CodeExample): readonly PackEntry[] {
  const one = example.policy === undefined ? [] : [{ name: 'policy.yaml', text: example.policy }]
  return [...one, ...(example.policies ?? [])].map((file) => ({
    source: { name: file.name, text: file.text },
    ...('tier' in file && file.tier !== undefined ? { tier: file.tier } : {}),
  }))
}

export function exampleOptions({ checks }: CodeExample): LoadOptions {
  return checks === undefined ? {} : { host: { checks, hasApprover: true } }
}
