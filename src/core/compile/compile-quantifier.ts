import type { Verdict } from '../base/verdict.ts'
import type { HookContext } from '../events/hook-context.ts'
import type { StepEvent } from '../events/step-event.ts'
import { decimalText, parseDecimal, sumDecimals, toDecimal, type ExactDecimal } from '../operators/exact-decimal.ts'
import { ABSENT, type Found } from '../paths/arg-path.ts'
import type { Selection } from '../paths/select-nodes.ts'
import type { ValueMatcherNode } from '../rules/policy-ast.ts'
import { negatedPlace, onAbsent, plainPlace, type TestPlace } from '../rules/test-place.ts'
import type { CompileItem, Tester, UnknownCause, ValueTester } from './value-test.ts'

/** A test of what a path selected. */
export type NodesTester = Tester<Selection>

type Quantifier = Extract<ValueMatcherNode, { kind: 'some' | 'every' | 'none' | 'count' | 'sum' }>
type JudgeNodes = (nodes: readonly Found[], event: StepEvent, context: HookContext) => Verdict

/** `some`, `every`, `none`, `count`, `sum` over the nodes of a path (L-15). */
export function compileQuantifier(node: Quantifier, place: TestPlace, compileItem: CompileItem): NodesTester {
  const whenAbsent = onAbsent({ ...place, negated: place.negated || node.kind === 'none' })
  const { judgeNodes, item } = compileNodes(node, place, compileItem)
  const { empty } = place
  return {
    judge(selection, event, context) {
      switch (selection.kind) {
        case 'undecided':
          return 'unknown'
        case 'absent':
          return whenAbsent
        case 'nodes':
          return selection.nodes.length === 0 && empty !== undefined
            ? empty
            : judgeNodes(selection.nodes, event, context)
      }
    },
    why(selection, event, context, at): UnknownCause {
      if (selection.kind !== 'nodes') return { path: at, why: 'it is missing' }
      if (selection.nodes.length === 0) return { path: at, why: 'it is empty' }
      const found = selection.nodes.find((value) => item?.judge(value, event, context) === 'unknown')
      if (found !== undefined && item !== undefined) return item.why(found, event, context, at)
      return { path: at, why: 'an element is no number' }
    },
  }
}

interface CompiledNodes {
  readonly judgeNodes: JudgeNodes
  /** The test of one node, for explanations. */
  readonly item?: ValueTester
}

function compileNodes(node: Quantifier, place: TestPlace, compileItem: CompileItem): CompiledNodes {
  switch (node.kind) {
    case 'some':
    case 'every': {
      const item = compileItem(node.item, plainPlace(place))
      return { item, judgeNodes: node.kind === 'some' ? anyNode(item) : everyNode(item) }
    }
    case 'none': {
      const item = compileItem(node.item, negatedPlace(place))
      const any = anyNode(item)
      return {
        item,
        judgeNodes(nodes, event, context) {
          const verdict = any(nodes, event, context)
          return verdict === 'unknown' ? 'unknown' : verdict === 'hit' ? 'miss' : 'hit'
        },
      }
    }
    case 'count':
      return compileCount(node, place, compileItem)
    case 'sum': {
      const test = compileItem(node.test, plainPlace(place))
      return { judgeNodes: node.strings === 'numeric' ? decimalSumOfNodes(test) : sumOfNodes(test) }
    }
  }
}

function anyNode(item: ValueTester): JudgeNodes {
  return (nodes, event, context) => {
    let verdict: Verdict = 'miss'
    for (const found of nodes) {
      const one = item.judge(found, event, context)
      if (one === 'hit') return 'hit'
      if (one === 'unknown') verdict = 'unknown'
    }
    return verdict
  }
}

function everyNode(item: ValueTester): JudgeNodes {
  return (nodes, event, context) => {
    // Over an empty container `every` misses: nothing was shown to fit (L-15).
    let verdict: Verdict = nodes.length === 0 ? 'miss' : 'hit'
    for (const found of nodes) {
      const one = item.judge(found, event, context)
      if (one === 'miss') return 'miss'
      if (one === 'unknown') verdict = 'unknown'
    }
    return verdict
  }
}

/** How many nodes (those that fit `of`); unknown only where unjudged nodes could change the answer. */
function compileCount(
  node: Extract<Quantifier, { kind: 'count' }>,
  place: TestPlace,
  compileItem: CompileItem,
): CompiledNodes {
  const test = compileItem(node.test, plainPlace(place))
  const item = node.of && compileItem(node.of, plainPlace(place))
  const judgeNodes: JudgeNodes = (nodes, event, context) => {
    let least = 0
    let most = 0
    for (const found of nodes) {
      if (found === ABSENT && item === undefined) continue
      const verdict = item?.judge(found, event, context) ?? (typeof found === 'symbol' ? 'unknown' : 'hit')
      if (verdict === 'hit') least++
      if (verdict !== 'miss') most++
    }
    const verdict = test.judge(least, event, context)
    for (let count = least + 1; count <= most; count++) {
      if (test.judge(count, event, context) !== verdict) return 'unknown'
    }
    return verdict
  }
  return item === undefined ? { judgeNodes } : { judgeNodes, item }
}

function sumOfNodes(test: ValueTester): JudgeNodes {
  return (nodes, event, context) => {
    let sum = 0
    for (const found of nodes) {
      if (typeof found !== 'number' || !Number.isFinite(found)) return 'unknown'
      sum += found
    }
    return Number.isFinite(sum) ? test.judge(sum, event, context) : 'unknown'
  }
}

/** Without rounding; the test gets the text of the sum, so that it compares decimals too (L-45). */
function decimalSumOfNodes(test: ValueTester): JudgeNodes {
  return (nodes, event, context) => {
    const decimals: ExactDecimal[] = []
    for (const found of nodes) {
      const decimal = typeof found === 'string' ? parseDecimal(found) : toFiniteDecimal(found)
      if (decimal === undefined) return 'unknown'
      decimals.push(decimal)
    }
    return test.judge(decimalText(sumDecimals(decimals)), event, context)
  }
}

function toFiniteDecimal(found: Found): ExactDecimal | undefined {
  return typeof found === 'number' && Number.isFinite(found) ? toDecimal(found) : undefined
}
