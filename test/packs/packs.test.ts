import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { isJsonObject, ownMember, type Json } from '../../src/core/base/json.ts'
import { loadPolicy } from '../../src/core/load/load-policy.ts'
import type { PolicyAst, RuleNode } from '../../src/core/rules/policy-ast.ts'
import { readPolicyPaths } from '../../src/hosts/node/read-policy-path.ts'
import { missedText } from '../../src/reporters/text/coverage-text.ts'
import { startCoverage } from '../../src/tools/policy-test/coverage/coverage.ts'
import { runPolicyTests } from '../../src/tools/policy-test/run-policy-tests.ts'
import { parseSqlHere } from '../support/parse-sql-here.ts'
import { repository } from '../support/cli-process.ts'
import { commandWords, isLike } from '../scenarios/read-scenario.ts'
import { runCliHere } from '../support/run-cli-here.ts'
import { shownCommands } from './shown-commands.ts'

const packs = readdirSync(join(repository, 'policies'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `policies/${name}`)

async function load(...paths: readonly string[]): Promise<PolicyAst> {
  const entries = await readPolicyPaths(paths.map((path) => ({ path: join(repository, path) })))
  if (!entries.ok) throw new Error(entries.diagnostics[0].message)
  const loaded = loadPolicy(entries.value)
  // A warning in a pack that people copy would be copied too.
  expect(loaded.diagnostics).toEqual([])
  if (!loaded.ok) throw new Error('the pack does not load')
  return loaded.value
}

async function failedCases(policy: PolicyAst): Promise<readonly string[]> {
  const run = await runPolicyTests(policy, { parseSql: parseSqlHere })
  if (!run.ok) throw new Error(run.diagnostic.message)
  return run.results.flatMap(({ pack, name, failures }) => failures.map(({ message }) => `${pack}#${name}: ${message}`))
}

/** What no case shows, with its place. */
async function unseenPoints(policy: PolicyAst): Promise<readonly string[]> {
  const coverage = startCoverage([policy])
  await runPolicyTests(policy, { parseSql: parseSqlHere, watch: coverage.watch })
  const unseen = coverage.points().filter(({ times }) => times === 0)
  return unseen.map((point) => `${point.span.source.name} ${point.rule}: ${missedText(point)}`)
}

test('there are packs', () => {
  expect(packs.length).toBeGreaterThanOrEqual(3)
})

/** The policies of the agents in `examples/` are shown by what the agents print. */
const examples = readdirSync(join(repository, 'examples'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `examples/${name}/policy.yaml`)

test.each(examples)('%s: loads without a finding', async (path) => {
  expect((await load(path)).packs).toHaveLength(1)
})

test.each([...packs, 'examples/card-numbers.yaml'])(
  '%s: loads without a finding and passes its tests',
  async (paths) => {
    expect(await failedCases(await load(...paths.split(' ')))).toEqual([])
  },
)

test.each(packs)('%s: its cases show every rule and every test', async (pack) => {
  expect(await unseenPoints(await load(pack))).toEqual([])
})

const words = {
  fires: ['skip', 'terminate', 'refused', 'hit'],
  'stays away': ['continue', 'miss'],
  // `refused` is either: by the rule, or because it cannot judge.
  'is unknown': ['fault', 'unknown', 'refused'],
} as const

/** The words that the cases of a rule expect, steps included. */
function expectedWords(test: Json): readonly Json[] {
  if (!isJsonObject(test)) return []
  const expectation = ownMember(test, 'expect')
  const steps = ownMember(test, 'steps')
  const own = isJsonObject(expectation) ? ownMember(expectation, 'decision') : expectation
  return [...(own === undefined ? [] : [own]), ...(Array.isArray(steps) ? steps.flatMap(expectedWords) : [])]
}

describe.each(packs)('the rules of %s', (pack) => {
  let rules: readonly RuleNode[] = []
  beforeAll(async () => {
    rules = (await load(pack)).packs.flatMap((each) => each.rules)
  })

  test('each say what they are for, and are tested', () => {
    for (const rule of rules) {
      const { fullName, title = '', description = '', severity, tests } = rule
      expect({ fullName, title: title.length > 0, description: description.length > 20, severity }).toEqual({
        fullName,
        title: true,
        description: true,
        severity: expect.any(String) as string,
      })
      expect(tests.length, fullName).toBeGreaterThan(0)
    }
  })

  test('that are guards have cases of each kind: it fires, it stays away, it cannot judge', () => {
    for (const rule of rules.filter(({ action }) => action.definition.isGuard)) {
      const expected = rule.tests.flatMap(({ value }) => expectedWords(value))
      for (const [kind, fitting] of Object.entries(words)) {
        expect(expected.some((word) => (fitting as readonly Json[]).includes(word)), `${rule.fullName} ${kind}`).toBe(true)
      }
    }
  })

  test('tell the model what happened and what to do', () => {
    const texts = rules.flatMap(({ action: { name, param }, fullName }) =>
      (name === 'skip' || name === 'retry') && typeof param === 'string' ? [{ fullName, param }] : [],
    )
    // At least two sentences or clauses: a bare label leaves the model to guess.
    for (const { fullName, param } of texts) expect(param.split(/[.;:,] /).length, fullName).toBeGreaterThan(1)
  })
})

describe('the pages', () => {
  const pages = [...packs, 'examples'].map((place) => `${place}/README.md`)

  test.each(pages)('%s shows commands', (page) => {
    expect(shownCommands(page).length).toBeGreaterThan(0)
  })

  test.each(pages.flatMap(shownCommands))('$page: `$command` prints what the page shows', async ({ command, output }) => {
    const [program, ...args] = commandWords(command)
    expect(program).toBe('sluice')
    const run = await runCliHere(args)
    if (!isLike(run.stdout, output)) expect(run.stdout, run.stderr).toBe(output)
  })
})
