import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../../src/core/base/json.ts'
import { newEffort } from '../../src/core/analysis/effort.ts'
import type { PolicyAst } from '../../src/core/rules/policy-ast.ts'
import { NOTHING } from '../../src/core/witness/candidate-values.ts'
import { placeWords } from '../../src/core/witness/event-edit.ts'
import { findEdits } from '../../src/core/witness/find-edits.ts'
import { createRuleBench } from '../../src/core/witness/rule-bench.ts'
import { ruleChoices } from '../../src/core/witness/rule-choices.ts'
import { whyNotText } from '../../src/reporters/text/why-not-text.ts'
import { whyNotOf } from '../../src/tools/explain/why-not.ts'
import type { WhyNot } from '../../src/tools/explain/why-not-account.ts'
import { matteringText } from '../../src/reporters/text/mattering-text.ts'
import { explainText } from '../../src/reporters/text/explain-text.ts'
import { explainJson } from '../../src/reporters/json/explain-json.ts'
import type { Explanation } from '../../src/tools/explain/explanation.ts'
import { explainAgreement, type Explain } from '../support/explain-agreement.ts'
import { explainTrace } from '../support/open-policy.ts'
import { randomScenario } from '../support/random-scenario.ts'
import { verdictOn } from './catch.ts'
import { briefly, effort, type Effort } from './effort.ts'

/** `npm run explain-check` judges 10,000 decisions and more. */
const scenario = randomScenario({ asksOthers: true, traces: 12 })

async function agreement(explain: Explain, options: Effort = effort(25)): Promise<{ readonly decisions: number; readonly verdicts: number; readonly leaves: number }> {
  let [decisions, verdicts, leaves] = [0, 0, 0]
  await fc.assert(
    fc.asyncProperty(scenario, async (one) => {
      const told = await explainAgreement(explain, one)
      decisions += told.decisions
      verdicts += told.verdicts
      leaves += told.leaves
      expect(told.disputes).toEqual([])
    }),
    options,
  )
  return { decisions, verdicts, leaves }
}

describe('explaining', () => {
  test('states the verdicts that its conditions give when they are judged anew, and the decision of the engine (L-12)', async () => {
    const { decisions, verdicts, leaves } = await agreement(explainTrace)
    expect(decisions).toBeGreaterThan(200)
    expect(leaves).toBeGreaterThan(verdicts / 2)
  })

  test('is caught when a test of the account says something else than it saw', async () => {
    const lying: Explain = async (...args) => (await explainTrace(...args)).map((account) => ({ ...account, explanation: withFirstTestTurned(account.explanation) }))
    expect(await verdictOn(async () => {
      await agreement(lying, briefly())
    })).toBe('broken law')
  })

  test('fits its text in 100 columns and says something of every rule that mattered', () =>
    fc.assert(
      fc.asyncProperty(scenario, fc.boolean(), async ({ packs, trace }, showsValues) => {
        for (const { explanation } of await explainTrace(packs, trace, { showsValues })) {
          const text = explainText({ explanation, policy: 'sha256:0' }, { colour: false })
          expect(text.split('\n').filter((line) => Array.from(line).length > 100)).toEqual([])
          expect(matteringText(explanation)).not.toBe('')
          expect(JSON.parse(explainJson({ explanation, policy: 'sha256:0' }))).toBeTypeOf('object')
        }
      }),
      effort(15),
    ))
})

const secret = 'sk_live_0123456789'
const secretNumber = 918273645

/** Every text of the event that is no name holds the secret, and every map has a member of that name. */
function planted(value: Json): Json {
  if (typeof value === 'string') return value + secret
  if (isJsonArray(value)) return value.map(planted)
  if (!isJsonObject(value)) return value
  return { ...Object.fromEntries(Object.entries(value).map(([key, member]) => [key, key === 'kind' || key === 'type' || key === 'role' ? member : planted(member)])), [secret]: secretNumber }
}

const names: readonly string[] = ['kind', 'run_id', 'parent_run_id', 'tool_name', 'internal_call_id', 'tool_call_id', 'available_tools', 'allowed_tools', 'at', 'turn', 'seq', 'history_len', 'approval', 'is_streaming', 'outcome', 'mcp', 'usage', 'tool_choice']

function plantedLine(line: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(line).map(([field, value]) => [field, names.includes(field) ? value : field === 'args_text' ? `{"${secret}":"${secret}"` : plantedPart(field, value)]))
}

/** Messages have a fixed form; what they say is data. */
function plantedPart(field: string, value: Json): Json {
  if (field !== 'history') return planted(value)
  return isJsonArray(value) ? value.map((message) => (isJsonObject(message) && typeof message['content'] === 'string' ? { ...message, content: message['content'] + secret } : message)) : value
}

/** Every rule is asked about, and of one also what would make it hit. */
function whyNots(explanation: Explanation, policy: PolicyAst, line: JsonObject, searches: boolean): readonly WhyNot[] {
  return policy.packs.flatMap(({ rules }) => rules).map((rule, index) => {
    const whyNot = whyNotOf(explanation, rule.fullName, undefined)
    if (!searches || index > 0) return whyNot
    const edits = findEdits(line, ruleChoices(policy, rule, explanation.event.kind), createRuleBench(policy, rule), newEffort(60)) ?? []
    const change = { edits: edits.map(({ place, to }) => ({ at: placeWords(place), ...(to === NOTHING ? {} : { to }) })), isAlone: false, decision: 'continue' }
    return { ...whyNot, change }
  })
}

/** @returns how often it was asked why a rule did not hit */
async function leaks(showsValues: boolean, options: Effort = effort(25)): Promise<number> {
  let asked = 0
  await fc.assert(
    fc.asyncProperty(scenario, fc.boolean(), async ({ packs, trace }, isWhole) => {
      const lines = trace.map((line, index) => (isWhole || index % 2 === 0 ? plantedLine(line) : line))
      for (const [index, { explanation, policy }] of (await explainTrace(packs, lines, { showsValues })).entries()) {
        const told = [explainText({ explanation, policy: 'x' }, { colour: false }), matteringText(explanation), explainJson({ explanation, policy: 'x' })]
        for (const whyNot of whyNots(explanation, policy, lines[index] ?? {}, index === 0)) {
          asked++
          told.push(whyNotText(whyNot, explanation.event.kind), explainJson({ explanation, whyNot, policy: 'x' }))
        }
        expect(told.some((text) => text.includes('sk_live') || text.includes(String(secretNumber)))).toBe(false)
      }
    }),
    options,
  )
  return asked
}

describe('secret absence in explanations (L-83)', () => {
  test('without being asked for, no value of the event stands in the account, as text or JSON, nor in what keeps a rule from hitting', async () => {
    expect(await leaks(false)).toBeGreaterThan(100)
  })

  test('is caught where values are shown', async () => {
    expect(await verdictOn(async () => {
      await leaks(true, briefly())
    })).toBe('broken law')
  })
})

/** The innermost first test of the first rule says the opposite. */
function withFirstTestTurned(explanation: Explanation): Explanation {
  return JSON.parse(JSON.stringify(explanation).replace(/"verdict":"(hit|miss)","saw"/, (_, verdict: string) => `"verdict":"${verdict === 'hit' ? 'miss' : 'hit'}","saw"`)) as Explanation
}
