import type { JsonObject } from '../../src/core/base/json.ts'
import type { PolicyAst, RuleNode } from '../../src/core/rules/policy-ast.ts'
import type { Explanation, RuleAccount } from '../../src/tools/explain/explanation.ts'
import { decideTrace, openPolicy, type explainTrace } from './open-policy.ts'
import type { Scenario } from './random-scenario.ts'
import { createRejudge } from './rejudge.ts'

export type Explain = typeof explainTrace

export interface Agreement {
  readonly decisions: number
  /** Verdicts of rules on one call, each judged anew from the conditions that the account names. */
  readonly verdicts: number
  /** Innermost tests that were judged anew. */
  readonly leaves: number
  readonly disputes: readonly string[]
}

/** Compares what is told of every event of a trace with what the engine decides, and with what its own conditions give. */
export async function explainAgreement(explain: Explain, { packs, trace }: Pick<Scenario, 'packs' | 'trace'>): Promise<Agreement> {
  const plain = await decideTrace(openPolicy, packs, trace)
  const accounts = await explain(packs, trace, { showsValues: true })
  const policy = accounts[0]?.policy ?? { packs: [] }
  const rules = new Map<string, RuleNode>(policy.packs.flatMap((pack) => pack.rules.map((rule) => [rule.fullName, rule])))
  const rejudge = createRejudge(policy)
  const disputes: string[] = []
  let verdicts = 0
  for (const [index, { decision, explanation }] of accounts.entries()) {
    const differ = (what: string, told: unknown, decided: unknown): void => {
      const [left, right] = [JSON.stringify(told), JSON.stringify(decided)]
      if (left !== right) disputes.push(`event ${String(index)}: ${what}: told ${left}, decided ${right}`)
    }
    differ('the decision while watched', decision, plain[index])
    differ('the decision', [explanation.decision.decision, explanation.decision.rule], [decision['decision'], decision['rule']])
    differ('the verdicts', toldVerdicts(explanation), listedVerdicts(decision))
    differ('the rules', namesOf(explanation), allNames(policy))
    for (const { rule: name, askings } of explanation.rules) {
      const rule = rules.get(name)
      const list = policy.packs.find(({ unmatched }) => unmatched?.fullName === name)?.unmatched
      for (const pass of askings.flatMap(({ passes }) => passes)) {
        verdicts++
        const found = rule !== undefined ? rejudge.disputes(rule, pass) : list !== undefined ? rejudge.listDisputes(list, pass) : ['there is no such rule']
        disputes.push(...found.map((dispute) => `event ${String(index)}: ${name}: ${dispute}`))
      }
    }
  }
  if (accounts.length !== plain.length) disputes.push(`${String(plain.length)} decisions, ${String(accounts.length)} accounts`)
  return { decisions: accounts.length, verdicts, leaves: rejudge.leaves(), disputes }
}

/** Every rule and every list is told of: as asked, or as not asked. */
function namesOf({ rules, notAsked }: Explanation): readonly string[] {
  return [...new Set([...rules, ...notAsked].map(({ rule }) => rule))].sort()
}

function allNames({ packs }: PolicyAst): readonly string[] {
  return packs.flatMap(({ rules, unmatched }) => [...rules.map(({ fullName }) => fullName), ...(unmatched === undefined ? [] : [unmatched.fullName])]).sort()
}

/** Hits and unknowns of the account, as the decision lists them, without their order. */
function toldVerdicts({ rules }: Explanation): readonly string[] {
  const own = rules.flatMap(({ rule, action, askings }) =>
    action === 'allow' ? [] : askings.flatMap(({ settled, verdict }) => (verdict === 'miss' ? [] : [`${rule} ${verdict} ${String(settled)}`])),
  )
  return [...own, ...listUnknowns(rules)].sort()
}

/** An allow list answers once: by the first rule that could not judge, where no other one let the call through (L-21). */
function listUnknowns(rules: readonly RuleAccount[]): readonly string[] {
  const allows = rules.flatMap(({ rule, action, askings }) => (action === 'allow' ? askings.map(({ verdict }) => ({ rule, verdict, pack: rule.slice(0, rule.indexOf('#')) })) : []))
  const open = allows.filter(({ pack, verdict }) => verdict === 'unknown' && !allows.some((other) => other.pack === pack && other.verdict === 'hit'))
  return open.filter(({ pack }, index) => open.findIndex((other) => other.pack === pack) === index).map(({ rule }) => `${rule} unknown true`)
}

function listedVerdicts(decision: JsonObject): readonly string[] {
  // `as`: decisions list their rules in this form (section 11).
  const rules = decision['rules'] as readonly { readonly rule: string; readonly verdict: string; readonly settled: boolean }[]
  return rules.map(({ rule, verdict, settled }) => `${rule} ${verdict} ${String(settled)}`).sort()
}
