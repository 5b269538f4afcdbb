import { defineMember, isJsonArray, isJsonObject, type Json } from '../src/core/base/json.ts'

/** Values that readers trip over. */
const hostileValues: readonly Json[] = [
  null, true, 0, -0, 1e300, 5e-324, 9007199254740991, '', ' ', '\u0000', '\ud800', '\u202e', '${args}', '$..*', '$', '*', '(a+)+$', '__proto__', 'constructor', [], {}, [[]], [null], { '': 1 }, { var: '' }, { list: 'x' }, { ref: 'args.a' },
  'a'.repeat(5_000), Array.from({ length: 3_000 }, () => 1), deep(100), Object.fromEntries(Array.from({ length: 2_000 }, (_each, index) => [`k${index}`, index])),
]
const hostileKeys = ['__proto__', 'constructor', '', '$', '$..*', '$.a[*]', 'not', 'any', 'all', 'some', 'every', 'equals', 'matches', 'var', 'kind', 'args', 'result', 'type', '\u202e']

function deep(levels: number): Json {
  let value: Json = 1
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

/** A text of JSON with one to three parts put elsewhere, swapped for hostile ones, renamed or doubled; undefined if it is none. */
export function mutateJson(seeds: readonly string[], random: () => number): Uint8Array | undefined {
  const below = (count: number): number => Math.floor(random() * count)
  const read = (): Json | undefined => {
    try {
      return JSON.parse(seeds[below(seeds.length)] ?? '') as Json
    } catch {
      return undefined
    }
  }
  let value = read()
  if (value === undefined) return undefined
  for (let times = 1 + below(3); times > 0; times--) {
    const other = random() < 0.4 ? (read() ?? null) : value
    const part = random() < 0.5 ? (hostileValues[below(hostileValues.length)] ?? null) : partAt(other, below(sizeOf(other)))
    value = replacedAt(value, below(sizeOf(value)), part, random)
  }
  return Buffer.from(JSON.stringify(value).slice(0, 500_000), 'utf8')
}

function membersOf(value: Json): readonly (readonly [string, Json])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

function sizeOf(value: Json): number {
  return membersOf(value).reduce((sum, [, member]) => sum + sizeOf(member), 1)
}

/** The part with this number, counted from the root down. */
function partAt(value: Json, number: number): Json {
  if (number <= 0) return value
  let left = number - 1
  for (const [, member] of membersOf(value)) {
    const size = sizeOf(member)
    if (left < size) return partAt(member, left)
    left -= size
  }
  return value
}

function replacedAt(value: Json, number: number, part: Json, random: () => number): Json {
  if (number <= 0) return part
  let left = number - 1
  const entries: [string, Json][] = []
  for (const [key, member] of membersOf(value)) {
    const size = sizeOf(member)
    const isHere = left >= 0 && left < size
    if (!isHere) entries.push([key, member])
    else if (left > 0 || random() < 0.6) entries.push([key, replacedAt(member, left, part, random)])
    else if (random() < 0.7) entries.push([hostileKeys[Math.floor(random() * hostileKeys.length)] ?? '', member])
    left -= size
  }
  if (isJsonArray(value)) return entries.map(([, member]) => member)
  if (!isJsonObject(value)) return value
  const out: Record<string, Json> = {}
  for (const [key, member] of entries) defineMember(out, key, member)
  return out
}
