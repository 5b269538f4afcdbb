import type { Json } from '../../core/base/json.ts'
import { operations, type OperationName } from '../../core/actions/rewrite/registry.ts'
import type { Span } from '../../core/diagnostics/source.ts'
import type { ArgPath } from '../../core/paths/arg-path.ts'
import { parsePath } from '../../core/paths/parse-path.ts'
import { entryOf } from '../../core/rules/reading.ts'
import type { SyntaxNode } from '../../core/syntax/syntax-tree.ts'
import { toJson } from '../../core/syntax/to-json.ts'
import type { ExceptionsOf } from './exceptions-of-rules.ts'
import type { LintContext, RuleInPack } from './lint-context.ts'

/** One path of one operation of an enforced rewrite. `remove: { key }` names no path and is none. */
export interface RewriteStep {
  readonly owner: RuleInPack
  /** Of the rule among all rules. */
  readonly place: number
  readonly operation: OperationName
  readonly path: ArgPath
  /** What stands at the path; of `remove` nothing does. */
  readonly value?: Json
  readonly creates: boolean
  /** Of the path as written. */
  readonly span: Span
}

const known = new WeakMap<readonly RuleInPack[], readonly RewriteStep[]>()

/** In the order in which they happen. Several rules ask, so it is worked out once for each set of rules. */
export function rewriteSteps({ rules }: LintContext): readonly RewriteStep[] {
  let steps = known.get(rules)
  if (steps === undefined) {
    steps = rules.flatMap((owner, place) => stepsOf(owner, place))
    known.set(rules, steps)
  }
  return steps
}

function stepsOf(owner: RuleInPack, place: number): readonly RewriteStep[] {
  if (owner.rule.action.name !== 'rewrite' || owner.rule.mode === 'shadow') return []
  const list = entryOf(owner.node, 'rewrite')?.value
  if (list?.kind !== 'list') return []
  return list.items.flatMap((item) => {
    if (item.kind !== 'map') return []
    const creates = entryOf(item, 'create') !== undefined
    return operations.flatMap(({ name }) => {
      const written = entryOf(item, name)?.value
      return (written === undefined ? [] : pathsIn(written)).flatMap(({ text, span, value }): RewriteStep[] => {
        const parsed = parsePath(text)
        if (!parsed.ok) return []
        return [{ owner, place, operation: name, path: parsed.path, creates, span, ...(value === undefined ? {} : { value }) }]
      })
    })
  })
}

interface WrittenPath {
  readonly text: string
  readonly span: Span
  readonly value?: Json
}

function pathsIn(written: SyntaxNode): readonly WrittenPath[] {
  switch (written.kind) {
    case 'list':
      return written.items.flatMap((item) => (item.kind === 'scalar' ? [{ text: String(item.value), span: item.span }] : []))
    case 'map':
      return written.entries.map(({ key, value }) => ({ text: key.text, span: key.span, value: toJson(value) }))
    case 'scalar':
      return []
  }
}

/** Does the rule hit every call of its tools, whatever its arguments and whenever it comes? */
export function isUnconditional({ rule }: RuleInPack, exceptionsOf: ExceptionsOf): boolean {
  return rule.when === undefined && rule.unless === undefined && rule.mode === 'enforce' && exceptionsOf(rule.fullName).length === 0
}
