import type { PolicyAst } from '../../core/rules/policy-ast.ts'

/** The policy with one rule, by full name, out of the shadow: cases of shadow rules are judged so (L-81). */
export function enforcing(policy: PolicyAst, rule: string): PolicyAst {
  const packs = policy.packs.map((pack) => ({
    ...pack,
    rules: pack.rules.map((one) => (one.fullName === rule ? { ...one, mode: 'enforce' as const } : one)),
  }))
  return { packs }
}
