import fc from 'fast-check'
import { JSONPath } from 'jsonpath-plus'
import { describe, expect, test } from 'vitest'
import { canonicalJson } from '../../src/core/base/canonical-json.ts'
import { defineMember, isJsonArray, isJsonObject, type Json } from '../../src/core/base/json.ts'
import { ABSENT, UNDECIDED, type ArgPath, type Found } from '../../src/core/paths/arg-path.ts'
import { compilePath } from '../../src/core/paths/compile-path.ts'
import { KEEP } from '../../src/core/paths/change.ts'
import { replaceAt } from '../../src/core/paths/edit-at-path.ts'
import { formatPath } from '../../src/core/paths/format-path.ts'
import { parsePath } from '../../src/core/paths/parse-path.ts'
import { keysOfTrail, pointerText } from '../../src/core/paths/pointer.ts'
import { selectNodes } from '../../src/core/paths/select-nodes.ts'
import { walkPath } from '../../src/core/paths/walk-path.ts'

const seed = 20_261_130

function path(text: string): ArgPath {
  const parsed = parsePath(text)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.message}`)
  return parsed.path
}

/** `a` and `b` most of the time, so that paths and values meet. */
const name = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('a', 'b') },
  { weight: 1, arbitrary: fc.constantFrom('c d', 'x.y', 'length', '__proto__', 'constructor', 'ä', 'a/b', 'm~n') },
)

const { json } = fc.letrec<{ json: Json; list: Json; map: Json; scalar: Json }>((tie) => ({
  json: fc.oneof({ maxDepth: 4, withCrossShrink: true }, tie('scalar'), tie('map'), tie('list'), tie('map')),
  scalar: fc.constantFrom<Json>(null, true, false, 0, 7, '', 'a', 'xyz', [], {}),
  list: fc.array(tie('json'), { minLength: 1, maxLength: 4 }),
  map: fc.array(fc.tuple(name, tie('json')), { minLength: 1, maxLength: 4 }).map((members) => {
    const map: Record<string, Json> = {}
    for (const [key, value] of members) defineMember(map, key, value)
    return map
  }),
}))
/** A scalar root is a known difference. */
const root = json.filter((value) => typeof value === 'object' && value !== null)

const bracket = name.map((text) => `['${text}']`)
const index = fc.nat({ max: 3 }).map((position) => `[${position}]`)
const bareName = fc.constantFrom('a', 'b', 'a', 'b', 'length', '__proto__', 'ä')
const definiteStep = fc.oneof(bracket, bareName.map((text) => `.${text}`), index)
const anyStep = fc.oneof(
  definiteStep,
  definiteStep,
  fc.constant('[*]'),
  bareName.map((text) => `..${text}`),
  fc.constant('..*'),
)
const fewSteps = fc.array(anyStep, { maxLength: 2 })
const union = fc.uniqueArray(name, { minLength: 2, maxLength: 3 })
const stepOrUnion = fc.oneof(anyStep, union.map((names) => `['${names.join("','")}']`))

/** The pointers that jsonpath-plus gives, without the nodes that L-14 does not know: characters, lengths. */
function theirPointers(text: string, value: Json): Set<string> {
  const found: unknown = JSONPath({ path: text, json: value as object, resultType: 'pointer', eval: false, wrap: true })
  return new Set((found as readonly string[]).filter((pointer) => valueAt(value, pointer) !== undefined))
}

function valueAt(value: Json, pointer: string): Json | undefined {
  let at: Json | undefined = value
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
    if (isJsonObject(at)) at = Object.hasOwn(at, key) ? at[key] : undefined
    else if (isJsonArray(at)) at = /^\d+$/.test(key) ? at[Number(key)] : undefined
    else return undefined
  }
  return at
}

function ourPointers(text: string, value: Json): string[] {
  const pointers: string[] = []
  const isComplete = walkPath(value, path(text).steps, {
    node: (_, trail) => {
      pointers.push(pointerText(keysOfTrail(trail)))
    },
    gap: () => undefined,
  })
  expect(isComplete).toBe(true)
  return pointers
}

const sorted = (texts: Iterable<string>) => [...texts].sort()

describe('every path that both read alike selects the same nodes in both (L-16)', () => {
  test('names, indices, wildcards and descents', () => {
    let meetings = 0
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 4 }), root, (steps, value) => {
        const text = `$${steps.join('')}`
        if (steps.length > 0 && ourPointers(text, value).length > 0) meetings++
        expect(sorted(ourPointers(text, value))).toEqual(sorted(theirPointers(text, value)))
      }),
      { seed, numRuns: 4_000 },
    )
    // Most random paths lead nowhere; enough must lead somewhere.
    expect(meetings).toBeGreaterThan(700)
  })

  test('a union selects what its names select one by one, save null members (L-15)', () => {
    fc.assert(
      fc.property(fewSteps, union, fewSteps, root, (before, names, after, value) => {
        const spell = (one: string) => `$${before.join('')}[${one}]${after.join('')}`
        const theirs = new Set<string>()
        for (const one of names) for (const pointer of theirPointers(spell(`'${one}'`), value)) theirs.add(pointer)
        const isLast = after.length === 0
        const present = [...theirs].filter((pointer) => !isLast || valueAt(value, pointer) !== null)
        expect(sorted(ourPointers(spell(names.map((one) => `'${one}'`).join()), value))).toEqual(sorted(present))
      }),
      { seed, numRuns: 2_000 },
    )
  })
})

describe('our readers agree with each other', () => {
  test('the selector gives the values of the walk, by whatever shortcut', () => {
    fc.assert(
      fc.property(fc.array(stepOrUnion, { maxLength: 4 }), root, (steps, value) => {
        const found = path(`$${steps.join('')}`)
        const nodes: Found[] = []
        let whole: Found | undefined
        const fork = found.steps.findIndex(({ kind }) => kind !== 'name' && kind !== 'index')
        walkPath(value, found.steps, {
          node: (node) => {
            nodes.push(node)
          },
          gap: (kind, _, place) => {
            if (fork < 0 || place.position <= fork) whole = kind
            else nodes.push(kind)
          },
        })
        const selection = selectNodes(found)(value)
        if (whole !== undefined) expect(selection).toEqual({ kind: whole === ABSENT ? 'absent' : 'undecided' })
        else expect(selection.kind === 'nodes' && sorted(selection.nodes.map(print))).toEqual(sorted(nodes.map(print)))
      }),
      { seed, numRuns: 4_000 },
    )
  })

  test('the reader of a definite path gives what the selector selects', () => {
    fc.assert(
      fc.property(fc.array(definiteStep, { maxLength: 6 }), json, (steps, value) => {
        const found = path(`$${steps.join('')}`)
        const selection = selectNodes(found)(value)
        const read = compilePath(found)(value)
        if (read === ABSENT) expect(selection).toEqual({ kind: 'absent' })
        else if (read === UNDECIDED) expect(selection).toEqual({ kind: 'undecided' })
        else expect(selection).toEqual({ kind: 'nodes', nodes: [read] })
      }),
      { seed, numRuns: 4_000 },
    )
  })

  test('an edit sees each node of the walk once, and touches nothing when it keeps all', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 4 }), root, (steps, value) => {
        const found = path(`$${steps.join('')}`)
        let seen = 0
        const edit = replaceAt(value, found, (node) => {
          if (node !== ABSENT) seen++
          return KEEP
        })
        if (edit.kind === 'undecided') return
        expect(edit.value).toBe(value)
        expect(seen).toBe(ourPointers(found.text, value).length)
      }),
      { seed, numRuns: 2_000 },
    )
  })

  test('a formatted path reads back as the same steps', () => {
    fc.assert(
      fc.property(fc.array(stepOrUnion, { maxLength: 6 }), (steps) => {
        const found = path(`$${steps.join('')}`)
        expect(path(formatPath(found.steps)).steps).toEqual(found.steps)
      }),
      { seed, numRuns: 1_000 },
    )
  })

  test('no text makes the parser throw', () => {
    const pieces = fc.oneof(
      fc.constantFrom('$', '.', '..', '[', ']', "'", '"', '*', ',', '-', '0', '1', ':'),
      fc.constantFrom('?', '(', ')', '@', 'a', ' ', '\\', '^', '~', '#0', ';', '%@%', '`'),
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (texts) => {
        const text = `$${texts.join('')}`
        const parsed = parsePath(text)
        if (parsed.ok) expect(path(formatPath(parsed.path.steps)).steps).toEqual(parsed.path.steps)
        else expect(parsed.offset).toBeLessThanOrEqual(text.length)
      }),
      { seed, numRuns: 5_000 },
    )
  })
})

function print(found: Found): string {
  return typeof found === 'symbol' ? String(found) : canonicalJson(found)
}

describe('what jsonpath-plus does otherwise, and why it is never asked about an event', () => {
  const theirs = (text: string, value: Json): unknown =>
    JSONPath({ path: text, json: value as object, eval: false, wrap: true })
  const ours = (text: string, value: Json) => selectNodes(path(text))(value)

  test('it reads characters of a text', () => {
    expect(theirs('$.a[0]', { a: 'xy' })).toEqual(['x'])
    expect(ours('$.a[0]', { a: 'xy' })).toEqual({ kind: 'undecided' })
  })

  test('it reads the length of a list and of a text', () => {
    expect(theirs('$.a.length', { a: [1, 2] })).toEqual([2])
    expect(theirs('$.a.length', { a: 'xy' })).toEqual([2])
    expect(ours('$.a.length', { a: [1, 2] })).toEqual({ kind: 'undecided' })
    expect(ours('$.a.length', { a: 'xy' })).toEqual({ kind: 'undecided' })
  })

  test('it takes a name for an index and an index for a name', () => {
    expect(theirs("$.a['0']", { a: ['x'] })).toEqual(['x'])
    expect(theirs('$.a[0]', { a: { 0: 'x' } })).toEqual(['x'])
    expect(ours("$.a['0']", { a: ['x'] })).toEqual({ kind: 'undecided' })
    expect(ours('$.a[0]', { a: { 0: 'x' } })).toEqual({ kind: 'undecided' })
  })

  test('it does not count from the end', () => {
    expect(theirs('$.a[-1]', { a: ['x', 'y'] })).toEqual([])
    expect(ours('$.a[-1]', { a: ['x', 'y'] })).toEqual({ kind: 'nodes', nodes: ['y'] })
  })

  test('it takes quoted operators for operators, so such names do not load', () => {
    expect(theirs("$['*']", { '*': 1, b: 2 })).toEqual([1, 2])
    expect(parsePath("$['*']")).toMatchObject({ ok: false })
  })

  test('below a name or wildcard it takes an operator for a member when there is one', () => {
    expect(theirs('$.a[*]', { a: { '*': 1, b: 2 } })).toEqual([1])
    expect(ours('$.a[*]', { a: { '*': 1, b: 2 } })).toEqual({ kind: 'nodes', nodes: [1, 2] })
  })

  test('it finds nothing for a union of quoted names', () => {
    expect(theirs("$['a','b']", { a: 1, b: 2 })).toEqual([])
    expect(ours("$['a','b']", { a: 1, b: 2 })).toEqual({ kind: 'nodes', nodes: [1, 2] })
  })

  test('it gives undefined for an empty scalar root', () => {
    expect(theirs('$', null)).toBeUndefined()
    expect(theirs('$', 0)).toBeUndefined()
    expect(ours('$', null)).toEqual({ kind: 'nodes', nodes: [null] })
    expect(ours('$', 0)).toEqual({ kind: 'nodes', nodes: [0] })
  })

  test('it gives a node twice that two descents lead to', () => {
    expect(theirs('$..a..b', { a: { a: { b: 1 } } })).toEqual([1, 1])
    expect(ours('$..a..b', { a: { a: { b: 1 } } })).toEqual({ kind: 'nodes', nodes: [1] })
  })

  test('it accepts garbage', () => {
    expect(theirs('$.a[', { a: 1 })).toEqual([1])
    expect(parsePath('$.a[')).toMatchObject({ ok: false })
  })
})
