import type { EventMatcherNode, ProgramTest, ValueMatcherNode } from './policy-ast.ts'

export type TestNode = EventMatcherNode | ValueMatcherNode

/** Asks about every test of a matcher, the outer one before those inside it. */
export function visitTests(node: TestNode, visit: (node: TestNode) => void): void {
  visit(node)
  for (const part of testsInside(node)) visitTests(part, visit)
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
