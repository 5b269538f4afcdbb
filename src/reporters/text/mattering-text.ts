import { printable } from '../../core/diagnostics/printable.ts'
import { firstFailure } from '../../tools/explain/first-failure.ts'
import type { AskingAccount, Explanation, RuleAccount, TestAccount } from '../../tools/explain/explanation.ts'
import { mattered, rulesThatMattered } from '../../tools/explain/rules-that-mattered.ts'
import { fitLine, notAskedWords, placeText, seenText } from './explain-words.ts'

/** Tests of one rule that are told. */
const mostTests = 5

/**
 * The rules that mattered for a decision, few lines each: what a failed test or a flipped decision shows.
 *
 * @param also full name of a rule that the reader asks about, whatever it said
 */
export function matteringText(explanation: Explanation, also?: string): string {
  const lines = [...rulesThatMattered(explanation, also).flatMap(ruleLines), ...notAskedLines(explanation, also)]
  if (lines.length > 0) return lines.join('\n')
  return explanation.decision.isAfterEnd ? 'the run had ended before' : 'no rule hit'
}

function notAskedLines({ event, notAsked }: Explanation, also: string | undefined): readonly string[] {
  return notAsked
    .filter(({ rule }) => rule === also)
    .map((one) => fitLine(`${placeText(one.at)} ${one.rule} (${one.action}): not asked, ${notAskedWords(one, event.kind)}`))
}

function ruleLines(account: RuleAccount): readonly string[] {
  const { rule, action, mode, at, askings } = account
  const asking = askings.find(mattered) ?? askings[0]
  if (asking === undefined) return []
  const by = asking.exception === undefined ? '' : ` by the exception ${asking.exception}`
  const head = `${placeText(at)} ${rule} (${action}${mode === 'shadow' ? ', shadow' : ''}): ${asking.verdict}${by}`
  return [fitLine(head), ...reasonLines(asking)]
}

/** Why: the tests that hit, the cause of an unknown, or the test that stood in the way of a hit. */
function reasonLines({ verdict, passes }: AskingAccount): readonly string[] {
  const pass = passes.find((one) => one.verdict === verdict) ?? passes[0]
  if (pass === undefined) return []
  switch (verdict) {
    case 'unknown':
      return pass.cause === undefined ? [] : [fitLine(`  could not judge ${printable(pass.cause.path)}: ${printable(pass.cause.why)}`)]
    case 'miss': {
      const failure = firstFailure(pass)
      return failure === undefined ? [] : [testLine(failure.test)]
    }
    case 'hit':
      return pass.parts
        .filter(({ part }) => part === 'match' || part === 'when')
        .flatMap(({ test }) => (test === undefined ? [] : hitsOf(test)))
        .slice(0, mostTests)
        .map(testLine)
  }
}

/** The innermost tests that a hit rests on. */
function hitsOf(test: TestAccount): readonly TestAccount[] {
  if (test.verdict !== 'hit') return []
  const inside = test.kind === 'not' ? [] : test.tests.flatMap(hitsOf)
  return inside.length === 0 ? [test] : inside
}

function testLine({ says, about, at, verdict, saw }: TestAccount): string {
  const words = about === undefined ? says : `${about} ${says}`
  return fitLine(`  ${placeText(at)} ${printable(words)}: ${verdict}${saw === undefined ? '' : `, saw ${seenText(saw)}`}`)
}
