import { isError } from '../../../core/diagnostics/result.ts'
import type { World } from '../../../core/events/world.ts'
import { portsAsked } from '../../../core/rules/asks-world.ts'
import type { PolicyAst } from '../../../core/rules/policy-ast.ts'
import { loadSqlParser } from '../../node/load-sql-parser.ts'
import { readPolicyPaths } from '../../node/read-policy-path.ts'
import type { CommandRequest, Given } from '../define-command.ts'
import type { ExitCode } from '../exit-code.ts'
import type { Io } from '../io.ts'
import { loadFailure } from '../load-failure.ts'
import { loadGroups, packGroups, type PackGroup } from '../load-groups.ts'
import type { PolicyOptions } from '../options/read-policy-options.ts'
import { refuseUse } from '../refuse-use.ts'
import { reportLoading } from '../report-loading.ts'

/** Packs that are loaded with one another, and what they say. */
export interface TestedGroup {
  readonly group: PackGroup
  readonly policy: PolicyAst
}

/** What tests need, each pack read and loaded once. */
export interface TestedPolicies {
  readonly groups: readonly TestedGroup[]
  /** Where a policy tests SQL. */
  readonly parseSql?: World['parseSql']
}

export type LoadedForTests =
  | { readonly ok: true; readonly value: TestedPolicies }
  /** Everything was said on stderr; the command ends with this code. */
  | { readonly ok: false; readonly exit: ExitCode }

/** Loads policies to run their cases: each pack by itself, or together where options say so. */
export async function loadForTests({ paths, load }: PolicyOptions, options: CommandRequest['options'], io: Io): Promise<LoadedForTests> {
  const read = await readPolicyPaths(paths)
  if (!read.ok) return { ok: false, exit: reportLoading(io, false, read.diagnostics) }
  const loaded = [...loadGroups(packGroups(read.value, options), load)]
  const findings = loaded.flatMap((each) => each.loaded.diagnostics)
  if (findings.length > 0) reportLoading(io, !findings.some(isError), findings)
  const groups = loaded.flatMap((each) => (each.loaded.ok ? [{ group: each.group, policy: each.loaded.value }] : []))
  if (groups.length < loaded.length) return { ok: false, exit: loadFailure(findings) }
  const tested = await testedPolicies(groups)
  return tested.ok ? tested : { ok: false, exit: refuseUse(io, tested.message) }
}

/** With what the tests of loaded policies need. */
export async function testedPolicies(groups: readonly TestedGroup[]): Promise<Given<TestedPolicies>> {
  if (!groups.some(({ policy }) => portsAsked(policy).has('parseSql'))) return { ok: true, value: { groups } }
  const parseSql = await loadSqlParser()
  if (parseSql !== undefined) return { ok: true, value: { groups, parseSql } }
  return { ok: false, message: 'the policy tests SQL, which takes a parser that is not installed: npm install libpg-query' }
}
