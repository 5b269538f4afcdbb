import { entryOf } from '../../../../core/rules/reading.ts'
import { defineLintRule } from '../../define-lint-rule.ts'
import { namesUsed } from '../../names-used.ts'
import { removeEntry } from '../../remove-entry.ts'

export const unusedList = defineLintRule({
  name: 'unused-list',
  code: 'SLC420',
  category: 'correctness',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a list is declared and never named',
  why: 'A list that nothing names protects nothing. Often a rule that should name it was taken out, or names another list by mistake.',
  fix: 'Name it with `{ list: name }` where it was meant to stand, or take it out.',
  examples: {
    bad: [
      `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
lists: { shells: [bash, sh], editors: [vi] }
rules:
  - id: no-shell
    event: tool_call
    match: { tool: { list: shells } }
    skip: The command did not run. Do not retry.
`,
    ],
    good: [
      `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
lists: { shells: [bash, sh] }
rules:
  - id: no-shell
    event: tool_call
    match: { tool: { list: shells } }
    skip: The command did not run. Do not retry.
`,
    ],
  },
  since: '0.2.0',
  *check(policy) {
    for (const pack of policy.packs) {
      const used = namesUsed(pack, 'list')
      for (const tree of pack.trees) {
        const lists = entryOf(tree.root, 'lists')?.value
        if (lists?.kind !== 'map') continue
        for (const entry of lists.entries) {
          const { key } = entry
          if (used.has(key.text)) continue
          const fix = removeEntry(tree, lists, entry)
          yield {
            span: key.span,
            message: `nothing names the list \`${key.text}\``,
            hint: 'name it, or take it out',
            ...(fix === undefined ? {} : { fix: { safe: false, edits: [fix] } }),
          }
        }
      }
    }
  },
})
