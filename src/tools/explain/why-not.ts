import type { Explanation, PassAccount } from './explanation.ts'
import { firstFailure } from './first-failure.ts'
import type { WhyNot } from './why-not-account.ts'

/**
 * What stood in the way of one rule.
 *
 * @param alone its tests, where it was judged without being asked
 */
export function whyNotOf({ rules, notAsked }: Explanation, rule: string, alone: PassAccount | undefined): WhyNot {
  const askings = rules.find((account) => account.rule === rule)?.askings ?? []
  const skipped = notAsked.find((one) => one.rule === rule)
  const last = askings.at(-1)
  const hit = askings.some(({ verdict }) => verdict === 'hit')
  const pass = last === undefined ? alone : last.passes.find(({ verdict }) => verdict !== 'hit')
  const failure = hit || pass === undefined ? undefined : firstFailure(pass)
  return {
    rule,
    hit,
    ...(skipped === undefined ? {} : { notAsked: { why: skipped.why, ...(skipped.by === undefined ? {} : { by: skipped.by }) } }),
    ...(pass === undefined || hit ? {} : { pass }),
    ...(failure === undefined ? {} : { condition: conditionOf(failure) }),
  }
}

function conditionOf({ part, test, isPermit }: NonNullable<ReturnType<typeof firstFailure>>): NonNullable<WhyNot['condition']> {
  return { part: part.part, ...(part.exception === undefined ? {} : { exception: part.exception }), isPermit, test }
}
