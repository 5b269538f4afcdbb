import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parseSqlHere } from '../../../test/support/parse-sql-here.ts'
import { createLookups } from '../events/lookups.ts'
import { plainWorld } from '../events/plain-world.ts'
import { bindOperator } from './define-operator.ts'
import { operatorByName, operators } from './registry.ts'

const facts = { env: {} }

const examples = operators.flatMap((definition) =>
  definition.examples.map((example) => ({ modifiers: {}, ...example, name: definition.name, definition })),
)

test.each(examples)('$name $param with $modifiers on $value: $want', ({ definition, param, modifiers, value, want, ...given }) => {
  const parsed = definition.param.safeParse(param)
  expect(parsed.error).toBeUndefined()
  expect(definition.check?.(parsed.data as never, modifiers)).toBeUndefined()
  const { env = {}, at, world = {}, place } = given
  const lookups = createLookups(plainWorld(world, typeof env['cwd'] === 'string' ? env['cwd'] : '/', parseSqlHere))
  const test = bindOperator(definition, param, modifiers, place)
  expect(test(value, { env, ...(at === undefined ? {} : { at }) }, lookups)).toBe(want)
})

describe.each(operators)('$name', (definition) => {
  test('shows a hit, a miss and, where some value is not judged, an unknown', () => {
    const wants = definition.name === 'type' ? ['hit', 'miss'] : ['hit', 'miss', 'unknown']
    expect(new Set(definition.examples.map((example) => example.want))).toEqual(new Set(wants))
  })

  test('has a parameter that is a JSON Schema', () => {
    expect(() => z.toJSONSchema(definition.param)).not.toThrow()
  })

  test.each([[null], [''], [[]], [{}]])('does not take %j as an operand (L-02)', (param) => {
    expect(definition.param.safeParse(param).success).toBe(false)
  })

  test('keeps a parameter as it is, so that nothing of it is lost', () => {
    for (const { param } of definition.examples) expect(definition.param.parse(param)).toEqual(param)
  })

  test('judges null only where null is a value (L-14)', () => {
    for (const { param } of definition.examples) {
      const verdict = bindOperator(definition, param, {})(null, facts)
      expect(verdict === 'unknown').toBe(definition.judgesNull !== true)
    }
  })
})

test('the operators are sorted by name', () => {
  const names = operators.map((definition) => definition.name)
  expect(names).toEqual([...names].sort())
})

test('an operator is found by its name alone', () => {
  expect(operatorByName('starts_with')?.name).toBe('starts_with')
  expect(operatorByName('startsWith')).toBeUndefined()
  expect(operatorByName('__proto__')).toBeUndefined()
  expect(operatorByName('exists')).toBeUndefined()
})
