import type { ArgumentKind } from '../../../../core/catalogue/tool-description.ts'
import { defineLintRule, type LintFinding } from '../../define-lint-rule.ts'
import { isStopping, type PathTest, type PlacedTest } from '../../placed-test.ts'
import { writtenAt } from '../../written-at.ts'

/** Names that tools in common use give to one thing. A command line goes by those of L-70. */
const families: readonly { readonly is: ArgumentKind; readonly names: readonly string[] }[] = [
  { is: 'shell', names: ['command', 'cmd', 'script'] },
  { is: 'path', names: ['path', 'file_path', 'filePath', 'filename', 'file'] },
  { is: 'url', names: ['url', 'uri'] },
]

export const oneArgumentName = defineLintRule({
  name: 'one-argument-name',
  code: 'SLC515',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a guard on every tool reads one name of an argument that tools name differently',
  why: 'One tool calls it `command`, the next one `cmd`. A guard that names no tool is meant for all of them, and where the argument has another name it misses.',
  fix: 'Read all the usual names, `"$[\'command\',\'cmd\',\'script\']": { some: ... }`, name the tools, or use `effects`, which knows the names.',
  examples: {
    bad: [
      `- id: no-network
  event: tool_call
  match: { args: { $.command: { shell: { runs: [curl, wget] } } } }
  skip: The command did not run. Ask the user to fetch it.
`,
    ],
    good: [
      `- id: no-network
  event: tool_call
  match: { args: { "$['command','cmd','script']": { some: { shell: { runs: [curl, wget] } } } } }
  skip: The command did not run. Ask the user to fetch it.
`,
      `- id: no-network
  event: tool_call
  match: { tool: bash, args: { $.command: { shell: { runs: [curl, wget] } } } }
  skip: The command did not run. Ask the user to fetch it.
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, { tests }) {
    const read = namesByOwner(tests)
    for (const test of tests) {
      const name = test.node.kind === 'path' ? nameOf(test.node) : undefined
      const family = families.find(({ names }) => name !== undefined && names.includes(name))
      if (test.node.kind !== 'path' || name === undefined || family === undefined || test.subject !== undefined) continue
      if (!isStopping(test) || test.place.role !== 'guard' || test.place.tools !== undefined || namesServer(test)) continue
      const others = family.names.filter((other) => other !== name && read.get(test.place.owner)?.has(other) !== true)
      if (others.length < family.names.length - 1) continue
      yield {
        span: test.node.span,
        message: `other tools call this ${others.map((other) => `\`${other}\``).join(', ')}, and the guard is meant for every tool`,
        hint: 'read all of these names, name the tools, or use `effects`',
        ...withFix(test, test.node, family.names),
      }
    }
  },
})

function nameOf({ path: { steps } }: PathTest): string | undefined {
  const [first, ...rest] = steps
  return first?.kind === 'name' && rest.length === 0 ? first.name : undefined
}

function namesServer({ parents }: PlacedTest): boolean {
  return parents.some((node) => node.kind === 'all' && node.items.some(({ kind }) => kind === 'mcp'))
}

/** The names of arguments that each rule reads. */
function namesByOwner(tests: readonly PlacedTest[]): ReadonlyMap<unknown, ReadonlySet<string>> {
  const found = new Map<unknown, Set<string>>()
  for (const { node, place } of tests) {
    const name = node.kind === 'path' ? nameOf(node) : undefined
    if (name === undefined) continue
    const names = found.get(place.owner)
    if (names === undefined) found.set(place.owner, new Set([name]))
    else names.add(name)
  }
  return found
}

function withFix({ place }: PlacedTest, { span, path }: PathTest, names: readonly string[]): Pick<LintFinding, 'fix'> {
  const written = writtenAt(place.pack, span)
  const value = written?.entry.value.span
  const { text } = span.source
  // A block would have to be indented anew.
  if (value === undefined || (text[value.start] !== '{' && text.slice(value.start, value.end).includes('\n'))) return {}
  const union = `"$[${names.map((name) => `'${name}'`).join(',')}]"`
  return {
    fix: {
      safe: false,
      edits: [
        { span, text: union },
        { span: { ...value, end: value.start }, text: path.isDefinite ? '{ some: ' : '' },
        { span: { ...value, start: value.end }, text: path.isDefinite ? ' }' : '' },
      ],
    },
  }
}
