import type { EffectsNode, EventMatcherNode, ValueMatcherNode } from '../../../core/rules/policy-ast.ts'
import { dropEach, editEach, within, without, type Edit } from './edit.ts'
import { editNegated } from './edit-negated.ts'
import { editPrograms } from './edit-programs.ts'
import { editValueTest } from './edit-value-test.ts'
import { testName } from '../test-name.ts'

/** Every small change of a test of the whole event. */
export function* editEventTest(node: EventMatcherNode): Iterable<Edit<EventMatcherNode>> {
  switch (node.kind) {
    case 'always':
      return
    case 'all':
    case 'any': {
      if (node.kind === 'any' && node.items.length > 1) yield { part: { ...node, kind: 'all' }, span: node.span, says: 'turns `any` into `all`' }
      yield* within(dropEach(node.items, ({ span }) => span, testName), (items) => ({ ...node, items }))
      yield* within(editEach(node.items, editEventTest), (items) => ({ ...node, items }))
      return
    }
    case 'not':
      yield { part: node.item, span: node.span, says: 'takes `not` out' }
      yield* within(editNegated(node.item, editEventTest(node.item)), (item) => ({ ...node, item }))
      return
    case 'use':
      yield* within(editEventTest(node.item), (item) => ({ ...node, item }))
      return
    case 'tool':
      yield negated(node)
      yield { part: { kind: 'always', span: node.span }, span: node.span, says: 'widens `tool` to every tool' }
      yield* dropTools(node)
      return
    case 'outcome':
      yield negated(node)
      yield* within(dropEach(node.kinds, () => node.span, (kind) => `\`${kind}\``, (index) => [index]), (kinds) => ({ ...node, kinds }))
      return
    case 'args':
    case 'result':
    case 'prompt':
    case 'text':
    case 'run':
    case 'env':
      yield* within(editValueTest(node.test), (test) => ({ ...node, test }))
      return
    case 'mcp':
      for (const key of ['server', 'tool'] as const) {
        const test = node[key]
        if (test === undefined) continue
        if (node.server !== undefined && node.tool !== undefined) yield { part: without(node, key), span: test.span, says: `takes \`${key}\` out` }
        yield* within(editValueTest(test), (other) => ({ ...node, [key]: other }))
      }
      return
    case 'effects':
      yield negated(node)
      yield* editEffects(node)
      return
  }
}

function* dropTools(node: Extract<EventMatcherNode, { kind: 'tool' }>): Iterable<Edit<EventMatcherNode>> {
  const named = node.names.map((name, index) => ({ name, span: node.nameSpans[index] ?? node.span }))
  yield* within(dropEach(named, ({ span }) => span, ({ name }) => `\`${name}\``), (left) => ({
    ...node,
    names: left.map(({ name }) => name),
    nameSpans: left.map(({ span }) => span),
  }))
}

function negated(node: EventMatcherNode): Edit<EventMatcherNode> {
  return { part: { kind: 'not', item: node, span: node.span }, span: node.span, says: `negates ${testName(node)}` }
}

function* editEffects(node: EffectsNode): Iterable<Edit<EventMatcherNode>> {
  const { span } = node
  const quantifier = node.quantifier === 'some' ? 'every' : 'some'
  yield { part: { ...node, quantifier }, span, at: [node.quantifier], says: `turns \`${node.quantifier}\` into \`${quantifier}\`` }
  yield* within(dropEach(node.kinds, () => span, (kind) => `\`${kind}\``, (index) => [node.quantifier, 'kind', index]), (kinds) => ({ ...node, kinds }))
  if (node.kinds.length > 0) yield { part: { ...node, kinds: [] }, span, at: [node.quantifier, 'kind'], says: 'takes `kind` out' }
  for (const key of ['path', 'url', 'sql', 'to'] as const) {
    const test = node[key]
    if (test === undefined) continue
    yield* within(editValueTest(test), (other: ValueMatcherNode) => ({ ...node, [key]: other }))
  }
  if (node.program !== undefined) yield* within(editPrograms(node.program, { span, at: [node.quantifier, 'program'] }, editValueTest), (program) => ({ ...node, program }))
}
