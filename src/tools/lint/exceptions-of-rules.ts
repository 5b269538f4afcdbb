import type { ExceptionNode } from '../../core/rules/policy-ast.ts'
import type { LintContext } from './lint-context.ts'

/** The exceptions that relieve a rule, by its full name. */
export type ExceptionsOf = (fullName: string) => readonly ExceptionNode[]

export function exceptionsOfRules({ exceptions }: Pick<LintContext, 'exceptions'>): ExceptionsOf {
  const byRule = new Map<string, ExceptionNode[]>()
  for (const { exception } of exceptions) {
    for (const name of exception.rules) {
      const known = byRule.get(name)
      if (known === undefined) byRule.set(name, [exception])
      else known.push(exception)
    }
  }
  return (fullName) => byRule.get(fullName) ?? []
}
