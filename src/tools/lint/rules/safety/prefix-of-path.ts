import { defineLintRule } from '../../define-lint-rule.ts'
import { readPrefix, type Prefix } from '../../path-prefix.ts'
import { isLoosening, operatorOf, type PlacedTest } from '../../placed-test.ts'
import { writtenAt } from '../../written-at.ts'

export const prefixOfPath = defineLintRule({
  name: 'prefix-of-path',
  code: 'SLC507',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a path or URL is judged by how its text begins',
  why: '`/srv/app/../../etc/passwd` begins with `/srv/app`, `/srv/./../etc` does not begin with `/etc`, and `https://good.example.evil.test` begins with `https://good.example`.',
  fix: 'Ask where it leads: `path: { inside: /srv/app }`, or `url: { scheme: https, host: good.example }`.',
  examples: {
    bad: [
      `- id: no-etc
  event: tool_call
  match: { tool: load, args: { $.source: { starts_with: /etc } } }
  skip: Not loaded. Name a file of the project.
`,
      `- id: own-site
  event: tool_call
  match: { tool: open_page }
  unless: { args: { $.address: { matches: "^https://good\\\\.example", full: false } } }
  skip: Not opened. Keep to the site of the house.
`,
    ],
    good: [
      `- id: no-etc
  event: tool_call
  match: { tool: load, args: { $.source: { path: { inside: /etc } } } }
  skip: Not loaded. Name a file of the project.
`,
      `- id: own-site
  event: tool_call
  match: { tool: open_page }
  unless: { args: { $.address: { url: { scheme: https, host: good.example, redirects: every } } } }
  skip: Not opened. Keep to the site of the house.
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, { tests }) {
    for (const test of tests) {
      const operator = operatorOf(test)
      // Words of a command line are judged by the shell as they stand: `/dev/tcp/` is a prefix there.
      if (operator === undefined || test.place.role === 'other' || test.subject?.kind !== 'argument') continue
      const prefix = readPrefix(operator)
      if (prefix === undefined) continue
      const instead = domainTest(prefix, isLoosening(test))
      const { source, start } = operator.span
      const isAlone = writtenAt(test.place.pack, operator.span)?.map.entries.length === 1
      const edit = { span: { source, start, end: operator.operandSpan.end }, text: instead }
      yield {
        span: operator.operandSpan,
        message: prefix.kind === 'path' ? 'a path is more than how its text begins' : 'a URL is more than how its text begins',
        hint: `ask where it leads: \`${instead}\``,
        ...(isAlone && operator.name === 'starts_with' && isPlain(prefix) ? { fix: { safe: false, edits: [edit] } } : {}),
      }
    }
  },
})

function domainTest(prefix: Prefix, loosens: PlacedTest['isNegated']): string {
  if (prefix.kind === 'path') return `path: { inside: ${prefix.folder} }`
  return `url: { scheme: ${prefix.scheme}, host: ${prefix.host}${loosens ? ', redirects: every' : ''} }`
}

/** What can stand in the domain test as it was written, and says all that the prefix said. */
function isPlain(prefix: Prefix): boolean {
  if (prefix.kind === 'path') return /^(?:~|\/)[\w./-]*$/.test(prefix.folder)
  return /^[\w-]+(?:\.[\w-]+)+$/.test(prefix.host) && (prefix.path === '' || prefix.path === '/')
}
