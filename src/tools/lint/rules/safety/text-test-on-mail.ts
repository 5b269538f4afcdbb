import { defineLintRule } from '../../define-lint-rule.ts'
import { textTestFindings } from '../../text-test.ts'

export const textTestOnMail = defineLintRule({
  name: 'text-test-on-mail',
  code: 'SLC506',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a text test judges recipients of mail, which have many spellings',
  why: 'One text can name several mailboxes, `"a@example.com" <eve@evil.test>` shows another than it reaches, and letter case does not count in a domain (L-45).',
  fix: 'Use `email`, which judges every mailbox that the list names.',
  examples: {
    bad: [
      `- id: internal-mail
  event: tool_call
  match: { tool: send_email }
  unless: { args: { $.to: { ends_with: "@example.com" } } }
  skip: The mail was not sent. Write to colleagues only.
`,
      `- id: not-to-press
  event: tool_call
  match: { tool: send_email, args: { $.to: press@example.org } }
  skip: The mail was not sent. Leave the press to people.
`,
    ],
    good: [
      `- id: internal-mail
  event: tool_call
  match: { tool: send_email }
  unless: { args: { $.to: { email: { every: { domain: example.com } } } } }
  skip: The mail was not sent. Write to colleagues only.
`,
    ],
  },
  since: '0.2.0',
  check: (_policy, context) =>
    textTestFindings(context, {
      kinds: ['email'],
      what: 'an address list',
      hint: 'use `email: { every: { domain: ... } }`, or `some` where a hit stops',
      instead({ name, operand }, text, isLoosening) {
        if (name === 'equals') return `email: { some: { address: ${text} } }`
        if (name !== 'ends_with' || operand.kind !== 'literal' || typeof operand.param !== 'string') return undefined
        const [local, domain, ...more] = operand.param.split('@')
        if (local !== '' || more.length > 0 || domain === undefined || !/^[\w-]+(?:\.[\w-]+)+$/.test(domain)) return undefined
        return `email: { ${isLoosening ? 'every' : 'some'}: { domain: ${domain} } }`
      },
    }),
})
