import type { TestNode } from '../../core/rules/visit-tests.ts'

/** How people call a test. */
export function testName(node: TestNode): string {
  switch (node.kind) {
    case 'operator':
    case 'use':
      return `\`${node.name}\``
    case 'path':
      return `the test of \`${node.path.text}\``
    case 'tests':
      return 'a test'
    case 'run':
    case 'env':
      return `\`${node.kind}.${node.field}\``
    default:
      return `\`${node.kind}\``
  }
}
