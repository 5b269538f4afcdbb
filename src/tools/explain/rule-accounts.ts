import { and, type Verdict } from '../../core/base/verdict.ts'
import type { HookVerdict } from '../../core/chain/hook.ts'
import { toldTree } from '../../core/compile/told-tree.ts'
import { eventNames } from '../../core/events/event-name.ts'
import type { Flow } from '../../core/flows/flow.ts'
import type { RuleNode } from '../../core/rules/policy-ast.ts'
import type { AnswerAccount, AskingAccount, PassAccount, RuleAccount } from './explanation.ts'
import { partAccounts } from './part-accounts.ts'
import { placeOf } from './place-of.ts'
import { testAccount, type TestScene } from './test-account.ts'
import type { PolicyParts } from './policy-parts.ts'
import type { ToldAsking, ToldPass } from './recording.ts'

interface Named {
  readonly rule: string
  readonly asking: AskingAccount
}

/** Every rule that was asked, with each time that it was. */
export function ruleAccounts(
  askings: readonly ToldAsking[],
  verdicts: readonly HookVerdict[],
  policy: PolicyParts,
  showsValues: boolean,
): readonly RuleAccount[] {
  const reported = [...verdicts]
  const accounts = new Map<string, AskingAccount[]>()
  for (const asking of askings) {
    for (const { rule, asking: account } of askingAccounts(asking, reported, policy, showsValues)) {
      accounts.set(rule, [...(accounts.get(rule) ?? []), account])
    }
  }
  return [...accounts].flatMap(([rule, list]) => {
    const facts = policy.facts(rule)
    return facts === undefined ? [] : [{ rule, action: facts.action, mode: facts.mode, at: placeOf(facts.span), askings: list }]
  })
}

function askingAccounts(told: ToldAsking, reported: HookVerdict[], policy: PolicyParts, showsValues: boolean): readonly Named[] {
  const { hook, settled, event, passes } = told
  const rule = policy.rule(hook)
  // A rule on other events has no opinion and no part in this.
  if (rule !== undefined && !rule.events.includes(eventNames[event.kind])) return []
  if (rule === undefined && event.kind !== 'ToolCall') return []
  const answer = answerAccount(told.flow, showsValues)
  const account = (list: readonly ToldPass[]): readonly PassAccount[] => passAccounts(list, told, policy, showsValues)
  if (rule !== undefined) {
    const entry = takeReported(reported, hook, settled)
    // What is not reported is a miss: rules report hits, unknowns and what an exception turned into a miss.
    const verdict = entry?.verdict ?? 'miss'
    return [{ rule: hook, asking: { settled, verdict, ...exceptionOf(entry), passes: account(passes), answer } }]
  }
  if (!settled) return []
  const entry = takeReported(reported, hook, settled)
  const list: Named = { rule: hook, asking: { settled, verdict: entry?.verdict ?? 'miss', passes: listPasses(told, policy, showsValues), answer } }
  return [...groupedByRule(passes).map(([one, own]) => allowAsking(one, own, reported, account)), list]
}

function allowAsking(rule: RuleNode, passes: readonly ToldPass[], reported: HookVerdict[], account: (list: readonly ToldPass[]) => readonly PassAccount[]): Named {
  const entry = takeReported(reported, rule.fullName, true)
  const said = passes.map(({ verdict }): Verdict => verdict?.verdict ?? 'unknown')
  // Every call inside must be on the list (L-70).
  const verdict = entry?.verdict ?? said.reduce<Verdict>(and, 'hit')
  return { rule: rule.fullName, asking: { settled: true, verdict, passes: account(passes) } }
}

/** What the `match` of a list said: it is about every call where it has none, and then there is nothing to tell. */
function listPasses({ hook, event, listTests }: ToldAsking, policy: PolicyParts, showsValues: boolean): readonly PassAccount[] {
  const list = policy.unmatched(hook)
  const tree = list?.match && toldTree(listTests, 'match', list.match)
  if (list === undefined || tree === undefined) return []
  const scene: TestScene = { spanInWhen: () => list.span, event, showsValues }
  return [{ call: 0, verdict: tree.verdict, parts: [{ part: 'match', test: testAccount(tree, scene) }] }]
}

function takeReported(reported: HookVerdict[], rule: string, settled: boolean): HookVerdict | undefined {
  const place = reported.findIndex((entry) => entry.rule === rule && entry.settled === settled)
  return place < 0 ? undefined : reported.splice(place, 1)[0]
}

function exceptionOf(entry: HookVerdict | undefined): { readonly exception?: string } {
  return entry?.exception === undefined ? {} : { exception: entry.exception }
}

function groupedByRule(passes: readonly ToldPass[]): readonly (readonly [RuleNode, readonly ToldPass[]])[] {
  const groups = new Map<RuleNode, ToldPass[]>()
  for (const pass of passes) groups.set(pass.rule, [...(groups.get(pass.rule) ?? []), pass])
  return [...groups]
}

function passAccounts(passes: readonly ToldPass[], { event }: ToldAsking, policy: PolicyParts, showsValues: boolean): readonly PassAccount[] {
  // A call inside is judged after the whole call, by the same rule.
  const inside = passes.filter((pass) => pass.event !== event)
  return passes.map((pass) => passAccount(pass, pass.event === event ? 0 : inside.indexOf(pass) + 1, policy, showsValues))
}

export function passAccount(pass: ToldPass, call: number, policy: PolicyParts, showsValues: boolean): PassAccount {
  const { rule, event, verdict } = pass
  const scene: TestScene = { spanInWhen: (path) => policy.spanInWhen(rule, path), event, showsValues }
  return {
    call,
    verdict: verdict?.verdict ?? 'unknown',
    ...(verdict?.verdict === 'unknown' ? { cause: verdict.cause } : {}),
    ...(verdict?.verdict === 'miss' && verdict.exception !== undefined ? { exception: verdict.exception } : {}),
    parts: partAccounts(pass, policy.exceptionsOf(rule.fullName), scene),
  }
}

function answerAccount(flow: Flow | undefined, showsValues: boolean): AnswerAccount {
  if (flow === undefined) return { flow: 'failure' }
  const text = showsValues ? textOf(flow) : undefined
  return { flow: flow.type, ...(text === undefined ? {} : { text }) }
}

function textOf(flow: Flow): string | undefined {
  switch (flow.type) {
    case 'Skip':
    case 'Terminate':
      return flow.reason
    case 'Retry':
      return flow.feedback
    case 'Repair':
      return flow.toolName
    case 'RewriteResult':
      return flow.result
    case 'Continue':
    case 'RewriteArgs':
    case 'PatchRequest':
    case 'Fail':
      return undefined
  }
}
