import { nearestName } from '../../../core/base/nearest-name.ts'
import { PendingLookup } from '../../../core/base/pending-lookup.ts'
import type { CompiledPolicy } from '../../../core/compile/compile-policy.ts'
import { eventNames } from '../../../core/events/event-name.ts'
import { printable } from '../../../core/diagnostics/printable.ts'
import type { HookContext } from '../../../core/events/hook-context.ts'
import type { TraceEvent } from '../../../core/records/trace-event.ts'
import type { PolicyAst, RuleNode } from '../../../core/rules/policy-ast.ts'
import { reportersOf } from '../../../reporters/registry.ts'
import { createExplainer, type Explainer } from '../../../tools/explain/create-explainer.ts'
import type { Explanation } from '../../../tools/explain/explanation.ts'
import { whyNotOf } from '../../../tools/explain/why-not.ts'
import type { WhyNot } from '../../../tools/explain/why-not-account.ts'
import type { CommandRequest, Given } from '../define-command.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import { findChange } from '../find-change.ts'
import type { Io } from '../io.ts'
import { pageFormat } from '../options/page-options.ts'
import { parseLine } from '../options/parse-line.ts'
import { textOption } from '../options/text-list.ts'
import { prepareDecider, type Prepared } from '../prepare-decider.ts'
import { refuseUse } from '../refuse-use.ts'
import { reportRefusedLines } from '../report-refused-lines.ts'
import { traceUpTo, type TraceUpTo } from '../trace-up-to.ts'
import { writeReport } from '../write-report.ts'

/** What was told of the event that was decided last. */
interface Watched {
  policy: PolicyAst
  explainer: Explainer
  event?: TraceEvent
  explanation?: Explanation
}

/** Decides one event of a trace behind the earlier ones of its run, and tells why it was decided so. */
export async function runExplainCall({ operands, options }: CommandRequest, io: Io): Promise<ExitCode> {
  const trace = textOption(options['call']) ?? '-'
  if (operands.length === 0 && options['tier'] === undefined) {
    return refuseUse(io, 'name a policy: `sluice explain policies/payments --call event.json`')
  }
  const line = parseLine(textOption(options['line']))
  if (!line.ok) return refuseUse(io, line.message)
  const reporter = reportersOf('explain').find(({ name }) => name === pageFormat(options))
  if (reporter === undefined) return refuseUse(io, '--format: the account of an event is text or json')
  let watched: Watched | undefined
  const prepared = await prepareDecider(operands, options, io, {
    shiftsTurns: true,
    // As in a replay: the event does not hold the world that it happened in.
    world: 'plain',
    watch(policy) {
      watched = { policy, explainer: createExplainer(policy, { showsValues: options['showValues'] === true }) }
      return watched.explainer.watch
    },
    deciding: () => watched?.explainer.clear(),
    decided(traced, { decision, isAfterEnd }) {
      if (watched === undefined) return
      const { event, runId, turn, seq } = traced
      watched.event = traced
      watched.explanation = watched.explainer.explanationOf({ event, decision, isAfterEnd, runId, turn, ...(seq === undefined ? {} : { seq }) })
    },
  })
  if (!prepared.ok) return prepared.exit
  const asked = ruleOf(watched?.policy, textOption(options['whyNot']))
  if (!asked.ok) return refuseUse(io, asked.message)
  const read = await traceUpTo(trace, line.value, io)
  if (!read.ok) return refuseUse(io, read.message)
  if (read.value === undefined) {
    io.err(`error: there is no event in \`${trace}\`\n`)
    return exitCode.nothingToCheck
  }
  const { number, text, earlier } = read.value
  // A line before it that is no event was never decided, so it takes no part in the run.
  for (const before of earlier) await prepared.decider.decide(before)
  const decided = await prepared.decider.decide(text)
  if (!decided.ok) {
    const refused = reportRefusedLines(io)
    refused.add(trace, number, decided.diagnostics)
    refused.finish()
    return exitCode.findings
  }
  const explanation = watched?.explanation
  if (watched === undefined || explanation === undefined) throw new Error('an event was decided and not told')
  const whyNot = asked.value === undefined ? undefined : await whyNotRule(asked.value, watched, explanation, prepared, read.value)
  const report = { explanation, ...(whyNot === undefined ? {} : { whyNot }), policy: prepared.digest }
  return (await writeReport('explain', report, [{ reporter }], io)) ?? exitCode.clean
}

async function whyNotRule(
  rule: RuleNode,
  watched: Watched,
  explanation: Explanation,
  { anew, compiled, decider, ports }: Extract<Prepared, { readonly ok: true }>,
  { text, earlier }: TraceUpTo,
): Promise<WhyNot> {
  const { policy, explainer, event } = watched
  const context = event && decider.run(event.runId)?.context
  const isJudged = explanation.rules.some((account) => account.rule === rule.fullName)
  if (!isJudged && event !== undefined && context !== undefined && canBeJudged(rule, event)) {
    explainer.clear()
    await judgeAlone(compiled, rule, event, context)
  }
  const whyNot = whyNotOf(explanation, rule.fullName, isJudged ? undefined : explainer.judgedAlone(rule.fullName))
  if (whyNot.hit || whyNot.pass?.verdict === 'hit' || whyNot.notAsked?.why === 'other_event') return whyNot
  const change = await findChange({ policy, rule, kind: explanation.event.kind, ports, text, earlier, anew, hasHit: () => hasHit(watched.explanation, rule.fullName) })
  return change === undefined ? whyNot : { ...whyNot, change }
}

function hasHit(explanation: Explanation | undefined, rule: string): boolean {
  return explanation?.rules.some((account) => account.rule === rule && account.askings.some(({ verdict }) => verdict === 'hit')) ?? false
}

function canBeJudged(rule: RuleNode, { event }: TraceEvent): boolean {
  return rule.events.includes(eventNames[event.kind]) && !(event.kind === 'ToolCall' && event.argsFault !== undefined)
}

async function judgeAlone(compiled: CompiledPolicy, rule: RuleNode, { event }: TraceEvent, context: HookContext): Promise<void> {
  for (;;) {
    try {
      compiled.rules.get(rule.fullName)?.judge(event, context)
      return
    } catch (thrown) {
      if (!(thrown instanceof PendingLookup)) throw thrown
      await thrown.ready
    }
  }
}

/** A rule by its full name, or by its own where one pack alone has it. */
function ruleOf(policy: PolicyAst | undefined, name: string | undefined): Given<RuleNode | undefined> {
  if (name === undefined) return { ok: true, value: undefined }
  const rules = (policy?.packs ?? []).flatMap((pack) => pack.rules)
  const [found, ...more] = rules.filter(({ id, fullName }) => fullName === name || id === name)
  if (found === undefined) {
    const nearest = nearestName(name, rules.flatMap(({ id, fullName }) => [id, fullName]))
    return { ok: false, message: `--why-not: there is no rule \`${printable(name)}\`${nearest === undefined ? '' : `; did you mean \`${nearest}\`?`}` }
  }
  if (more.length === 0) return { ok: true, value: found }
  return { ok: false, message: `--why-not: several packs have a rule \`${printable(name)}\`; name it in full, as in \`${found.fullName}\`` }
}
