import type { Span } from '../../../core/diagnostics/source.ts'
import type { ExceptionNode, PackNode, PolicyAst, RuleNode } from '../../../core/rules/policy-ast.ts'
import { spanInWhen } from '../written-when.ts'
import { editEventTest } from './edit-event-test.ts'
import { editRule } from './edit-rule.ts'

/** A policy with one small change: tests that are worth something tell it from the original. */
export interface Mutant {
  readonly policy: PolicyAst
  /** The rules that decide otherwise, perhaps. */
  readonly rules: readonly ChangedRule[]
  readonly pack: string
  /** Of what was changed. */
  readonly span: Span
  readonly says: string
}

export interface ChangedRule {
  readonly before: RuleNode
  readonly after: RuleNode
  /** Those that relieve it in the mutant. */
  readonly exceptions: readonly ExceptionNode[]
}

/** Every mutant of every rule, in the order of the policy. */
export function* mutantsOf(policy: PolicyAst): Iterable<Mutant> {
  for (const pack of policy.packs) {
    for (const rule of pack.rules) {
      const exceptions = exceptionsOf(policy, rule)
      for (const { part, span, says } of editRule(rule, (path) => spanInWhen(pack, rule, path))) {
        const rules = [{ before: rule, after: part, exceptions }]
        yield { policy: withRule(policy, pack, rule, part), rules, pack: pack.id, span, says }
      }
    }
    for (const exception of pack.exceptions) yield* mutantsOfException(policy, pack, exception)
  }
}

function* mutantsOfException(policy: PolicyAst, pack: PackNode, exception: ExceptionNode): Iterable<Mutant> {
  const mutant = (exceptions: readonly ExceptionNode[], span: Span, says: string): Mutant => {
    const changed = withPack(policy, pack, { ...pack, exceptions })
    const relieved = policy.packs.flatMap(({ rules }) => rules.filter(({ fullName }) => exception.rules.includes(fullName)))
    const rules = relieved.map((rule) => ({ before: rule, after: rule, exceptions: exceptionsOf(changed, rule) }))
    return { policy: changed, rules, pack: pack.id, span, says }
  }
  const others = pack.exceptions.filter((other) => other !== exception)
  yield mutant(others, exception.span, `takes the exception \`${exception.id}\` out`)
  for (const { part, span, says } of editEventTest(exception.match)) {
    yield mutant(pack.exceptions.map((other) => (other === exception ? { ...exception, match: part } : other)), span, says)
  }
}

function exceptionsOf(policy: PolicyAst, rule: RuleNode): readonly ExceptionNode[] {
  return policy.packs.flatMap(({ exceptions }) => exceptions.filter(({ rules }) => rules.includes(rule.fullName)))
}

function withRule(policy: PolicyAst, pack: PackNode, rule: RuleNode, changed: RuleNode): PolicyAst {
  return withPack(policy, pack, { ...pack, rules: pack.rules.map((other) => (other === rule ? changed : other)) })
}

function withPack(policy: PolicyAst, pack: PackNode, changed: PackNode): PolicyAst {
  return { packs: policy.packs.map((other) => (other === pack ? changed : other)) }
}
