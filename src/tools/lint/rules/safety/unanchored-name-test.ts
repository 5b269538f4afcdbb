import { defineLintRule } from '../../define-lint-rule.ts'
import { readPattern } from '../../pattern-parts.ts'
import { isLoosening, kindOf, operatorOf, type OperatorTest, type PlacedTest } from '../../placed-test.ts'
import { subjectName, subjectText } from '../../subject-name.ts'

/** Names of things of which each is one thing: of people, places in a repository, parts of a system. */
const names = new Set([
  'user', 'username', 'userid', 'agent', 'owner', 'account', 'accountid', 'role', 'group', 'team', 'project', 'branch', 'branchname', 'basebranch', 'repo',
  'repository', 'channel', 'environment', 'env', 'cluster', 'namespace', 'database', 'schema', 'table', 'bucket', 'region', 'server', 'service', 'stage',
])

export const unanchoredNameTest = defineLintRule({
  name: 'unanchored-name-test',
  code: 'SLC508',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a name is let in by a part of it',
  why: 'Whoever may choose a name can put the wanted part into it: `admin` stands in `not-admin`, `staging` in `prod-was-staging`. So the test lets in names that nobody listed.',
  fix: 'Compare the whole name: `in: [...]`, `equals`, or `matches` with `full: true`.',
  examples: {
    bad: [
      `- id: test-systems-only
  event: tool_call
  match: { tool: deploy }
  unless: { args: { $.environment: { contains: staging } } }
  skip: Nothing was deployed. Use a test system.
`,
      `- id: known-servers
  event: tool_call
  match: { mcp: { server: { type: string } } }
  unless: { mcp: { server: { matches: "wiki|tracker", full: false } } }
  skip: The call did not run. Use another tool.
`,
    ],
    good: [
      `- id: test-systems-only
  event: tool_call
  match: { tool: deploy }
  unless: { args: { $.environment: { in: [staging, test] } } }
  skip: Nothing was deployed. Use a test system.
`,
      `- id: known-servers
  event: tool_call
  match: { mcp: { server: { type: string } } }
  unless: { mcp: { server: { matches: "wiki|tracker", full: true } } }
  skip: The call did not run. Use another tool.
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, { tests }) {
    for (const test of tests) {
      const operator = operatorOf(test)
      if (operator === undefined || !isLoosening(test) || !isName(test) || !isOpen(operator)) continue
      yield {
        span: operator.span,
        message: `\`${operator.name}\` lets in every name that holds this, in \`${subjectText(test.subject)}\``,
        hint: operator.name === 'matches' ? 'write `full: true`' : 'list the names with `in`',
      }
    }
  },
})

function isName(test: PlacedTest): boolean {
  if (test.subject?.kind === 'mcp') return true
  return kindOf(test) === undefined && names.has(subjectName(test.subject) ?? '')
}

/** Anything may stand on both sides of what is asked for. */
export function isOpen({ name, operand, modifiers }: OperatorTest): boolean {
  if (name.startsWith('contains')) return true
  if (operand.kind !== 'literal' || typeof operand.param !== 'string') return false
  if (name === 'glob') return operand.param.startsWith('*') && operand.param.endsWith('*')
  if (name !== 'matches' || modifiers.full === true) return false
  const { isAnchoredAtStart, isAnchoredAtEnd } = readPattern(operand.param)
  return !isAnchoredAtStart && !isAnchoredAtEnd
}
