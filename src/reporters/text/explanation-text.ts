import { paint } from '../../core/diagnostics/paint.ts'
import { printable } from '../../core/diagnostics/printable.ts'
import type { Explanation, NotAsked, PartAccount, PassAccount, RuleAccount } from '../../tools/explain/explanation.ts'
import { rulesThatMattered } from '../../tools/explain/rules-that-mattered.ts'
import type { ReportView } from '../reporter.ts'
import { changeLines } from './change-lines.ts'
import { askingWords, fitLine, notAskedWords, placeText } from './explain-words.ts'
import { testLines } from './test-lines.ts'

/** Rules that are named behind one reason. */
const mostNamed = 12

/** The whole account of an event: what was decided, every rule that was asked with its tests, what was changed, and who was not asked. */
export function explanationText(explanation: Explanation, { colour }: Pick<ReportView, 'colour'>): string {
  const { strong } = paint(colour)
  const mattering = new Set(rulesThatMattered(explanation))
  const [head, ...more] = headLines(explanation)
  return [
    [strong(head ?? ''), ...more].join('\n'),
    ...explanation.rules.map((account) => ruleText(account, mattering.has(account) ? strong : (text) => text)),
    changeLines(explanation.changes),
    notAskedLines(explanation),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n')
}

export function headLines({ event, decision }: Explanation): readonly string[] {
  const { kind, tool, run, turn, seq, invalid, unreadable } = event
  const where = `run ${printable(run)}, turn ${String(turn)}${seq === undefined ? '' : `, seq ${String(seq)}`}`
  const by = decision.rule === undefined ? '' : ` by ${printable(decision.rule)}`
  const reason = decision.text ?? decision.template
  return [
    `${kind}${tool === undefined ? '' : ` ${printable(tool)}`}: ${decision.decision}${by}`,
    where,
    ...(invalid === undefined ? [] : [invalid === 'unknown' ? 'there is no such tool in this turn' : 'the tool is not allowed in this turn']),
    ...(unreadable === undefined ? [] : [`the arguments cannot be judged: ${unreadable}`]),
    ...(decision.isAfterEnd ? ['the run had ended before, so no rule was asked'] : []),
    ...(reason === undefined ? [] : [`reason: ${printable(reason.trim())}`]),
    ...decision.diagnostics.map(({ code, severity, summary, rule }) => `${severity} ${code}${rule === undefined ? '' : ` ${printable(rule)}`}: ${summary}`),
  ].map((line) => fitLine(line))
}

function ruleText(account: RuleAccount, ink: (text: string) => string): string {
  const { rule, action, mode, at, askings } = account
  const head = fitLine(`${rule} (${action}${mode === 'shadow' ? ', shadow' : ''}) ${placeText(at)}`)
  // Cut before it is painted: the codes of colours take no columns.
  return [head.startsWith(rule) ? ink(rule) + head.slice(rule.length) : ink(head), ...askings.flatMap((asking) => [fitLine(`  ${askingWords(asking, account)}`), ...asking.passes.flatMap((pass) => passLines(pass, at.file))])].join('\n')
}

export function passLines({ call, verdict, cause, parts }: PassAccount, file: string): readonly string[] {
  return [
    ...(call === 0 ? [] : [`  call ${String(call)} inside it: ${verdict}`]),
    ...(cause === undefined ? [] : [fitLine(`    unknown because of ${printable(cause.path)}: ${printable(cause.why)}`)]),
    ...parts.flatMap((part) => partLines(part, file)),
  ]
}

function partLines(part: PartAccount, file: string): readonly string[] {
  const name = part.part === 'exception' ? `exception ${part.exception ?? ''}` : part.part
  if (part.test === undefined) return [fitLine(`    ${name}: ${part.isOver === true ? 'not in force at this time' : 'not judged'}`)]
  return testLines(name, part.test, file)
}

function notAskedLines({ event, notAsked }: Explanation): string {
  const groups = new Map<string, NotAsked[]>()
  for (const one of notAsked) {
    const words = notAskedWords(one, event.kind)
    groups.set(words, [...(groups.get(words) ?? []), one])
  }
  if (groups.size === 0) return ''
  const lines = [...groups].flatMap(([words, rules]) => {
    const named = rules.slice(0, mostNamed).map(({ rule }) => fitLine(`    ${rule}`))
    const left = rules.length - named.length
    return [fitLine(`  ${words}:`), ...named, ...(left === 0 ? [] : [`    and ${String(left)} more`])]
  })
  return ['not asked', ...lines].join('\n')
}
