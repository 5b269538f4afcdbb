import fc from 'fast-check'
import { defineMember, type Json, type JsonObject } from '../../src/core/base/json.ts'

/** A map of some of the members; `__proto__` becomes a plain own key. */
export function someMembers(members: { readonly [name: string]: fc.Arbitrary<Json> }): fc.Arbitrary<JsonObject> {
  const pairs = Object.entries(members).map(([name, value]) => fc.option(value, { freq: 3, nil: undefined }).map((each) => [name, each] as const))
  return fc.tuple(...pairs).map((chosen) => {
    const out: Record<string, Json> = {}
    for (const [name, value] of chosen) if (value !== undefined) defineMember(out, name, value)
    return out
  })
}

const oddities: fc.Arbitrary<Json> = fc.constantFrom<Json>(null, true, false, 0, -0, '', '5', [], {}, ['ab'], '\ud800a', [[]], { k: 'ab' })

function mostly(usual: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  return fc.oneof({ arbitrary: usual, weight: 9 }, { arbitrary: oddities, weight: 1 })
}

const words: fc.Arbitrary<Json> = fc.constantFrom('ab', 'abc', 'x', 'AB', 'tok_1 b', '/etc/ab', 'a\u200bb', '')
const numbers: fc.Arbitrary<Json> = fc.constantFrom(0, 1, 2, 5, 9, 1.5)

const element = someMembers({ n: mostly(numbers), k: mostly(words) })

/** Arguments over few names, each mostly of its usual type. */
export const argumentMap: fc.Arbitrary<JsonObject> = fc
  .tuple(
    someMembers({
      a: mostly(words),
      b: mostly(words),
      n: mostly(numbers),
      l: mostly(fc.oneof(fc.array(mostly(words), { maxLength: 3 }), fc.array(mostly(numbers), { maxLength: 3 }))),
      o: mostly(someMembers({ k: mostly(words), n: mostly(numbers) })),
      p: mostly(fc.array(mostly(element), { maxLength: 3 })),
    }),
    fc.integer({ min: 0, max: 9 }),
  )
  .map(([map, dice]) => {
    if (dice > 0) return map
    const out: Record<string, Json> = {}
    for (const [key, value] of Object.entries(map)) defineMember(out, key, value)
    defineMember(out, '__proto__', { k: 'ab' })
    return out
  })

/** What a host may hand over as arguments: a map, rarely something else. */
export const argumentValue: fc.Arbitrary<Json> = fc.oneof(
  { arbitrary: argumentMap, weight: 20 },
  { arbitrary: fc.constantFrom<Json>('text', 5, null, [1]), weight: 1 },
)
