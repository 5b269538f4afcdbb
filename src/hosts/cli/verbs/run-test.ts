import { renderFrame } from '../../../core/diagnostics/render-frame.ts'
import type { TestCaseReport } from '../../../reporters/reporter.ts'
import { type CaseFailure, type CaseResult, runPolicyTests } from '../../../tools/policy-test/run-policy-tests.ts'
import { portsAsked } from '../../../core/rules/asks-world.ts'
import { systemTime } from '../../node/clock.ts'
import { loadSqlParser } from '../../node/load-sql-parser.ts'
import { chooseReporter } from '../choose-reporter.ts'
import type { CommandRequest } from '../define-command.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Io } from '../io.ts'
import { loadForCommand } from '../load-for-command.ts'
import { textOption } from '../options/text-list.ts'
import { showProgress } from '../progress.ts'
import { refuseUse } from '../refuse-use.ts'
import { useColour } from '../use-colour.ts'

export async function runTest({ operands, options }: CommandRequest, io: Io): Promise<ExitCode> {
  if (operands.length === 0 && options['tier'] === undefined) {
    return refuseUse(io, 'name a policy: `sluice test policies/payments`')
  }
  const loaded = await loadForCommand(operands, options, io)
  if (!loaded.ok) return loaded.exit
  const asksSql = portsAsked(loaded.policy).has('parseSql')
  const parseSql = asksSql ? await loadSqlParser() : undefined
  if (asksSql && parseSql === undefined) {
    return refuseUse(io, 'the policy tests SQL, which takes a parser that is not installed: npm install libpg-query')
  }
  const filter = textOption(options['filter'])
  const progress = showProgress(io, 'cases', systemTime)
  const run = await runPolicyTests(loaded.policy, {
    onCase: progress.step,
    ...(filter !== undefined && { filter }),
    ...(parseSql !== undefined && { parseSql }),
  })
  progress.finish()
  if (!run.ok) {
    io.err(`${renderFrame(run.diagnostic, { colour: useColour(io, io.isErrTerminal) })}\n`)
    return exitCode.nothingToCheck
  }
  const report = { cases: run.results.map(toReport), diagnostics: [] }
  await io.out(chooseReporter(options).tests(report, { colour: useColour(io, io.isOutTerminal) }))
  return run.failed === 0 ? exitCode.clean : exitCode.findings
}

function toReport({ name, pack, span, failures }: CaseResult): TestCaseReport {
  const passed = failures.length === 0
  return { pack, name, passed, at: span, ...(!passed && { why: failures.map(told).join('\n') }) }
}

function told({ step, message }: CaseFailure): string {
  return step === undefined ? message : `step ${String(step)}: ${message}`
}
