import type { ExceptionNode, PolicyAst, RuleNode } from '../rules/policy-ast.ts'
import { assemblePolicy, digestOf, exceptionsOf, policyScope, type CompiledPolicy, type PolicyScope } from './compile-policy.ts'
import { compileRule, type CompiledRule } from './compile-rule.ts'
import { compileOwnVerdict } from './compile-verdict.ts'
import type { HostPorts } from './host-ports.ts'
import type { PolicyWatch } from './policy-watch.ts'
import type { JudgeRule } from './rule-verdict.ts'
import { createToolNames, type ToolNames } from './tool-names.ts'

/** How one rule of a version judges an event as it is. It may be asked between decisions of another version. */
export type JudgeOf = (rule: RuleNode, exceptions: readonly ExceptionNode[], toolNames?: ToolNames) => JudgeRule

/**
 * Compiles versions of one policy that differ in little, each at the cost of what differs. Versions have
 * the catalogue, the labels and the sources of the policy. INVARIANT: they are used one after the other,
 * for the one compiled last says which tool names look like others (L-17).
 *
 * @param watchOf what watches all versions; it is given the means to ask rules of versions that are not compiled.
 */
export function createPolicyVersions(
  policy: PolicyAst,
  ports: HostPorts,
  watchOf?: (judgeOf: JudgeOf) => PolicyWatch,
): (version: PolicyAst) => CompiledPolicy {
  const own = policyScope(policy.packs, ports)
  const judgeOf: JudgeOf = (rule, exceptions, toolNames = own.toolNames) => compileOwnVerdict(rule, exceptions, { ...own, toolNames })
  const watch = watchOf?.(judgeOf)
  const digest = digestOf(policy)
  const lasting = new Set(policy.packs.flatMap(({ rules }) => rules))
  const known = new Map<RuleNode, { readonly exceptions: readonly ExceptionNode[]; readonly compiled: CompiledRule }>()
  let latest = own.toolNames
  const toolNames: ToolNames = { isLookAlike: (name) => latest.isLookAlike(name), matcher: own.toolNames.matcher }
  const scope: PolicyScope = { ...own, toolNames, ...(watch === undefined ? {} : { policyWatch: watch }) }
  const compile: typeof compileRule = (rule, exceptions, ruleScope) => {
    const before = known.get(rule)
    if (before !== undefined && sameItems(before.exceptions, exceptions)) return before.compiled
    const compiled = compileRule(rule, exceptions, ruleScope)
    if (lasting.has(rule) && sameItems(exceptions, exceptionsOf(policy, rule.fullName))) known.set(rule, { exceptions, compiled })
    return compiled
  }
  return (version) => {
    latest = version === policy ? own.toolNames : createToolNames(version.packs)
    return assemblePolicy(version, scope, compile, digest)
  }
}

function sameItems<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index])
}
