import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jsonType, textForm, type Json, type JsonObject } from '../../src/core/base/json.ts'
import { keepingRules } from '../support/change-packs.ts'
import { decideAlone, doesStart, openPolicy, type OpenPolicy } from '../support/open-policy.ts'
import { randomPacks } from '../support/random-policy.ts'
import { verdictOn } from './catch.ts'
import { effort } from './effort.ts'

/**
 * Guards and lists whose tests of an argument judge one type of it. Left out is what the law excepts, a
 * test that judges the other type as well: of types, of lengths, by JsonLogic equality, by `..`.
 */
const judgesManyTypes = /"(?:type|schema|when|length|use|count|not_in|not_equals|empty)":|\$\.\.|\$\['a','b'\]|__proto__/
const packs = randomPacks({ asksOthers: false }, 'calls')
  .map((all) => keepingRules(all, (rule) => !judgesManyTypes.test(JSON.stringify(rule)) && ['skip', 'terminate', 'allow'].some((word) => Object.hasOwn(rule, word))))
  .filter((all) => all.length > 0)

const words = fc.constantFrom('ab', 'abc', 'x', '/etc/ab')
const numbers = fc.constantFrom(0, 1, 2, 5, 9)
const usualArgs = fc.record({ a: words, b: words, n: numbers, l: fc.oneof(fc.array(words, { minLength: 1, maxLength: 3 }), fc.array(numbers, { minLength: 1, maxLength: 3 })), o: fc.record({ k: words, n: numbers }), p: fc.array(fc.record({ n: numbers, k: words }), { minLength: 1, maxLength: 2 }) })

const pathsToRetype = [['a'], ['b'], ['n'], ['l'], ['o'], ['p'], ['o', 'k'], ['o', 'n']] as const

/** A value of no type that a test of the place judges: `[*]` reads lists and maps alike, so neither stands in for the other. */
function strangersTo(value: Json): readonly Json[] {
  const type = jsonType(value)
  const others: readonly Json[] = ['ab', '5', '', 5, true, [], ['ab'], {}, { k: 'ab' }]
  const isContainer = type === 'array' || type === 'object'
  const strange = others.filter((each) => jsonType(each) !== type && !(isContainer && typeof each === 'object'))
  return type === 'string' ? strange : [...strange, textForm(value)]
}

function valueAt(args: JsonObject, path: readonly string[]): Json {
  return path.reduce<Json>((value, key) => (value as JsonObject)[key] ?? null, args)
}

function replaced(args: JsonObject, [key, ...rest]: readonly string[], value: Json): JsonObject {
  if (key === undefined) return args
  return { ...args, [key]: rest.length === 0 ? value : replaced(args[key] as JsonObject, rest, value) }
}

function callOf(tool: string, args: JsonObject): JsonObject {
  return { kind: 'tool_call', run_id: 'A', turn: 1, tool_name: tool, args, env: { most: 2 } }
}

function law(open: OpenPolicy): Promise<void> {
  const change = fc.record({ path: fc.constantFrom(...pathsToRetype), pick: fc.nat({ max: 30 }), tool: fc.constantFrom('act', 'act', 'bash', 'look') })
  return fc.assert(
    fc.asyncProperty(packs, usualArgs, change, async (all, args, { path, pick, tool }) => {
      const before = await decideAlone(open, all, callOf(tool, args))
      // Refused for what it is; what could not be judged may become judgeable.
      fc.pre(!doesStart(before) && before['decision'] !== 'fault')
      const strangers = strangersTo(valueAt(args, path))
      const stranger = strangers[pick % strangers.length] ?? null
      expect(doesStart(await decideAlone(open, all, callOf(tool, replaced(args, path, stranger))))).toBe(false)
    }),
    effort(100),
  )
}

/** What a test does not judge is a miss, as in engines of two values. */
const unjudgedRuns: OpenPolicy = (all) => {
  const opened = openPolicy(all)
  return {
    async decide(line) {
      const decision = await opened.decide(line)
      return decision['decision'] === 'fault' ? { ...decision, decision: 'continue' } : decision
    },
  }
}

describe('retype', () => {
  test('an argument of a type that no test judges, or its text form, never makes a refused call start', () => law(openPolicy))

  test('is caught when what a test does not judge runs', async () => {
    expect(await verdictOn(() => law(unjudgedRuns))).toBe('broken law')
  })
})
