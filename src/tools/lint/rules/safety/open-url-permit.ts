import { isJsonObject } from '../../../../core/base/json.ts'
import { defineLintRule } from '../../define-lint-rule.ts'
import { isLoosening, operatorOf, type OperatorTest, type PlacedTest } from '../../placed-test.ts'
import { subjectText } from '../../subject-name.ts'

export const openUrlPermit = defineLintRule({
  name: 'open-url-permit',
  code: 'SLC524',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a URL is let in without a word on its host',
  why: 'Then any host may be reached, also `localhost`, the internal network and the metadata service of the cloud, which hands out credentials.',
  fix: 'Name the hosts under `host`, or write `address: public`.',
  examples: {
    bad: [
      `- id: https-only
  event: tool_call
  match: { tool: web_fetch }
  unless: { args: { $.url: { url: { scheme: https, redirects: every } } } }
  skip: The page was not fetched. Use https.
`,
    ],
    good: [
      `- id: https-only
  event: tool_call
  match: { tool: web_fetch }
  unless: { args: { $.url: { url: { scheme: https, address: public, redirects: every } } } }
  skip: The page was not fetched. Use https.
`,
      `- id: https-only
  event: tool_call
  match: { tool: web_fetch }
  unless: { args: { $.url: { url: { scheme: https, redirects: every } } } }
  skip: The page was not fetched. Use https.
- id: public-only
  event: tool_call
  match: { tool: web_fetch }
  unless: { args: { $.url: { url: { address: public, redirects: every } } } }
  skip: The page was not fetched. Use a public page.
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, { tests }) {
    const judged = new Set(tests.filter(judgesHost).map(placeOf))
    for (const test of tests) {
      const operator = operatorOf(test)
      if (operator?.name !== 'url' || test.place.role !== 'permit' || !isLoosening(test) || namesHost(operator)) continue
      if (judged.has(placeOf(test))) continue
      yield {
        span: operator.span,
        message: 'this lets in a URL of any host, also of the internal network',
        hint: 'name the hosts under `host`, or write `address: public`',
      }
    }
  },
})

function namesHost({ operand }: OperatorTest): boolean {
  if (operand.kind === 'ref' || !isJsonObject(operand.param)) return true
  return Object.hasOwn(operand.param, 'host') || Object.hasOwn(operand.param, 'address')
}

/** Another test of the pack looks at the host of the same argument. */
function judgesHost(test: PlacedTest): boolean {
  const operator = operatorOf(test)
  return test.subject?.kind === 'argument' && ((operator?.name === 'url' && namesHost(operator)) || operator?.name === 'host')
}

function placeOf({ place, subject }: PlacedTest): string {
  return `${place.pack.id} ${subjectText(subject)} ${(place.tools ?? []).join()}`
}
