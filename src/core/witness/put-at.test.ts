import { describe, expect, test } from 'vitest'
import { putAt } from './put-at.ts'

const name = (text: string) => ({ kind: 'name', name: text }) as const
const index = (at: number) => ({ kind: 'index', index: at }) as const

describe('a value put at a path', () => {
  test('stands beside what was there, which is left as it is', () => {
    const before = { a: 1 }
    expect(putAt(before, [name('b'), name('c')], 2)).toEqual({ a: 1, b: { c: 2 } })
    expect(before).toEqual({ a: 1 })
  })

  test('takes the place of what has the wrong type', () => {
    expect(putAt({ a: 'text' }, [name('a'), name('b')], 1)).toEqual({ a: { b: 1 } })
  })

  test('is taken out where there is none', () => {
    expect(putAt({ a: 1, b: 2 }, [name('a')], undefined)).toEqual({ b: 2 })
  })

  test('fills a list up to its place, and counts from the end where the index says so', () => {
    expect(putAt([1], [index(2)], 3)).toEqual([1, null, 3])
    expect(putAt([1, 2], [index(-1)], 3)).toEqual([1, 3])
    expect(putAt([1], [index(64)], 3)).toEqual([1])
  })

  test('becomes one of the nodes of a step that selects several', () => {
    expect(putAt(undefined, [{ kind: 'wildcard' }, name('a')], 1)).toEqual([{ a: 1 }])
    expect(putAt({}, [{ kind: 'union', names: ['a', 'b'] }], 1)).toEqual({ a: 1 })
  })

  test('is an own member, whatever its name', () => {
    expect(Object.hasOwn(putAt({}, [name('__proto__')], 1) as object, '__proto__')).toBe(true)
  })
})
