import { combineTests } from './combine-tests.ts'
import { mcpOf, type Catalogue } from './catalogue.ts'
import { toolNameOf } from '../events/call-parts.ts'
import type { McpIdentity, StepEvent } from '../events/step-event.ts'
import type { EventMatcherNode } from '../rules/policy-ast.ts'
import type { TestPlace } from '../rules/test-place.ts'
import { compileValueMatcher } from './compile-value-matcher.ts'
import type { EventTester, ValueScope } from './value-test.ts'

type McpNode = Extract<EventMatcherNode, { kind: 'mcp' }>

/**
 * A test of the true server and tool of an MCP call (L-74). A tool that is described and carries no
 * name of the MCP form is known not to be one and misses; of any other nobody knows.
 */
export function compileMcp(node: McpNode, scope: ValueScope, catalogue: Catalogue, place: TestPlace): EventTester {
  const parts = (['server', 'tool'] as const).flatMap((part): readonly EventTester[] => {
    const matcher = node[part]
    if (matcher === undefined) return []
    const test = compileValueMatcher(matcher, place, scope)
    return [
      {
        judge(_subject, event, context) {
          const identity = identityOf(event, catalogue)
          if (typeof identity === 'string') return identity === 'none' ? 'miss' : 'unknown'
          return test.judge(identity[part], event, context)
        },
        why: () => ({ path: `the MCP ${part}`, why: 'the host does not say which one it is' }),
      },
    ]
  })
  return combineTests('all', parts, scope.watch !== undefined)
}

function identityOf(event: StepEvent, catalogue: Catalogue): McpIdentity | 'none' | 'unknown' {
  const stated = mcpOf(event)
  if (stated !== undefined) return stated
  const name = toolNameOf(event)
  if (name === undefined) return 'none'
  if (name.startsWith('mcp__')) return splitName(name) ?? 'unknown'
  return catalogue.describe(event) === undefined ? 'unknown' : 'none'
}

/** `mcp__S__T`, if there is one way only to split it. */
function splitName(name: string): McpIdentity | undefined {
  const [, server, tool, ...more] = name.split('__')
  if (server === undefined || tool === undefined || more.length > 0) return undefined
  // `a___b` could end a server in `_` or begin a tool with it.
  if (server === '' || tool === '' || server.endsWith('_') || tool.startsWith('_')) return undefined
  return { server, tool }
}
