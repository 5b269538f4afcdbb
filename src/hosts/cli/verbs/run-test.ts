import { isError } from '../../../core/diagnostics/result.ts'
import type { Diagnostic } from '../../../core/diagnostics/diagnostic.ts'
import { renderFrame } from '../../../core/diagnostics/render-frame.ts'
import { portsAsked } from '../../../core/rules/asks-world.ts'
import type { TestCaseReport } from '../../../reporters/reporter.ts'
import type { CaseFailure } from '../../../tools/policy-test/case-bench.ts'
import { type CaseResult, runPolicyTests } from '../../../tools/policy-test/run-policy-tests.ts'
import { systemTime } from '../../node/clock.ts'
import { loadSqlParser } from '../../node/load-sql-parser.ts'
import { readPolicyPaths } from '../../node/read-policy-path.ts'
import type { CommandRequest } from '../define-command.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Io } from '../io.ts'
import { loadFailure } from '../load-failure.ts'
import { loadGroups, packGroups } from '../load-groups.ts'
import { readPolicyOptions } from '../options/read-policy-options.ts'
import { textOption } from '../options/text-list.ts'
import { showProgress } from '../progress.ts'
import { readFormats } from '../read-formats.ts'
import { refuseUse } from '../refuse-use.ts'
import { reportLoading } from '../report-loading.ts'
import { useColour } from '../use-colour.ts'
import { writeReport } from '../write-report.ts'

export async function runTest({ operands, options }: CommandRequest, io: Io): Promise<ExitCode> {
  if (operands.length === 0 && options['tier'] === undefined) {
    return refuseUse(io, 'name a policy: `sluice test policies/payments`')
  }
  const given = readPolicyOptions(operands, options)
  if (!given.ok) return refuseUse(io, given.message)
  const formats = readFormats('tests', options)
  if (!formats.ok) return refuseUse(io, formats.message)
  const read = await readPolicyPaths(given.value.paths)
  if (!read.ok) return reportLoading(io, false, read.diagnostics)
  const groups = [...loadGroups(packGroups(read.value, options), given.value.load)]
  const policies = groups.flatMap(({ loaded }) => (loaded.ok ? [loaded.value] : []))
  const findings = groups.flatMap(({ loaded }) => loaded.diagnostics)
  if (findings.length > 0) reportLoading(io, !findings.some(isError), findings)
  if (policies.length < groups.length) return loadFailure(findings)
  const needsSql = policies.some((policy) => portsAsked(policy).has('parseSql'))
  const parseSql = needsSql ? await loadSqlParser() : undefined
  if (needsSql && parseSql === undefined) {
    return refuseUse(io, 'the policy tests SQL, which takes a parser that is not installed: npm install libpg-query')
  }
  const filter = textOption(options['filter'])
  const progress = showProgress(io, 'cases', systemTime)
  const results: CaseResult[] = []
  const idle: Diagnostic[] = []
  for (const policy of policies) {
    const run = await runPolicyTests(policy, {
      onCase: progress.step,
      ...(filter !== undefined && { filter }),
      ...(parseSql !== undefined && { parseSql }),
    })
    if (run.ok) results.push(...run.results)
    else idle.push(run.diagnostic)
  }
  progress.finish()
  // A filter leaves most packs without a case; a pack that holds none at all was never tested (L-82).
  const untested = results.length === 0 ? idle : idle.filter(({ code }) => code === 'SLC801')
  for (const diagnostic of untested.slice(0, 1)) {
    io.err(`${renderFrame(diagnostic, { colour: useColour(io, io.isErrTerminal) })}\n`)
  }
  if (results.length === 0) return exitCode.nothingToCheck
  const report = { cases: results.map(toReport), diagnostics: [] }
  const unwritten = await writeReport('tests', report, formats.value, io)
  if (unwritten !== undefined) return unwritten
  if (results.some(({ failures }) => failures.length > 0)) return exitCode.findings
  return untested.length > 0 ? exitCode.nothingToCheck : exitCode.clean
}

function toReport({ name, pack, span, failures }: CaseResult): TestCaseReport {
  const passed = failures.length === 0
  return { pack, name, passed, at: span, ...(!passed && { why: failures.map(told).join('\n') }) }
}

function told({ step, message }: CaseFailure): string {
  return step === undefined ? message : `step ${String(step)}: ${message}`
}
