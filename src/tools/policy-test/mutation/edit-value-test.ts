import type { ShellNode, ValueMatcherNode } from '../../../core/rules/policy-ast.ts'
import { dropEach, editEach, within, without, type Edit } from './edit.ts'
import { editOperator } from './edit-operator.ts'
import { editNegated } from './edit-negated.ts'
import { editPrograms } from './edit-programs.ts'
import { testName } from '../test-name.ts'

/** Every small change of a test of one value. What a named matcher says is changed for this use of it alone. */
export function* editValueTest(node: ValueMatcherNode): Iterable<Edit<ValueMatcherNode>> {
  switch (node.kind) {
    case 'all':
    case 'any': {
      const other = node.kind === 'all' ? 'any' : 'all'
      if (node.items.length > 1) yield { part: { ...node, kind: other }, span: node.span, says: `turns \`${node.kind}\` into \`${other}\`` }
      yield* editItems(node.items, (items) => ({ ...node, items }))
      return
    }
    case 'tests':
      yield* editTests(node)
      return
    case 'not':
      yield { part: node.item, span: node.span, says: 'takes `not` out' }
      yield* within(editNegated(node.item, editValueTest(node.item)), (item) => ({ ...node, item }))
      return
    case 'use':
    case 'path':
      yield* within(editValueTest(node.item), (item) => ({ ...node, item }))
      return
    case 'exists':
      yield { part: { ...node, want: !node.want }, span: node.span, says: `turns \`exists\` into ${String(!node.want)}` }
      return
    case 'some':
    case 'every':
    case 'none':
      for (const kind of node.kind === 'some' ? (['every', 'none'] as const) : (['some'] as const)) {
        yield { part: { ...node, kind }, span: node.span, says: `turns \`${node.kind}\` into \`${kind}\`` }
      }
      yield* within(editValueTest(node.item), (item) => ({ ...node, item }))
      return
    case 'count': {
      yield* within(editValueTest(node.test), (test) => ({ ...node, test }))
      const { of } = node
      if (of !== undefined) yield* within(editValueTest(of), (fewer) => ({ ...node, of: fewer }))
      return
    }
    case 'sum':
      yield* within(editValueTest(node.test), (test) => ({ ...node, test }))
      return
    case 'operator':
      yield negated(node)
      yield* editOperator(node)
      return
    case 'shell':
      yield negated(node)
      yield* editShell(node)
      return
  }
}

function negated(node: ValueMatcherNode): Edit<ValueMatcherNode> {
  return { part: { kind: 'not', item: node, span: node.span }, span: node.span, says: `negates ${testName(node)}` }
}

function* editItems(
  items: readonly ValueMatcherNode[],
  put: (items: readonly ValueMatcherNode[]) => ValueMatcherNode,
): Iterable<Edit<ValueMatcherNode>> {
  yield* within(dropEach(items, ({ span }) => span, testName), put)
  yield* within(editEach(items, editValueTest), put)
}

function* editTests(node: Extract<ValueMatcherNode, { kind: 'tests' }>): Iterable<Edit<ValueMatcherNode>> {
  if (node.required) yield { part: { ...node, required: false }, span: node.span, says: 'takes `required` out' }
  for (const key of ['empty', 'absent'] as const) {
    if (node[key] === undefined) continue
    yield { part: without(node, key), span: node.span, says: `takes \`${key}\` out` }
  }
  yield* editItems(node.items, (items) => ({ ...node, items, asksExists: items.some(({ kind }) => kind === 'exists') }))
}

function* editShell(node: ShellNode): Iterable<Edit<ValueMatcherNode>> {
  for (const key of ['runs', 'only'] as const) {
    const programs = node[key]
    if (programs === undefined) continue
    yield* within(editPrograms(programs, { span: node.span, at: [key] }, editValueTest), (fewer) => ({ ...node, [key]: fewer }))
  }
  const { redirects, ...anywhere } = node
  if (redirects === undefined) return
  if (node.runs !== undefined || node.only !== undefined) yield { part: anywhere, span: redirects.span, says: 'takes `redirects` out' }
  yield* within(editValueTest(redirects), (other) => ({ ...node, redirects: other }))
}
