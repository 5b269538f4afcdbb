import { isJsonArray, isJsonObject, type Json } from '../../core/base/json.ts'
import { policyFacts } from '../../core/compile/policy-facts.ts'
import type { Span } from '../../core/diagnostics/source.ts'
import type { PathStep } from '../../core/paths/arg-path.ts'
import { parsePath } from '../../core/paths/parse-path.ts'
import type { EventMatcherNode, ExceptionNode, PackNode, PolicyAst, RuleNode, UnmatchedNode } from '../../core/rules/policy-ast.ts'
import { spanAt } from '../../core/rules/reading.ts'
import { visitTests } from '../../core/rules/visit-tests.ts'
import { writtenNodes } from '../../core/rules/written-nodes.ts'

export interface NamedPart {
  readonly action: string
  readonly mode: 'enforce' | 'shadow'
  readonly span: Span
}

/** What an account looks up in the policy, by full names. */
export interface PolicyParts {
  /** Of rules and of allow lists. */
  readonly facts: (name: string) => NamedPart | undefined
  readonly rule: (name: string) => RuleNode | undefined
  readonly unmatched: (name: string) => UnmatchedNode | undefined
  /** Where a part of the `when` of a rule is written. */
  readonly spanInWhen: (rule: RuleNode, path: readonly (string | number)[]) => Span
  readonly exceptionsOf: (rule: string) => readonly ExceptionNode[]
  /** Every rule and allow list, in the order in which they are loaded. */
  readonly names: readonly string[]
  /** The text of a rule as it is written, with the names of what is inserted. */
  readonly template: (name: string) => string | undefined
  /** Names of members that the policy writes itself; all others may be data (L-83). */
  readonly isKnownName: (name: string) => boolean
  /** The same for what tools return, which tests of results name too. */
  readonly isKnownInResult: (name: string) => boolean
}

export function policyParts(policy: PolicyAst): PolicyParts {
  const rules = new Map<string, RuleNode>()
  const packs = new Map<RuleNode, PackNode>()
  const lists = new Map<string, UnmatchedNode>()
  const facts = new Map<string, NamedPart>()
  const exceptions = new Map<string, ExceptionNode[]>()
  const written = new Set<string>()
  const inResults = new Set<string>()
  for (const pack of policy.packs) {
    for (const rule of pack.rules) {
      rules.set(rule.fullName, rule)
      packs.set(rule, pack)
      facts.set(rule.fullName, { action: rule.action.name, mode: rule.mode, span: rule.span })
      addPathNames(rule.action.param, written)
      addResultNames([rule.match, rule.unless], inResults)
    }
    const { unmatched } = pack
    if (unmatched !== undefined) {
      lists.set(unmatched.fullName, unmatched)
      facts.set(unmatched.fullName, { action: unmatched.action.name, mode: 'enforce', span: unmatched.span })
    }
    for (const exception of pack.exceptions) {
      addResultNames([exception.match], inResults)
      for (const rule of exception.rules) exceptions.set(rule, [...(exceptions.get(rule) ?? []), exception])
    }
  }
  const known = policyFacts(policy, '')
  const isKnownName = (name: string): boolean => known.isKnownName(name) || written.has(name)
  return {
    facts: (name) => facts.get(name),
    rule: (name) => rules.get(name),
    unmatched: (name) => lists.get(name),
    spanInWhen(rule, path) {
      const pack = packs.get(rule)
      const node = pack && writtenNodes(pack, 'rules').get(rule.id)
      return node === undefined ? rule.span : spanAt(node, ['when', ...path])
    },
    exceptionsOf: (rule) => exceptions.get(rule) ?? [],
    names: [...facts.keys()],
    template: (name) => known.rule(name)?.template,
    isKnownName,
    isKnownInResult: (name) => isKnownName(name) || inResults.has(name),
  }
}

function addResultNames(matchers: readonly (EventMatcherNode | undefined)[], names: Set<string>): void {
  for (const matcher of matchers) {
    if (matcher === undefined) continue
    visitTests(matcher, (test) => {
      if (test.kind !== 'result') return
      visitTests(test.test, (inner) => {
        if (inner.kind === 'path') addStepNames(inner.path.steps, names)
      })
    })
  }
}

/** Actions name what they change by paths, as keys or in lists. */
function addPathNames(param: Json, names: Set<string>): void {
  if (typeof param === 'string') addNames(param, names)
  else if (isJsonArray(param)) for (const item of param) addPathNames(item, names)
  else if (isJsonObject(param)) {
    for (const [key, value] of Object.entries(param)) {
      addNames(key, names)
      addPathNames(value, names)
    }
  }
}

function addNames(text: string, names: Set<string>): void {
  if (!text.startsWith('$')) return
  const parsed = parsePath(text)
  if (parsed.ok) addStepNames(parsed.path.steps, names)
}

function addStepNames(steps: readonly PathStep[], names: Set<string>): void {
  for (const step of steps) {
    if (step.kind === 'name' || step.kind === 'descendant_name') names.add(step.name)
    else if (step.kind === 'union') for (const name of step.names) names.add(name)
  }
}
