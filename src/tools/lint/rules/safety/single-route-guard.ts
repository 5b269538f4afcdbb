import { shippedCatalogue } from '../../../../core/catalogue/shipped-catalogue.ts'
import type { ToolDescription } from '../../../../core/catalogue/tool-description.ts'
import type { PackNode } from '../../../../core/rules/policy-ast.ts'
import { fitsToolName } from '../../../../core/text/tool-name-pattern.ts'
import { defineLintRule } from '../../define-lint-rule.ts'
import { kindOf, operatorOf, type PlacedTest } from '../../placed-test.ts'

export const singleRouteGuard = defineLintRule({
  name: 'single-route-guard',
  code: 'SLC520',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a guard watches one tool, and the shell of the same pack reaches the same thing',
  why: 'What `read_file` may not read, `cat` reads; what `web_fetch` may not fetch, `curl` fetches. The pack knows a shell tool and says nothing of what its commands reach.',
  fix: 'Write one rule about the resource, for every route to it: `effects: { some: { kind: reads, path: ... } }` (L-70).',
  examples: {
    bad: [
      `- id: no-env-files
  event: tool_call
  match: { tool: read_file, args: { $.path: { path: { name: .env } } } }
  skip: The file was not read. Ask the user for the value.
- id: no-delete
  event: tool_call
  match: { tool: bash, args: { $.command: { shell: { runs: rm } } } }
  skip: The command did not run. Do not delete files.
`,
    ],
    good: [
      `- id: no-env-files
  event: tool_call
  match: { effects: { some: { kind: reads, path: { name: .env } } } }
  skip: The call did not run. Ask the user for the value.
- id: no-delete
  event: tool_call
  match: { tool: bash, args: { $.command: { shell: { runs: rm } } } }
  skip: The command did not run. Do not delete files.
`,
      `- id: no-env-files
  event: tool_call
  match: { tool: read_file, args: { $.path: { path: { name: .env } } } }
  skip: The file was not read. Ask the user for the value.
- id: readers-only
  event: tool_call
  match: { tool: bash }
  unless: { args: { $.command: { shell: { only: [ls, pwd] } } } }
  skip: The command did not run. Use the file tools.
`,
    ],
  },
  since: '0.2.0',
  *check(policy, { tests }) {
    const watched = new Map(policy.packs.map((pack): [PackNode, Routes] => [pack, { hasListOfPrograms: false, effects: new Set() }]))
    for (const { place, node } of tests) {
      const routes = watched.get(place.pack)
      if (routes === undefined) continue
      if (node.kind === 'tool') routes.shell ??= node.names.find((name) => isShell(place.pack, name))
      else if (node.kind === 'effects') {
        if (node.path !== undefined) routes.effects.add('path')
        if (node.url !== undefined) routes.effects.add('url')
      } else if (node.kind === 'shell' && node.only !== undefined) routes.hasListOfPrograms = true
    }
    const said = new Set<unknown>()
    for (const test of tests) {
      const routes = watched.get(test.place.pack)
      const kind = kindOfGuarded(test)
      if (kind === undefined || routes?.shell === undefined || routes.hasListOfPrograms || routes.effects.has(kind)) continue
      if (said.has(test.place.owner)) continue
      said.add(test.place.owner)
      yield {
        span: test.node.span,
        message: `\`${routes.shell}\` reaches the same ${kind === 'path' ? 'files' : 'hosts'}, and no rule of the pack looks there`,
        hint: `judge every route: \`effects: { some: { ${kind}: ... } }\``,
      }
    }
  },
})

/** Filled in one pass over the tests of all packs. */
interface Routes {
  shell?: string | undefined
  hasListOfPrograms: boolean
  readonly effects: Set<'path' | 'url'>
}

const takesCommand = ({ args }: ToolDescription): boolean => args.some(({ is }) => is === 'shell')

const shippedShells: ReadonlySet<string> = new Set(shippedCatalogue.filter(takesCommand).flatMap(({ names }) => names))

function isShell({ catalogue }: PackNode, name: string): boolean {
  if (shippedShells.has(name)) return true
  return catalogue.some((tool) => takesCommand(tool) && tool.names.some((known) => fitsToolName(known, name)))
}

/** A guard, or what a guard lets through, that judges a file or URL in an argument of tools that are no shell. */
function kindOfGuarded(test: PlacedTest): 'path' | 'url' | undefined {
  const operator = operatorOf(test)
  const { place } = test
  if (operator === undefined || (place.role === 'permit' ? place.key !== 'unless' : place.role !== 'guard')) return undefined
  if (place.tools === undefined || place.tools.some((name) => isShell(place.pack, name))) return undefined
  const kind = kindOf(test)
  return operator.name === kind && (kind === 'path' || kind === 'url') ? kind : undefined
}
