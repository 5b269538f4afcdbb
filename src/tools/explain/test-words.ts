import { firstCodePoints } from '../../core/base/code-points.ts'
import type { ConditionPart } from '../../core/conditions/condition-parts.ts'
import type { EffectsNode, ProgramTest, ShellNode } from '../../core/rules/policy-ast.ts'
import type { TestNode } from '../../core/rules/visit-tests.ts'

/** Characters of one test that are shown. */
const longest = 80

/** A test as people write it, on one line; it repeats the policy and nothing of an event. */
export function testWords(test: TestNode | ConditionPart): string {
  return cut(wordsOf(test).replaceAll(/\s+/g, ' ').trim())
}

function cut(text: string): string {
  const shown = firstCodePoints(text, longest)
  return shown === text ? text : `${shown}…`
}

function wordsOf(test: TestNode | ConditionPart): string {
  switch (test.kind) {
    case 'condition':
      return JSON.stringify(test.expression)
    case 'operator':
      return operatorWords(test)
    case 'path':
      return test.path.text
    case 'tool':
      return `tool: ${test.names.length === 1 ? test.names.join() : `[${test.names.join(', ')}]`}`
    case 'outcome':
      return `outcome: ${test.kinds.join(', ')}`
    case 'run':
    case 'env':
      return `${test.kind}.${test.field}`
    case 'use':
      return `use: ${test.name}`
    case 'exists':
      return `exists: ${String(test.want)}`
    case 'shell':
      return shellWords(test)
    case 'effects':
      return effectsWords(test)
    case 'always':
      return 'any event'
    case 'tests':
      return 'all'
    case 'all':
    case 'any':
    case 'not':
    case 'args':
    case 'result':
    case 'prompt':
    case 'text':
    case 'mcp':
    case 'some':
    case 'every':
    case 'none':
    case 'count':
    case 'sum':
      return test.kind
  }
}

/** As written; a value that stands for `equals` or `in` has no key of its own. */
function operatorWords({ name, span, operandSpan }: Extract<TestNode, { kind: 'operator' }>): string {
  const { text } = span.source
  // No more of a long list than is shown.
  const to = Math.min(operandSpan.end, span.start + 4 * longest)
  if (span.start !== operandSpan.start && span.source === operandSpan.source && span.end <= operandSpan.start) return text.slice(span.start, to)
  return `${name}: ${operandSpan.source.text.slice(operandSpan.start, Math.min(operandSpan.end, operandSpan.start + 4 * longest))}`
}

function shellWords({ runs, only, redirects }: ShellNode): string {
  const parts = [
    ...(runs === undefined ? [] : [`runs ${programWords(runs)}`]),
    ...(only === undefined ? [] : [`only ${programWords(only)}`]),
    ...(redirects === undefined ? [] : ['redirects']),
  ]
  return `shell: ${parts.join(', ')}`
}

function effectsWords({ quantifier, kinds, path, url, sql, to, program }: EffectsNode): string {
  const targets = Object.entries({ path, url, sql, to, program }).flatMap(([name, test]) => (test === undefined ? [] : [name]))
  return ['effects:', quantifier, kinds.join(' or '), targets.join(' and ')].filter((part) => part !== '').join(' ')
}

function programWords(programs: readonly ProgramTest[]): string {
  return programs
    .map(({ names, subcommands, flags }) => {
      const flagNames = [...(flags.any ?? []), ...(flags.all ?? [])]
      return [names.join('|'), ...(subcommands === undefined ? [] : [subcommands.join('|')]), ...flagNames.map((name) => (name.length === 1 ? `-${name}` : `--${name}`))].join(' ')
    })
    .join(' or ')
}
