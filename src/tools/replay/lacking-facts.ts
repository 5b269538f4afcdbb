import type { JsonObject } from '../../core/base/json.ts'
import { isJsonArray, isJsonObject, ownMember } from '../../core/base/json.ts'
import type { TraceEvent } from '../../core/records/trace-event.ts'
import { asksWorld, matcherAsksWorld } from '../../core/rules/asks-world.ts'
import type { ExceptionNode, PolicyAst, RuleNode } from '../../core/rules/policy-ast.ts'
import { visitTests, type TestNode } from '../../core/rules/visit-tests.ts'
import { textMember } from './text-member.ts'

/** A fact that an event does not hold, and the rule whose answer hung on it. */
export interface LackedFact {
  readonly rule: string
  /** `links`, `files`, `host names`, `redirects`, `env.cwd` and so on, `approval`, `available_tools`, `at`. */
  readonly fact: string
}

/** Says of one decision which rules of its policy lacked which fact. */
export type FindLackingFacts = (event: TraceEvent, decision: JsonObject, missed: ReadonlySet<string>) => readonly LackedFact[]

/** What a rule can ask for beside the event itself. */
interface RuleNeeds {
  readonly world: boolean
  readonly env: boolean
  readonly approval: boolean
  readonly availableTools: boolean
  /** Exceptions apply only where the time is known (L-19). */
  readonly time: boolean
}

const nothing: readonly LackedFact[] = []

/**
 * `missed`: facts that were asked for while the event was decided and that were not there. They are laid
 * at the door of the rules that were undecided and can ask for them, since several rules share one look-up.
 */
export function findLackingFacts(policy: PolicyAst): FindLackingFacts {
  const needs = new Map<string, RuleNeeds>()
  for (const pack of policy.packs) {
    for (const rule of pack.rules) needs.set(rule.fullName, needsOf(rule, exceptionsOf(policy, rule.fullName)))
    const { unmatched, rules } = pack
    if (unmatched === undefined) continue
    const lists = rules.filter(({ action }) => action.name === 'allow').map(({ fullName }) => needs.get(fullName))
    const { match } = unmatched
    needs.set(unmatched.fullName, {
      world: matcherAsksWorld(match) || lists.some((list) => list?.world === true),
      env: asksEnv(match) || lists.some((list) => list?.env === true),
      approval: unmatched.action.name === 'ask',
      availableTools: false,
      time: false,
    })
  }
  return (event, decision, missed) => {
    const verdicts = ownMember(decision, 'rules')
    if (!isJsonArray(verdicts) || verdicts.length === 0) return nothing
    const found = new Map<string, LackedFact>()
    const add = (rule: string, fact: string) => found.set(`${rule}\n${fact}`, { rule, fact })
    const decidedBy = textMember(decision, 'decision') === 'fault' ? textMember(decision, 'rule') : undefined
    for (const each of verdicts) {
      if (!isJsonObject(each)) continue
      const rule = textMember(each, 'rule') ?? ''
      const need = needs.get(rule)
      if (need === undefined) continue
      const isUndecided = textMember(each, 'verdict') === 'unknown'
      if (isUndecided || rule === decidedBy) {
        for (const fact of missed) if (isCause(fact, need, rule, decision)) add(rule, fact)
      }
      if (rule === decidedBy && need.approval && lacksApproval(event)) add(rule, 'approval')
      if (rule === decidedBy && need.availableTools && lacksTools(event)) add(rule, 'available_tools')
      if (need.time && event.at === undefined) add(rule, 'at')
    }
    return found.size === 0 ? nothing : [...found.values()]
  }
}

/** Facts of folders are read together wherever a path is read; which of them was wanting is in the words of the finding. */
const folderFacts: Readonly<Record<string, string>> = {
  'env.cwd': 'the folder it starts from is not known',
  'env.home': 'a home folder that is not known',
  'env.workspace': 'a workspace that is not known',
}
/** Their absence has a meaning of its own (L-42). */
const withMeaning: ReadonlySet<string> = new Set(['env.os', 'env.fs_case'])

function isCause(fact: string, need: RuleNeeds, rule: string, decision: JsonObject): boolean {
  if (!fact.startsWith('env.')) return need.world
  if (!need.env || withMeaning.has(fact)) return false
  const words = Object.hasOwn(folderFacts, fact) ? folderFacts[fact] : undefined
  if (words === undefined) return true
  const findings = ownMember(decision, 'diagnostics')
  return (
    isJsonArray(findings) &&
    findings.some((each) => isJsonObject(each) && textMember(each, 'rule') === rule && textMember(each, 'message')?.includes(words) === true)
  )
}

function needsOf(rule: RuleNode, exceptions: readonly ExceptionNode[]): RuleNeeds {
  const matchers = [rule.match, rule.unless, ...exceptions.map(({ match }) => match)]
  return {
    world: asksWorld(rule, exceptions),
    // A condition and a template reach `env` by name.
    env: matchers.some(asksEnv) || rule.when !== undefined || JSON.stringify(rule.action.param).includes('env.'),
    approval: rule.action.name === 'ask',
    availableTools: rule.action.name === 'patch',
    time: exceptions.length > 0,
  }
}

/** Paths are read against folders of the host, times against its clock, command lines and effects hold paths. */
const operatorsOfHost: ReadonlySet<string> = new Set(['path', 'time', 'url', 'host', 'cidr'])

function asksEnv(matcher: TestNode | undefined): boolean {
  let asks = false
  if (matcher === undefined) return asks
  visitTests(matcher, (test) => {
    if (test.kind === 'env' || test.kind === 'shell' || test.kind === 'effects') asks = true
    if (test.kind === 'operator') asks ||= operatorsOfHost.has(test.definition.name) || test.operand.kind !== 'literal'
  })
  return asks
}

function lacksApproval({ event }: TraceEvent): boolean {
  return event.kind === 'ToolCall' && event.approval === undefined
}

function lacksTools({ event }: TraceEvent): boolean {
  return event.kind === 'CompletionCall' && event.availableTools === undefined
}

function exceptionsOf(policy: PolicyAst, rule: string): readonly ExceptionNode[] {
  return policy.packs.flatMap(({ exceptions }) => exceptions.filter(({ rules }) => rules.includes(rule)))
}
