import type { LintExample } from './define-lint-rule.ts'

/** The policy of an example: as it stands, or its rules below a header. */
export function exampleText(example: LintExample): string {
  if (example.startsWith('sluice:')) return example
  const rules = example.replaceAll(/^(?=.)/gm, '  ')
  return `sluice: 1\npack: { id: acme/example, version: 1.0.0 }\nrules:\n${rules}`
}
