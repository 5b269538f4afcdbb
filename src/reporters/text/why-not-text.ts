import { printable } from '../../core/diagnostics/printable.ts'
import type { WhyNot, WhyNotChange, WhyNotCondition } from '../../tools/explain/why-not-account.ts'
import { fitLine, notAskedWords, placeText, seenText } from './explain-words.ts'

/** Why a rule did not hit: the first condition in its way, where it stands, and what would change that. */
export function whyNotText({ rule, hit, notAsked, pass, condition, change }: WhyNot, kind: string): string {
  const lines = [`why not ${rule}`]
  if (hit) return [...lines, '  it did hit'].join('\n')
  if (notAsked !== undefined) lines.push(`  it was not asked: ${notAskedWords(notAsked, kind)}`)
  if (notAsked?.why === 'other_event') return lines.join('\n')
  if (pass?.verdict === 'hit') lines.push('  judged by itself it hits')
  if (condition !== undefined) lines.push(...conditionLines(condition))
  if (pass?.verdict !== 'hit') lines.push(...changeLines(change))
  return lines.map((line) => fitLine(line)).join('\n')
}

function conditionLines({ part, exception, isPermit, test }: WhyNotCondition): readonly string[] {
  const words = test.about === undefined ? test.says : `${test.about} ${test.says}`
  const saw = test.saw === undefined ? '' : `, saw ${seenText(test.saw)}`
  const where = exception === undefined ? `\`${part}\`` : `the exception ${exception}`
  const head = isPermit ? `  ${where} lets it through; it rests on` : `  the first condition that fails, in ${where}`
  return [`${head}:`, `    ${placeText(test.at)} ${printable(words)}: ${test.verdict}${saw}`]
}

function changeLines(change: WhyNotChange | undefined): readonly string[] {
  if (change === undefined) return ['  no change of the event was found with which it hits']
  const { edits, isAlone, decision, decidedBy } = change
  const by = decidedBy === undefined ? '' : ` by ${decidedBy}`
  return [
    `  with ${edits.length === 1 ? 'this change' : `these ${String(edits.length)} changes`} it ${isAlone ? 'hits by itself' : 'hits'}, and the decision is ${decision}${by}:`,
    ...edits.map(({ at, to }) => `    ${printable(at)}: ${to === undefined ? 'take it out' : printable(JSON.stringify(to))}`),
  ]
}
