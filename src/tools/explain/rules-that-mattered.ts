import type { AskingAccount, Explanation, RuleAccount } from './explanation.ts'

/**
 * The rules to look at first: those that hit, that could not be judged, or that an exception turned into
 * a miss; and the one that the reader asks about, whatever it said.
 */
export function rulesThatMattered({ rules }: Explanation, also?: string): readonly RuleAccount[] {
  return rules.filter((account) => account.rule === also || (account.action !== 'allow' && account.askings.some(mattered)) || account.askings.some(({ verdict }) => verdict === 'unknown'))
}

export function mattered({ verdict, exception }: AskingAccount): boolean {
  return verdict !== 'miss' || exception !== undefined
}
