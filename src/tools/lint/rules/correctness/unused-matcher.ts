import { entryOf } from '../../../../core/rules/reading.ts'
import { defineLintRule } from '../../define-lint-rule.ts'
import { namesUsed } from '../../names-used.ts'
import { removeEntry } from '../../remove-entry.ts'

export const unusedMatcher = defineLintRule({
  name: 'unused-matcher',
  code: 'SLC421',
  category: 'correctness',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a matcher is declared and never used',
  why: 'A matcher that nothing uses tests nothing. Often a rule that should use it was taken out, or tests something narrower by itself.',
  fix: 'Use it with `use: name` where it was meant to stand, or take it out.',
  examples: {
    bad: [
      `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
matchers:
  fair: { number: { gt: 0, lte: 500 } }
  deploys: { tool: deploy }
rules:
  - id: no-deploy
    event: tool_call
    match: { use: deploys }
    skip: Nothing was deployed. Do not retry.
`,
    ],
    good: [
      `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
matchers:
  deploys: { tool: deploy }
  to_production: { all: [{ use: deploys }, { args: { $.target: prod } }] }
rules:
  - id: no-deploy
    event: tool_call
    match: { use: to_production }
    skip: Nothing was deployed. Do not retry.
`,
    ],
  },
  since: '0.2.0',
  *check(policy) {
    for (const pack of policy.packs) {
      const used = namesUsed(pack, 'use')
      for (const tree of pack.trees) {
        const matchers = entryOf(tree.root, 'matchers')?.value
        if (matchers?.kind !== 'map') continue
        for (const entry of matchers.entries) {
          const { key } = entry
          if (used.has(key.text)) continue
          const fix = removeEntry(tree, matchers, entry)
          yield {
            span: key.span,
            message: `nothing uses the matcher \`${key.text}\``,
            hint: 'use it, or take it out',
            ...(fix === undefined ? {} : { fix: { safe: false, edits: [fix] } }),
          }
        }
      }
    }
  },
})
