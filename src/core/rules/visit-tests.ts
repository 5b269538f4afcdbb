import type { EventMatcherNode, ProgramTest, ValueMatcherNode } from './policy-ast.ts'

export type TestNode = EventMatcherNode | ValueMatcherNode

/**
 * Asks about every test of a matcher, the outer one before those inside it; about what a named matcher
 * holds once, however often it is used, since matchers that use others twice would double the work at each level.
 */
export function visitTests(node: TestNode, visit: (node: TestNode) => void): void {
  visitNew(node, visit, new Set())
}

function visitNew(node: TestNode, visit: (node: TestNode) => void, used: Set<TestNode>): void {
  visit(node)
  if (node.kind === 'use') {
    if (used.has(node.item)) return
    used.add(node.item)
  }
  for (const part of testsInside(node)) visitNew(part, visit, used)
}

/** The tests that a test is made of. */
export function testsInside(node: TestNode): readonly TestNode[] {
  switch (node.kind) {
    case 'all':
    case 'any':
    case 'tests':
      return node.items
    case 'not':
    case 'use':
    case 'path':
    case 'some':
    case 'every':
    case 'none':
      return [node.item]
    case 'args':
    case 'result':
    case 'prompt':
    case 'text':
    case 'run':
    case 'env':
    case 'sum':
      return [node.test]
    case 'count':
      return node.of === undefined ? [node.test] : [node.of, node.test]
    case 'mcp':
      return [node.server, node.tool].filter((test) => test !== undefined)
    case 'shell':
      return [
        ...programParts([...(node.runs ?? []), ...(node.only ?? [])]),
        ...(node.redirects === undefined ? [] : [node.redirects]),
      ]
    case 'effects':
      return [
        ...[node.path, node.url, node.sql, node.to].filter((test) => test !== undefined),
        ...programParts(node.program ?? []),
      ]
    case 'always':
    case 'tool':
    case 'outcome':
    case 'exists':
    case 'operator':
      return []
  }
}

function programParts(programs: readonly ProgramTest[]): readonly ValueMatcherNode[] {
  return programs.flatMap(({ operands }) => operands.map(({ item }) => item))
}
