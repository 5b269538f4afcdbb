import { defineLintRule } from '../../define-lint-rule.ts'
import { textTestFindings } from '../../text-test.ts'

export const textTestOnUrl = defineLintRule({
  name: 'text-test-on-url',
  code: 'SLC504',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a text test judges a URL or host, which have many spellings',
  why: '`http://127.0.0.1`, `http://0x7f.1`, `http://[::1]` and a name that leads there are one host, and `https://good.example@evil.test` is another than it seems (L-44).',
  fix: 'Use `url` or `host`, which judge the host by labels and addresses by value, and say what counts for redirects.',
  examples: {
    bad: [
      `- id: no-local
  event: tool_call
  match: { tool: web_fetch, args: { $.url: { contains: localhost } } }
  skip: The page was not fetched. Do not use addresses of this machine.
`,
      `- id: own-hosts
  event: tool_call
  match: { tool: connect_to }
  unless: { args: { $.host: { ends_with: .example.com } } }
  skip: Not connected. Use a host of the house.
`,
    ],
    good: [
      `- id: no-local
  event: tool_call
  match: { tool: web_fetch, args: { $.url: { url: { address: { some: [loopback, private, link_local, metadata] } } } } }
  skip: The page was not fetched. Do not use addresses of this machine.
`,
      `- id: own-hosts
  event: tool_call
  match: { tool: connect_to }
  unless: { args: { $.host: { host: { under: example.com } } } }
  skip: Not connected. Use a host of the house.
`,
    ],
  },
  since: '0.2.0',
  check: (_policy, context) =>
    textTestFindings(context, {
      kinds: ['url', 'host'],
      what: 'a URL or host',
      hint: 'use `url: { scheme, host, address, ... }`, or `host` on a host alone',
      instead({ name, operand }, text, _isLoosening, kind) {
        if (kind !== 'host') return undefined
        if (name === 'equals' || name === 'in') return `host: ${text}`
        if (name !== 'ends_with' || operand.kind !== 'literal' || typeof operand.param !== 'string') return undefined
        return /^\.[\w-]+(?:\.[\w-]+)+$/.test(operand.param) ? `host: { below: ${operand.param.slice(1)} }` : undefined
      },
    }),
})
