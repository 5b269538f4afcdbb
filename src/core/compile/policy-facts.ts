import { loadedTemplate, templateSkeleton } from '../actions/template.ts'
import { isJsonObject, ownMember } from '../base/json.ts'
import type { ArgPath } from '../paths/arg-path.ts'
import type { PolicyFacts, RecordedRule } from '../records/to-record.ts'
import { visitTests } from '../rules/visit-tests.ts'
import type { ActionNode, EventMatcherNode, PolicyAst } from '../rules/policy-ast.ts'

/** What records may repeat of a policy: the templates, the opted-in paths and the names that it writes itself (L-83). */
export function policyFacts(policy: PolicyAst, digest: string): PolicyFacts {
  const rules = new Map<string, RecordedRule>()
  const names = new Set<string>()
  for (const { rules: own, unmatched, exceptions } of policy.packs) {
    for (const { fullName, action, recordArgs, match, unless, when } of own) {
      rules.set(fullName, recordedRule(action, recordArgs))
      for (const path of recordArgs) addPath(path, names)
      addNames(match, names)
      addNames(unless, names)
      for (const variable of when?.variables ?? []) addVariable(variable, names)
    }
    if (unmatched !== undefined) {
      rules.set(unmatched.fullName, recordedRule(unmatched.action, []))
      addNames(unmatched.match, names)
    }
    for (const { match } of exceptions) addNames(match, names)
  }
  return { policy: digest, rule: (name) => rules.get(name), isKnownName: (name) => names.has(name) }
}

function recordedRule(action: ActionNode, recordArgs: readonly ArgPath[]): RecordedRule {
  const text = answerText(action)
  return { recordArgs, ...(text === undefined ? {} : { template: templateSkeleton(loadedTemplate(text)) }) }
}

/** The text that an action answers with. */
function answerText({ name, param }: ActionNode): string | undefined {
  switch (name) {
    case 'skip':
    case 'terminate':
    case 'retry':
      return typeof param === 'string' ? param : undefined
    case 'ask': {
      const otherwise = isJsonObject(param) ? ownMember(param, 'otherwise') : undefined
      return typeof otherwise === 'string' ? otherwise : undefined
    }
    default:
      return undefined
  }
}

function addVariable(variable: string, names: Set<string>): void {
  const [root, ...members] = variable.split('.')
  if (root === 'args') for (const member of members) names.add(member)
}

function addPath({ steps }: ArgPath, names: Set<string>): void {
  for (const step of steps) {
    if (step.kind === 'name' || step.kind === 'descendant_name') names.add(step.name)
    else if (step.kind === 'union') for (const name of step.names) names.add(name)
  }
}

/** Names in tests of arguments; those of results say nothing about arguments. */
function addNames(node: EventMatcherNode | undefined, names: Set<string>): void {
  if (node === undefined) return
  visitTests(node, (test) => {
    if (test.kind !== 'args') return
    visitTests(test.test, (inner) => {
      if (inner.kind === 'path') addPath(inner.path, names)
    })
  })
}
