import type { World } from '../../../core/events/world.ts'
import { loadPolicy, type LoadOptions } from '../../../core/load/load-policy.ts'
import { withTexts } from '../../../core/load/with-texts.ts'
import { unifiedDiff } from '../../../tools/format/unified-diff.ts'
import { preparedCases } from '../../../tools/policy-test/prepared-cases.ts'
import { runCases } from '../../../tools/policy-test/run-cases.ts'
import { applyUpdates } from '../../../tools/policy-test/update/apply-updates.ts'
import { planUpdates, writtenCase, type CaseUpdate, type WrittenCase } from '../../../tools/policy-test/update/plan-updates.ts'
import type { Io } from '../io.ts'
import type { TestedGroup, TestedPolicies } from './load-for-tests.ts'
import type { PackGroup } from '../load-groups.ts'
import { paintDiff } from '../paint-diff.ts'
import type { TestedCases } from './run-loaded-tests.ts'
import { useColour } from '../use-colour.ts'
import { writeFixed } from '../write-fixed.ts'

/**
 * Rewrites what failing cases expect to what came, in their files, and shows what was rewritten. A case
 * is rewritten only if it passes then: one that another rule decides stays a failure (L-81).
 *
 * @returns how many cases were rewritten.
 */
export async function updateExpectations({ groups, parseSql }: TestedPolicies, { results }: TestedCases, load: LoadOptions, io: Io): Promise<number> {
  let count = 0
  for (const tested of groups) {
    const ofGroup = results.filter(({ prepared }) => tested.policy.packs.includes(prepared.pack))
    const { updates, left } = planUpdates(ofGroup)
    const verified = await verifyUpdates(tested, updates, load, parseSql)
    for (const { case: written, why } of [...left, ...verified.left]) io.err(`not updated: ${caseKey(written)}: ${why}\n`)
    if (verified.updates.length === 0) continue
    const unwritten = await writeFixed(tested.group, verified.group)
    if (unwritten !== undefined) {
      io.err(`nothing was updated: ${unwritten}\n`)
      continue
    }
    count += verified.updates.length
    for (const [source, text] of applyUpdates(verified.updates)) {
      io.err(paintDiff(unifiedDiff(source.name, source.text, text), useColour(io, io.isErrTerminal)))
    }
  }
  return count
}

interface VerifiedUpdates {
  readonly updates: readonly CaseUpdate[]
  /** With their texts. */
  readonly group: PackGroup
  readonly left: readonly { readonly case: WrittenCase; readonly why: string }[]
}

/** Loads what would be written and runs its cases; those that still fail are left out, and no one else is touched by that. */
async function verifyUpdates(
  { group }: TestedGroup,
  updates: readonly CaseUpdate[],
  load: LoadOptions,
  parseSql: World['parseSql'],
): Promise<VerifiedUpdates> {
  if (updates.length === 0) return { updates, group, left: [] }
  const changed = withTexts(group, applyUpdates(updates))
  const loaded = loadPolicy(changed, load)
  if (!loaded.ok) return { updates: [], group, left: updates.map((each) => ({ case: each.case, why: 'the policy would not load' })) }
  const keys = new Set(updates.map((each) => caseKey(each.case)))
  const cases = preparedCases(loaded.value).filter((prepared) => keys.has(caseKey(writtenCase(prepared))))
  const failing = new Map<string, string>()
  for (const { failures, prepared } of await runCases(loaded.value, cases, parseSql === undefined ? {} : { parseSql })) {
    const [failure] = failures
    if (failure !== undefined) failing.set(caseKey(writtenCase(prepared)), failure.message)
  }
  const holding = updates.filter((each) => !failing.has(caseKey(each.case)))
  const left = updates.flatMap((each) => {
    const why = failing.get(caseKey(each.case))
    return why === undefined ? [] : [{ case: each.case, why: `it would still fail: ${why}` }]
  })
  return { updates: holding, group: withTexts(group, applyUpdates(holding)), left }
}

function caseKey({ pack, name }: WrittenCase): string {
  return `${pack}#${name}`
}
