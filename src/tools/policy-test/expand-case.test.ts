import { describe, expect, test } from 'vitest'
import type { Json, JsonObject } from '../../core/base/json.ts'
import { limits } from '../../core/base/limits.ts'
import { expandCase } from './expand-case.ts'

const expanded = (test: JsonObject) => expandCase(test)

describe('a case expands (L-80)', () => {
  test('into itself where it has neither `each` nor `matrix`', () => {
    expect(expanded({ call: { tool: 'a' }, expect: 'skip' })).toEqual([{ suffix: '', value: { call: { tool: 'a' }, expect: 'skip' } }])
  })

  test('into one case for each value, numbered from 1', () => {
    expect(expanded({ each: ['x', 'y'], call: { tool: '${each}' } })).toEqual([
      { suffix: '[1]', value: { call: { tool: 'x' } } },
      { suffix: '[2]', value: { call: { tool: 'y' } } },
    ])
  })

  test('over a matrix, the last name fastest', () => {
    const values = expanded({ matrix: { a: [1, 2], b: ['x', 'y'] }, args: { v: '${a}${b}' } })
    expect(typeof values === 'string' ? values : values.map(({ value }) => value)).toEqual(
      ['1x', '1y', '2x', '2y'].map((v) => ({ args: { v } })),
    )
  })
})

describe('a name in a case (L-22)', () => {
  const filled = (value: string, each: Json): Json | undefined => {
    const cases = expanded({ each: [each], v: value })
    return typeof cases === 'string' ? cases : cases[0]?.value['v']
  }

  test('alone is the value itself, of its own type', () => {
    expect([filled('${each}', 5), filled('${each}', null), filled('${each}', [1]), filled('${each}', { a: 1 })]).toEqual([5, null, [1], { a: 1 }])
  })

  test('inside a text is the raw text form', () => {
    expect([filled('rm ${each}', 'a"b'), filled('n=${each}', 5), filled('${each}${each}', 'a'), filled('x${each}', [1])]).toEqual(['rm a"b', 'n=5', 'aa', 'x[1]'])
  })

  test('that is none of the case is plain text', () => {
    expect([filled('${tool}', 'a'), filled('$${each}', 'a')]).toEqual(['${tool}', '$a'])
  })

  test('is not looked for in what was inserted', () => {
    const matrix = { a: ['${b}'], b: ['deep ${a}'] }
    expect(expanded({ matrix, v: '${a}', w: 'x ${a} ${b} ${' })).toEqual([{ suffix: '[1]', value: { v: '${b}', w: 'x ${b} deep ${a} ${' } }])
  })

  test('keeps `__proto__` a plain name', () => {
    const args = JSON.parse('{"__proto__":{"x":"${each}"}}') as JsonObject
    const cases = expanded({ each: ['v'], args })
    expect(typeof cases === 'string' ? cases : JSON.stringify(cases[0]?.value)).toBe('{"args":{"__proto__":{"x":"v"}}}')
  })
})

describe('a long text', () => {
  test('is written with `repeat` and `times`', () => {
    expect(expanded({ v: { repeat: 'ab', times: 3 } })).toEqual([{ suffix: '', value: { v: 'ababab' } }])
  })

  test('a map with another key beside them is a map', () => {
    expect(expanded({ v: { repeat: 'ab', times: 3, x: 1 } })).toEqual([{ suffix: '', value: { v: { repeat: 'ab', times: 3, x: 1 } } }])
  })

  test('is bounded', () => {
    const cases = expanded({ v: { repeat: 'ab', times: 1e12 } })
    expect(typeof cases === 'string' ? cases : cases[0]?.value['v']).toHaveLength(limits.repeatedTextLength)
  })
})

test('a matrix that would become too many cases says so instead', () => {
  const values = Array.from({ length: 400 }, (_, index) => index)
  expect(expanded({ matrix: { a: values, b: values }, v: '${a}' })).toBe('more than 100000 cases')
})
