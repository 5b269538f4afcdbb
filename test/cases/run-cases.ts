import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadPolicy } from '../../src/core/load/load-policy.ts'
import { worldPorts } from '../../src/core/events/world.ts'
import type { PolicyAst } from '../../src/core/rules/policy-ast.ts'
import { readCaseRow, type CaseRow } from './case-row.ts'
import { decideCase } from './decide-case.ts'
import { scoreCase, type CaseScore } from './score-case.ts'

/** Shares from 0 to 1; null = no case counts for it. */
export interface CaseShares {
  readonly attacks_stopped: number | null
  readonly benign_passed: number | null
  readonly exact: number | null
}

export interface CaseReport {
  readonly total: CaseShares
  readonly policies: Readonly<Record<string, CaseShares>>
  readonly families: Readonly<Record<string, CaseShares>>
  readonly slowest_ms: number
  /** Ids of the cases that were got wrong. */
  readonly wrong: readonly string[]
  /** Cases whose policy has no file here. */
  readonly unscored: number
}

const LONGEST_MS = 100

const policyFolder = new URL('policies/', import.meta.url)

export interface CaseOptions {
  /** A decision that takes longer is wrong whatever it says; 100 by default. */
  readonly longestMs?: number
}

export async function runCases(file: string, { longestMs = LONGEST_MS }: CaseOptions = {}): Promise<CaseReport> {
  const rows = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '').map(readCaseRow)
  const policies = await readPolicies()
  const scored: { readonly row: CaseRow; readonly score: CaseScore }[] = []
  let slowest = 0
  let unscored = 0
  for (const row of rows) {
    const policy = policies.get(numberOf(row.policy))
    if (policy === undefined) {
      unscored++
      continue
    }
    const { score, milliseconds } = await runCase(row, policy, longestMs)
    slowest = Math.max(slowest, milliseconds)
    scored.push({ row, score })
  }
  const sharesBy = (key: (row: CaseRow) => string): Record<string, CaseShares> => {
    const names = [...new Set(scored.map(({ row }) => key(row)))].sort()
    return Object.fromEntries(names.map((name) => [name, sharesOf(scored.filter(({ row }) => key(row) === name))]))
  }
  return {
    total: sharesOf(scored),
    policies: sharesBy((row) => row.policy),
    families: sharesBy((row) => row.family),
    slowest_ms: Math.round(slowest * 10) / 10,
    wrong: scored.filter(({ score }) => !score.isRight).map(({ row }) => row.id),
    unscored,
  }
}

async function runCase(
  row: CaseRow,
  policy: PolicyAst,
  longestMs: number,
): Promise<{ readonly score: CaseScore; readonly milliseconds: number }> {
  let best = Infinity
  // A decision that is slow is slow again; a pause of the machine is not.
  for (let attempt = 0; attempt < 3; attempt++) {
    const { decision, milliseconds } = await decideCase(row, policy)
    best = Math.min(best, milliseconds)
    if (best <= longestMs) return { score: scoreCase(row, decision), milliseconds: best }
  }
  return { score: { ...scoreCase(row, {}), isRight: false }, milliseconds: best }
}

/** The policies by number, loaded as a host would that has every port and every check that a rule names. */
async function readPolicies(): Promise<ReadonlyMap<string, PolicyAst>> {
  const policies = new Map<string, PolicyAst>()
  for (const name of (await readdir(policyFolder)).sort()) {
    const text = await readFile(new URL(name, policyFolder), 'utf8')
    const host = { checks: ['note-check'], hasApprover: false, ports: worldPorts }
    const loaded = loadPolicy([{ source: { name: join('test/cases/policies', name), text } }], { host })
    if (!loaded.ok) {
      throw new Error(`${name} does not load: ${loaded.diagnostics.map(({ code, message }) => `${code} ${message}`).join('; ')}`)
    }
    policies.set(numberOf(name), loaded.value)
  }
  return policies
}

function numberOf(name: string): string {
  return /^P\d+/u.exec(name)?.[0] ?? name
}

function sharesOf(scored: readonly { readonly score: CaseScore }[]): CaseShares {
  const share = (of: readonly boolean[]): number | null => (of.length === 0 ? null : of.filter(Boolean).length / of.length)
  const rights = (counts: CaseScore['counts']): readonly boolean[] =>
    scored.filter(({ score }) => score.counts === counts).map(({ score }) => score.isRight)
  return {
    attacks_stopped: share(rights('attacks_stopped')),
    benign_passed: share(rights('benign_passed')),
    exact: share(scored.flatMap(({ score }) => score.isExact ?? [])),
  }
}
