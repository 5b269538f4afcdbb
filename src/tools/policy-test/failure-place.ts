import type { Span } from '../../core/diagnostics/source.ts'
import { nodeAt, spanAt } from '../../core/rules/reading.ts'
import type { SyntaxNode } from '../../core/syntax/syntax-tree.ts'
import type { CaseFailure } from './case-bench.ts'
import type { PreparedCase } from './prepared-cases.ts'

/**
 * Where a failure is to be shown: at the part of the expectation that does not hold, at its step, or
 * at the case. Steps that stand in `test_defaults` have no place in the case.
 */
export function failurePlace({ node, span }: PreparedCase, { step, mismatch }: CaseFailure): Span {
  const path = step === undefined ? [] : ['steps', step - 1]
  const stated = nodeAt(node, path)
  if (step !== undefined && stated === nodeAt(node, ['steps'])) return span
  const expected = memberOf(stated, 'expect')
  if (expected === undefined) return stated.span
  const part = mismatch && memberOf(expected, mismatch.field)
  return part === undefined || mismatch === undefined ? spanAt(stated, ['expect']) : spanAt(expected, [mismatch.field])
}

function memberOf(node: SyntaxNode, key: string): SyntaxNode | undefined {
  return node.kind === 'map' ? node.entries.find((entry) => entry.key.text === key)?.value : undefined
}
