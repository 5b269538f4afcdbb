import { defineLintRule } from '../../define-lint-rule.ts'

const rules = 'rules:\n  - { id: no-shell, event: tool_call, match: { tool: shell }, skip: Not run. Do not retry. }\n'

export const missingPackDescription = defineLintRule({
  name: 'missing-pack-description',
  code: 'SLC604',
  category: 'style',
  severity: 'warning',
  preset: 'strict',
  summary: 'a pack does not say what it is for',
  why: 'Packs are chosen from lists and shared between teams, where the description is all that is seen of them.',
  fix: 'Say in one sentence under `pack.description` what an agent may no longer do with it.',
  examples: {
    bad: [`sluice: 1\npack: { id: acme/example, version: 1.0.0 }\n${rules}`],
    good: [`sluice: 1\npack: { id: acme/example, version: 1.0.0, description: Keeps agents from shells. }\n${rules}`],
  },
  since: '0.2.0',
  *check({ packs }) {
    for (const { id, description, span } of packs) {
      if (description !== undefined) continue
      yield { span, message: `the pack \`${id}\` has no description`, hint: 'add `description:` to `pack`' }
    }
  },
})
