import type { Span } from '../../../core/diagnostics/source.ts'
import type { EventMatcherNode, ExceptionNode, PackNode, PolicyAst, RuleNode } from '../../../core/rules/policy-ast.ts'
import { spanInWhen } from '../written-when.ts'
import { editEventTest } from './edit-event-test.ts'
import { editRule } from './edit-rule.ts'

/** A policy with one small change: tests that are worth something tell it from the original. */
export interface Mutant {
  readonly policy: PolicyAst
  /** Full name of the rule that decides otherwise, perhaps. */
  readonly rule: string
  readonly pack: string
  /** The rule may be about other tools than before. */
  readonly changesTool: boolean
  /** Of what was changed. */
  readonly span: Span
  readonly says: string
}

/** Every mutant of every rule, in the order of the policy. Made one by one, since they are many. */
export function* mutantsOf(policy: PolicyAst): Iterable<Mutant> {
  for (const pack of policy.packs) {
    for (const rule of pack.rules) {
      for (const { part, span, says } of editRule(rule, (path) => spanInWhen(pack, rule, path))) {
        const changesTool = part.match !== rule.match && !sameTools(part.match, rule.match)
        yield { policy: withRule(policy, pack, rule, part), rule: rule.fullName, pack: pack.id, changesTool, span, says }
      }
    }
    for (const exception of pack.exceptions) yield* mutantsOfException(policy, pack, exception)
  }
}

function* mutantsOfException(policy: PolicyAst, pack: PackNode, exception: ExceptionNode): Iterable<Mutant> {
  const [rule = ''] = exception.rules
  const others = pack.exceptions.filter((other) => other !== exception)
  const { span, id } = exception
  yield { policy: withPack(policy, pack, { ...pack, exceptions: others }), rule, pack: pack.id, changesTool: false, span, says: `takes the exception \`${id}\` out` }
  for (const edit of editEventTest(exception.match)) {
    const exceptions = pack.exceptions.map((other) => (other === exception ? { ...exception, match: edit.part } : other))
    yield { policy: withPack(policy, pack, { ...pack, exceptions }), rule, pack: pack.id, changesTool: false, span: edit.span, says: edit.says }
  }
}

/** Both ask for the same tools at the top. */
function sameTools(one: EventMatcherNode | undefined, other: EventMatcherNode | undefined): boolean {
  const [tools, others] = [toolTests(one), toolTests(other)]
  return tools.length === others.length && tools.every((test, index) => test === others[index])
}

function toolTests(match: EventMatcherNode | undefined): readonly EventMatcherNode[] {
  const items = match?.kind === 'all' ? match.items : match === undefined ? [] : [match]
  return items.filter(({ kind }) => kind === 'tool')
}

function withRule(policy: PolicyAst, pack: PackNode, rule: RuleNode, changed: RuleNode): PolicyAst {
  return withPack(policy, pack, { ...pack, rules: pack.rules.map((other) => (other === rule ? changed : other)) })
}

function withPack(policy: PolicyAst, pack: PackNode, changed: PackNode): PolicyAst {
  return { packs: policy.packs.map((other) => (other === pack ? changed : other)) }
}
