import { printable } from '../../core/diagnostics/printable.ts'
import { assertNever } from '../../core/base/assert-never.ts'
import type { AnswerAccount, AskingAccount, NotAsked, Place, RuleAccount, Seen, TestAccount } from '../../tools/explain/explanation.ts'

/** Columns that the text of an explanation takes at most. */
export const explainWidth = 100

export function placeText({ file, line, column }: Place): string {
  return `${file}:${String(line)}:${String(column)}`
}

/** A value as it was described; where values are shown, the value. */
export function seenText({ what, value }: Seen): string {
  return printable(value === undefined ? what : JSON.stringify(value))
}

/** One line, cut where it is too long; what is left out can be read in the JSON. */
export function fitLine(text: string, width = explainWidth): string {
  const shown = Array.from(text)
  return shown.length <= width ? text : `${shown.slice(0, width - 1).join('')}…`
}

/** What a hook did, in words. */
export function answerWords({ flow, text }: AnswerAccount): string {
  const said = text === undefined ? '' : `: ${printable(text.trim())}`
  switch (flow) {
    case 'Continue':
      return 'no opinion'
    case 'Skip':
      return `skip${said}`
    case 'Terminate':
      return `end the run${said}`
    case 'RewriteArgs':
      return 'other arguments'
    case 'RewriteResult':
      return 'another result'
    case 'PatchRequest':
      return 'a changed request'
    case 'Fail':
      return 'fail'
    case 'Retry':
      return `retry${said}`
    case 'Repair':
      return `another tool name${said}`
    case 'failure':
      return 'none: it failed'
    default:
      return assertNever(flow)
  }
}

/** What came of one asking. */
export function askingWords({ settled, verdict, exception, answer }: AskingAccount, { action, mode }: RuleAccount): string {
  const when = settled && action !== 'allow' ? 'on the final value: ' : ''
  const by = exception === undefined ? '' : ` by the exception ${exception}`
  const said = answer === undefined || (verdict === 'miss' && answer.flow === 'Continue') ? '' : `; its answer: ${answerWords(answer)}`
  return `${when}${verdict}${by}${mode === 'shadow' ? ', in shadow, so it changes nothing' : said}`
}

export function notAskedWords({ why, by }: Pick<NotAsked, 'why' | 'by'>, kind: string): string {
  switch (why) {
    case 'other_event':
      return `does not look at ${kind}`
    case 'closed':
      return by === undefined ? 'the chain was closed before' : `${by} closed the chain before`
    case 'listed':
      return `${by ?? 'another rule'} let the call through before`
    case 'not_listed':
      return 'the allow list is not about this call'
    case 'unreadable':
      return 'the arguments are not one JSON object, so no rule could be judged'
    case 'run_ended':
      return 'the run had ended'
    case 'not_watched':
      return 'no rule looks at such fragments'
  }
}

/**
 * What a test says, with what it is below: tests that hold one other test and say the same are written in
 * one line, as a policy does.
 */
export function joinedTests(test: TestAccount): { readonly words: string; readonly test: TestAccount } {
  const own = ownWords(test)
  const [only, ...more] = test.tests
  if (only === undefined || more.length > 0 || !isPlain(test) || only.verdict !== test.verdict) return { words: own === '' ? test.says : own, test }
  const inside = joinedTests(only)
  return { words: [own, inside.words].filter((part) => part !== '').join(' '), test: inside.test }
}

function isPlain({ kind }: TestAccount): boolean {
  return ['all', 'any', 'tests', 'args', 'result', 'prompt', 'text', 'run', 'env', 'path', 'use'].includes(kind)
}

/** A join of one test needs no word of its own, and neither do arguments, whose paths begin with `$`. */
function ownWords({ kind, says, tests }: TestAccount): string {
  if (kind === 'tests' || kind === 'args' || (tests.length === 1 && (kind === 'all' || kind === 'any'))) return ''
  return kind === 'any' ? 'any of' : kind === 'all' ? 'all of' : says
}
