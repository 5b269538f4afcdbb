import { defineMember, isJsonArray, isJsonObject, ownMember, textForm, type Json, type JsonObject } from '../../core/base/json.ts'
import { limits } from '../../core/base/limits.ts'

/** One case with its values filled in; `suffix` is `[k]` for the k-th expansion, else empty. */
export interface ExpandedCase {
  readonly suffix: string
  readonly value: JsonObject
}

/**
 * Expands `each` and `matrix`, the last name of a matrix varying fastest. `${each}` and the names of a
 * matrix are the only templates: alone they are the value itself, inside a text its raw text form; all
 * else is literal (L-22). `{ repeat, times }` becomes a long text (L-80).
 *
 * @returns a text that says what is wrong if it would become too much.
 */
export function expandCase(test: JsonObject): readonly ExpandedCase[] | string {
  const bindings = bindingsOf(test)
  if (bindings === undefined) return `more than ${limits.expandedCases} cases`
  const rest = Object.fromEntries(Object.entries(test).filter(([key]) => key !== 'each' && key !== 'matrix'))
  const expanded: ExpandedCase[] = []
  for (const [index, binding] of bindings.entries()) {
    expanded.push({ suffix: isExpanding(test) ? `[${index + 1}]` : '', value: fillMembers(rest, binding) })
  }
  return expanded
}

type Binding = ReadonlyMap<string, Json>

function isExpanding(test: JsonObject): boolean {
  return Object.hasOwn(test, 'each') || Object.hasOwn(test, 'matrix')
}

function bindingsOf(test: JsonObject): readonly Binding[] | undefined {
  const each = ownMember(test, 'each')
  const matrix = ownMember(test, 'matrix')
  const axes: [string, readonly Json[]][] = isJsonArray(each) ? [['each', each]] : []
  if (isJsonObject(matrix)) {
    for (const [name, values] of Object.entries(matrix)) axes.push([name, isJsonArray(values) ? values : [values]])
  }
  let bindings: Binding[] = [new Map()]
  for (const [name, values] of axes) {
    if (bindings.length * values.length > limits.expandedCases) return undefined
    bindings = bindings.flatMap((binding) => values.map((value) => new Map([...binding, [name, value]])))
  }
  return bindings
}

function fillMembers(value: JsonObject, binding: Binding): JsonObject {
  const object: Record<string, Json> = {}
  for (const [key, member] of Object.entries(value)) defineMember(object, key, fill(member, binding))
  return object
}

function fill(value: Json, binding: Binding): Json {
  if (typeof value === 'string') return fillText(value, binding)
  if (isJsonArray(value)) return value.map((item) => fill(item, binding))
  if (!isJsonObject(value)) return value
  return repeatedText(value) ?? fillMembers(value, binding)
}

function fillText(text: string, binding: Binding): Json {
  for (const [name, value] of binding) {
    if (text === `\${${name}}`) return value
  }
  // What is inserted is never looked through again: a value may hold the name of another.
  const [head = '', ...rest] = text.split('${')
  return head + rest.map((part) => fillPart(part, binding)).join('')
}

/** The text behind one `${`. */
function fillPart(part: string, binding: Binding): string {
  for (const [name, value] of binding) {
    if (part.startsWith(`${name}}`)) return textForm(value) + part.slice(name.length + 1)
  }
  return `\${${part}`
}

function repeatedText(value: JsonObject): string | undefined {
  const { repeat, times } = value
  if (Object.keys(value).length !== 2 || typeof repeat !== 'string' || typeof times !== 'number') return undefined
  const count = Math.max(0, Math.floor(times))
  const fitting = Math.floor(limits.repeatedTextLength / Math.max(1, repeat.length))
  return repeat.repeat(Math.min(count, fitting))
}
