import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isJsonObject, ownMember, type Json } from '../../src/core/base/json.ts'
import { checkCondition } from '../../src/core/conditions/check-condition.ts'
import { compileValue } from '../../src/core/conditions/compile-condition.ts'
import { CONDITION_ABSENT } from '../../src/core/conditions/condition-data.ts'
import type { ConditionScope } from '../../src/core/conditions/condition-scope.ts'
import { isUnknown, truthOf } from '../../src/core/conditions/outcome.ts'

/** The classic suite of JsonLogic (L-53): where a condition loads and is not unknown, its value is the suite's. */
interface Case {
  readonly rule: Json
  readonly data?: Json
  readonly result: Json
}

const shared = process.env['SLUICE_SHARED'] ?? fileURLToPath(new URL('../../../shared', import.meta.url))
const cases = JSON.parse(
  readFileSync(join(shared, 'corpus/suites/json-logic/compatible.json'), 'utf8'),
) as readonly Case[]

/** The suite's own names are the roots, so that its paths load; what else is wrong with a rule still shows. */
const scope: ConditionScope = {
  roots: new Set(
    'a b c x y z temp pie filling integers items desserts start_with financing vin apr d e f'.split(' '),
  ),
  operators: new Map(),
}

test('no value differs from the suite, and most of it is decided', () => {
  const differing: unknown[] = []
  let refused = 0
  let unknown = 0
  let decided = 0
  for (const { rule, data = null, result } of cases) {
    if (checkCondition(rule, scope).length > 0) {
      refused++
      continue
    }
    const evaluate = compileValue(rule, scope)
    const value = evaluate({
      read: (root) => (isJsonObject(data) ? ownMember(data, root) : undefined) ?? CONDITION_ABSENT,
    })
    if (!isUnknown(value)) {
      decided++
      if (JSON.stringify(value) !== JSON.stringify(result)) differing.push({ rule, data, result, value })
    } else {
      unknown++
      if (value.truth !== 'unknown' && value.truth !== truthOf(result)) differing.push({ rule, data, result, value })
    }
  }
  console.info(`json-logic suite: ${cases.length} cases, ${decided} decided, ${unknown} unknown, ${refused} do not load`)
  expect(differing).toEqual([])
  expect(cases.length).toBe(179)
  expect(decided).toBeGreaterThanOrEqual(140)
})
