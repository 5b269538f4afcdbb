import { printable } from '../../core/diagnostics/printable.ts'
import type { Explanation } from '../../tools/explain/explanation.ts'
import { changeLines } from './change-lines.ts'
import { fitLine } from './explain-words.ts'
import { matteringText } from './mattering-text.ts'

/**
 * Why one side of a flip decided as it did: its reason, the rules that mattered, and what was changed.
 *
 * @param other the rule that decided on the other side: what it said here is half of the flip
 */
export function exampleAccount(explanation: Explanation, other: string | undefined): string {
  const { decision, changes } = explanation
  const reason = decision.text ?? decision.template
  return [
    ...(reason === undefined ? [] : [fitLine(`reason: ${printable(reason.trim())}`)]),
    matteringText(explanation, other),
    changeLines(changes),
  ]
    .filter((part) => part !== '')
    .join('\n')
}
