import { isJsonArray, isJsonObject, ownMember, type Json, type JsonObject } from '../../../core/base/json.ts'
import { isToolNamePattern } from '../../../core/text/tool-name-pattern.ts'

/** Of one case at most. */
const mostLeaves = 12
/** Of one leaf with one value at most. */
const mostWords = 8

/** Cases like `base` with one thing changed: a value that a change of the rule is about in place of another, or nothing there. */
export function* candidateCases(base: JsonObject, values: readonly (string | number)[], tools: readonly string[]): Iterable<JsonObject> {
  if (Object.hasOwn(base, 'steps')) return
  const test: JsonObject = Object.fromEntries(Object.entries(base).filter(([key]) => key !== 'expect' && key !== 'name'))
  yield test
  for (const kind of ['call', 'result', 'invalid', 'completion'] as const) {
    const stated = ownMember(test, kind)
    if (!isJsonObject(stated)) continue
    for (const tool of tools) if (stated['tool'] !== tool) yield { ...test, [kind]: { ...stated, tool: plainTool(tool) } }
    for (const part of ['args', 'result', 'error', 'prompt'] as const) {
      const held = ownMember(stated, part)
      if (held === undefined) continue
      for (const changed of changes(held, values)) yield { ...test, [kind]: { ...stated, [part]: changed } }
    }
  }
  for (const key of ['text', 'run', 'env'] as const) {
    const held = ownMember(test, key)
    if (held === undefined) continue
    for (const changed of changes(held, values)) yield { ...test, [key]: changed }
  }
}

/** A name that fits the pattern. */
function plainTool(name: string): string {
  return isToolNamePattern(name) ? name.replaceAll('*', 'a') : name
}

type Path = readonly (string | number)[]

function* changes(value: Json, values: readonly (string | number)[]): Iterable<Json> {
  const leaves = [...leavesOf(value, [])].slice(0, mostLeaves)
  for (const [path, leaf] of leaves) for (const other of values) for (const form of formsIn(leaf, other)) yield put(value, path, form)
  for (const [path, leaf] of leaves) {
    for (const other of [null, typeof leaf === 'string' ? 7 : 'a', '', [], {}]) yield put(value, path, other)
    yield put(value, path, undefined)
    if (typeof leaf === 'number') for (const by of [1, -1, 0.01, -0.01]) yield put(value, path, Number((leaf + by).toFixed(6)))
    if (typeof leaf === 'string') for (const form of [`${leaf}a`, `a${leaf}`, leaf.toUpperCase(), `${leaf}/a`]) yield put(value, path, form)
  }
}

function* leavesOf(value: Json, path: Path): Iterable<[Path, Json]> {
  if (isJsonArray(value)) for (const [index, item] of value.entries()) yield* leavesOf(item, [...path, index])
  else if (isJsonObject(value)) for (const [key, item] of Object.entries(value)) yield* leavesOf(item, [...path, key])
  else yield [path, value]
}

/** Undefined takes it out. */
function put(value: Json, path: Path, leaf: Json | undefined): Json {
  const [step, ...rest] = path
  if (step === undefined) return leaf ?? null
  if (isJsonArray(value) && typeof step === 'number') {
    return leaf === undefined && rest.length === 0 ? value.toSpliced(step, 1) : value.with(step, put(value[step] ?? null, rest, leaf))
  }
  if (!isJsonObject(value)) return value
  const members = Object.entries(value)
  if (leaf === undefined && rest.length === 0) return Object.fromEntries(members.filter(([key]) => key !== step))
  return Object.fromEntries(members.map(([key, member]) => [key, key === step ? put(member, rest, leaf) : member]))
}

/** What the value may have to look like where the leaf stands: alone, below a folder, as an address, as a word of a command. */
function* formsIn(leaf: Json, value: string | number): Iterable<Json> {
  if (typeof value === 'number') {
    for (const by of [0, 1, -1, 0.01, -0.01]) yield Number((value + by).toFixed(6))
    return
  }
  const plain = value.replaceAll('**', 'a/b').replaceAll('*', 'a').replaceAll('?', 'a').replaceAll('[', '').replaceAll(']', '')
  yield value
  if (typeof leaf !== 'string') return
  const words = leaf.split(' ')
  const flag = plain.length === 1 ? `-${plain}` : `--${plain}`
  const inPlace = plain.includes('/') ? [plain, `${plain}/a`] : [plain, flag, `/repo/${plain}`, `https://${plain}/`]
  for (const [index] of words.slice(0, mostWords).entries()) {
    for (const form of words.length === 1 ? [] : inPlace) yield words.with(index, form).join(' ')
  }
  if (words.length > 1) for (const form of inPlace) yield [words[0], form, ...words.slice(1)].join(' ')
  const command = commands[value]
  if (command !== undefined) yield `${command} ${words.at(-1) ?? leaf}`
  for (const form of [plain, `${plain}/a`, `/repo/${plain}`, `/repo/a/${plain}`, `https://${plain}/`, `a@${plain}`, `${plain} a`]) yield form
}

/** What does one thing to the word behind it. */
const commands: Readonly<Record<string, string>> = {
  reads: 'cat',
  writes: 'tee',
  deletes: 'rm',
  executes: 'sh',
  sends: 'curl -d a',
  fetches: 'curl',
}
