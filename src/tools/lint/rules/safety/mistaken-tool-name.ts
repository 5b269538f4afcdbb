import { foldName } from '../../../../core/base/nearest-name.ts'
import { shippedCatalogue } from '../../../../core/catalogue/shipped-catalogue.ts'
import type { PackNode } from '../../../../core/rules/policy-ast.ts'
import { compileToolNamePattern, fitsToolName, isToolNamePattern } from '../../../../core/text/tool-name-pattern.ts'
import { defineLintRule } from '../../define-lint-rule.ts'

export const mistakenToolName = defineLintRule({
  name: 'mistaken-tool-name',
  code: 'SLC518',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a rule names a tool that is probably called otherwise',
  why: 'Tool names are compared as registered (L-17). A rule on `web_fech` judges no call at all, and the tool that was meant runs without it.',
  fix: 'Write the name as the host registers it. A tool of your own with such a name belongs into `catalogue`.',
  examples: {
    bad: [
      `- id: no-fetch
  event: tool_call
  match: { tool: [web_search, web_fecth] }
  skip: The page was not fetched. Ask the user for it.
`,
      `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
catalogue: [{ name: [search_pages, get_page] }]
catalogue_closed: true
rules:
  - id: no-wiki-deletes
    event: tool_call
    match: { tool: "delete_*" }
    skip: Nothing was deleted. Close the page.
`,
    ],
    good: [
      `- id: no-fetch
  event: tool_call
  match: { tool: [web_search, web_fetch] }
  skip: The page was not fetched. Ask the user for it.
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, { tests }) {
    const nearest = createNearest()
    for (const { node, place } of tests) {
      if (node.kind !== 'tool') continue
      for (const [index, name] of node.names.entries()) {
        const span = node.nameSpans[index] ?? node.span
        if (isToolNamePattern(name)) {
          if (!place.pack.isCatalogueClosed || fitsSome(place.pack, name)) continue
          yield {
            span,
            message: `\`${name}\` fits no tool of the catalogue, which is closed`,
            hint: 'describe the tool, or take the name out',
          }
          continue
        }
        if (isDescribed(place.pack, name)) continue
        const meant = nearest(name)
        if (meant === undefined) continue
        yield {
          span,
          message: `no usual tool is called \`${name}\``,
          hint: `did you mean \`${meant}\`?`,
          fix: { safe: false, edits: [{ span, text: meant }] },
        }
      }
    }
  },
})

function isDescribed({ catalogue }: PackNode, name: string): boolean {
  return catalogue.some(({ names }) => names.some((known) => fitsToolName(known, name)))
}

function fitsSome({ catalogue }: PackNode, pattern: string): boolean {
  const fits = compileToolNamePattern(pattern)
  // Of two patterns nobody can say it so easily; the doubt keeps the rule quiet.
  return catalogue.some(({ names }) => names.some((name) => isToolNamePattern(name) || fits(name)))
}

/** A shipped tool of which the name is one slip away. Short names are one slip from each other, and a plural is another tool. */
function createNearest(): (name: string) => string | undefined {
  const known = shippedCatalogue.flatMap(({ names }) => names.map((name) => ({ name, folded: foldName(name) })))
  const isKnown = new Set(known.map(({ name }) => name))
  const answers = new Map<string, string | undefined>()
  return (name) => {
    if (isKnown.has(name) || name.length < 8 || name.length > 100) return undefined
    if (answers.has(name)) return answers.get(name)
    const folded = foldName(name)
    const meant = known.find((other) => Math.abs(other.folded.length - folded.length) <= 1 && isOneSlip(folded, other.folded))?.name
    answers.set(name, meant)
    return meant
  }
}

/** A letter too many, too few or wrong, or two that changed places. A plural is another word. */
function isOneSlip(name: string, known: string): boolean {
  if (name === known || name === `${known}s` || known === `${name}s`) return false
  let start = 0
  while (start < name.length && name[start] === known[start]) start++
  let end = 0
  while (end < Math.min(name.length, known.length) - start && name.at(-1 - end) === known.at(-1 - end)) end++
  const [left, right] = [name.slice(start, name.length - end), known.slice(start, known.length - end)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}
