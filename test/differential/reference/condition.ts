import { asText } from './as-text.ts'
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../../../src/core/base/json.ts'
import { judge, judgesNull, operatorNames } from './operators.ts'
import type { Scene } from './scene.ts'
import { hit, miss, unknown, type Judged } from './verdict.ts'

/** A JsonLogic value in three-valued logic (L-52). */
type Answer = { readonly kind: 'known'; readonly value: Json } | { readonly kind: 'unknown'; readonly why: string }

function known(value: Json): Answer {
  return { kind: 'known', value }
}

function lost(why: string): Answer {
  return { kind: 'unknown', why }
}

/** Empty lists are false, else as JavaScript has it. */
function isTruthy(value: Json): boolean {
  return isJsonArray(value) ? value.length > 0 : Boolean(value)
}

/** The verdict of a `when` (L-51, L-52). */
export function judgeCondition(expression: Json, scene: Scene): Judged {
  const answer = evaluate(expression, dataRoot(scene), false)
  if (answer.kind === 'unknown') return unknown('when', answer.why)
  return isTruthy(answer.value) ? hit : miss
}

function dataRoot(scene: Scene): JsonObject {
  return {
    event: scene.kind,
    ...(scene.toolName === undefined ? {} : { tool: scene.toolName }),
    ...(scene.args === undefined ? {} : { args: scene.args }),
    ...(scene.result === undefined ? {} : { result: scene.result }),
    ...(scene.outcome === undefined ? {} : { outcome: scene.outcome }),
    ...(scene.availableTools === undefined ? {} : { available_tools: scene.availableTools }),
    run: scene.run,
    env: scene.env,
  }
}

/** An absent `var` is null directly below these (L-52). */
const nullForAbsent = new Set(['==', '===', '!=', '!==', 'in', '!', '!!', 'missing', 'missing_some'])

function evaluate(expression: Json, data: Json, absentIsNull: boolean): Answer {
  if (isJsonArray(expression)) return evaluateList(expression, data, false)
  if (!isJsonObject(expression)) return known(expression)
  const [operator] = Object.keys(expression)
  if (operator === undefined) return known(expression)
  const written = expression[operator] as Json
  const operands = isJsonArray(written) ? written : [written]
  return apply(operator, operands, data, absentIsNull)
}

function evaluateList(items: readonly Json[], data: Json, absentIsNull: boolean): Answer {
  const values: Json[] = []
  for (const item of items) {
    const answer = evaluate(item, data, absentIsNull)
    if (answer.kind === 'unknown') return answer
    values.push(answer.value)
  }
  return known(values)
}

function apply(operator: string, operands: readonly Json[], data: Json, absentIsNull: boolean): Answer {
  switch (operator) {
    case 'var':
      return readVariable(operands, data, absentIsNull)
    case 'and':
    case 'or':
      return connect(operator, operands, data)
    case 'if':
    case '?:':
      return choose(operands, data)
    case 'some':
    case 'all':
    case 'none':
      return quantify(operator, operands, data)
    case 'map':
    case 'filter':
    case 'reduce':
      return fold(operator, operands, data)
    default: {
      const values = evaluateList(operands, data, nullForAbsent.has(operator))
      if (values.kind === 'unknown') return values
      return compute(operator, isJsonArray(values.value) ? values.value : [], data)
    }
  }
}

function readVariable(operands: readonly Json[], data: Json, absentIsNull: boolean): Answer {
  const name = evaluate(operands[0] ?? '', data, false)
  if (name.kind === 'unknown') return name
  if (name.value === '' || name.value === null) return known(data)
  let value: Json = data
  for (const part of asText(name.value).split('.')) {
    let next: Json | undefined
    if (value === null) next = undefined
    else if (isJsonArray(value)) {
      if (!/^(?:0|[1-9]\d*)$/.test(part)) return lost('a list has no such member')
      next = value[Number(part)]
    } else if (isJsonObject(value)) next = Object.hasOwn(value, part) ? value[part] : undefined
    else return lost('its parent has no members')
    if (next === undefined) {
      const fallback = operands[1]
      if (fallback !== undefined) return evaluate(fallback, data, false)
      return absentIsNull ? known(null) : lost('is absent')
    }
    value = next
  }
  return known(value)
}

/** Kleene: what decides is looked for in every operand, so order never shows. */
function connect(operator: 'and' | 'or', operands: readonly Json[], data: Json): Answer {
  const answers = operands.map((each) => evaluate(each, data, false))
  const decides = (answer: Answer): boolean => answer.kind === 'known' && isTruthy(answer.value) === (operator === 'or')
  return answers.find(decides) ?? answers.find((each) => each.kind === 'unknown') ?? answers.at(-1) ?? known(null)
}

function choose(operands: readonly Json[], data: Json): Answer {
  const [condition, then, ...rest] = operands
  if (condition === undefined) return known(null)
  const first = evaluate(condition, data, false)
  if (then === undefined) return first
  if (first.kind === 'known') return isTruthy(first.value) ? evaluate(then, data, false) : choose(rest, data)
  const yes = evaluate(then, data, false)
  const no = choose(rest, data)
  const isSame = yes.kind === 'known' && no.kind === 'known' && JSON.stringify(yes.value) === JSON.stringify(no.value)
  return isSame ? yes : first
}

function listOperand(operand: Json | undefined, data: Json): { readonly list: readonly Json[] } | { readonly why: string } {
  const answer = evaluate(operand ?? null, data, false)
  if (answer.kind === 'unknown') return { why: answer.why }
  return isJsonArray(answer.value) ? { list: answer.value } : { why: 'is no list' }
}

function quantify(operator: 'some' | 'all' | 'none', operands: readonly Json[], data: Json): Answer {
  const source = listOperand(operands[0], data)
  if ('why' in source) return lost(source.why)
  if (source.list.length === 0) return known(operator === 'none')
  const answers = source.list.map((element) => evaluate(operands[1] ?? null, element, false))
  const open = answers.find((each) => each.kind === 'unknown')
  const has = (wanted: boolean): boolean => answers.some((each) => each.kind === 'known' && isTruthy(each.value) === wanted)
  if (operator === 'all') return has(false) ? known(false) : (open ?? known(true))
  if (has(true)) return known(operator === 'some')
  return open ?? known(operator === 'none')
}

function fold(operator: 'map' | 'filter' | 'reduce', operands: readonly Json[], data: Json): Answer {
  const source = listOperand(operands[0], data)
  if ('why' in source) return lost(source.why)
  const body = operands[1] ?? null
  if (operator === 'reduce') {
    let accumulator = evaluate(operands[2] ?? null, data, false)
    for (const current of source.list) {
      if (accumulator.kind === 'unknown') return accumulator
      accumulator = evaluate(body, { current, accumulator: accumulator.value }, false)
    }
    return accumulator
  }
  const out: Json[] = []
  for (const element of source.list) {
    const answer = evaluate(body, element, false)
    if (answer.kind === 'unknown') return answer
    if (operator === 'map') out.push(answer.value)
    else if (isTruthy(answer.value)) out.push(element)
  }
  return known(out)
}

function compute(operator: string, values: readonly Json[], data: Json): Answer {
  const [first = null, second = null] = values
  // A map beside a scalar would be compared by the text that JavaScript makes of it.
  if ((operator === '==' || operator === '!=') && isCoercedMap(first, second)) return lost('is a map beside a scalar')
  switch (operator) {
     
    case '==': return known(first == second)
     
    case '!=': return known(first != second)
    case '===': return known(first === second)
    case '!==': return known(first !== second)
    case '!': return known(!isTruthy(first))
    case '!!': return known(isTruthy(first))
    case '<': case '<=': case '>': case '>=': case '+': case '-': case '*': case '/': case '%': case 'min': case 'max':
      return calculate(operator, values)
    case 'in':
      if (typeof second === 'string') return known(second.includes(printed(first)))
      return isJsonArray(second) ? known(second.includes(first)) : lost('is neither text nor list')
    case 'cat':
      return known(values.map((each) => (each === null ? '' : printed(each))).join(''))
    case 'substr': {
      const [source = null, from = null, length] = values
      return known(cut(printed(source), Number(from), length === undefined ? undefined : Number(length)))
    }
    case 'merge':
      return known(values.flatMap((each) => (isJsonArray(each) ? each : [each])))
    case 'missing':
      return missing(isJsonArray(first) ? first : values, data)
    case 'missing_some': {
      const names = isJsonArray(second) ? second : []
      const gone = missing(names, data)
      if (gone.kind === 'unknown') return gone
      const count = isJsonArray(gone.value) ? gone.value.length : 0
      return known(names.length - count >= Number(first) ? [] : gone.value)
    }
    default:
      return sluiceOperator(operator, first, values)
  }
}

function isCoercedMap(left: Json, right: Json): boolean {
  const isScalar = (value: Json): boolean => value !== null && typeof value !== 'object'
  return (isJsonObject(left) && isScalar(right)) || (isJsonObject(right) && isScalar(left))
}

function printed(value: Json): string {
  // eslint-disable-next-line @typescript-eslint/no-base-to-string -- JsonLogic joins as JavaScript prints
  return String(value)
}

/** `substr` of json-logic-js: a negative length leaves that many off the end. */
function cut(text: string, from: number, length: number | undefined): string {
  const start = from < 0 ? Math.max(0, text.length + from) : from
  const rest = text.slice(start)
  if (length === undefined) return rest
  return length < 0 ? rest.slice(0, Math.max(0, rest.length + length)) : rest.slice(0, length)
}

function calculate(operator: string, values: readonly Json[]): Answer {
  const numbers = values.filter((each) => typeof each === 'number' && Number.isFinite(each))
  if (numbers.length !== values.length) return lost('is no number')
  const [a = 0, b, c] = numbers as readonly number[]
  const between = (holds: (left: number, right: number) => boolean): Answer =>
    known(b !== undefined && holds(a, b) && (c === undefined || holds(b, c)))
  switch (operator) {
    case '<': return between((left, right) => left < right)
    case '<=': return between((left, right) => left <= right)
    case '>': return known(b !== undefined && a > b)
    case '>=': return known(b !== undefined && a >= b)
    default: {
      const all = numbers as readonly number[]
      const result =
        operator === '+' ? all.reduce((sum, each) => sum + each, 0)
        : operator === '*' ? all.reduce((product, each) => product * each, 1)
        : operator === '-' ? (b === undefined ? -a : a - b)
        : operator === '/' ? a / (b ?? Number.NaN)
        : operator === '%' ? a % (b ?? Number.NaN)
        : operator === 'min' ? Math.min(...all)
        : Math.max(...all)
      return Number.isFinite(result) ? known(result) : lost('is no finite number')
    }
  }
}

function missing(names: readonly Json[], data: Json): Answer {
  const gone: Json[] = []
  for (const name of names) {
    const answer = readVariable([name], data, true)
    if (answer.kind === 'unknown') return answer
    if (answer.value === null || answer.value === '') gone.push(name)
  }
  return known(gone)
}

/** Every Sluice operator by name, with its verdict (L-51). */
function sluiceOperator(name: string, value: Json, values: readonly Json[]): Answer {
  if (name === 'exists') return known(values[1] === true)
  const positive = name === 'not_equals' ? 'equals' : name === 'not_in' ? 'in' : name
  if (!operatorNames.has(positive)) throw new Error(`the reference knows no operator ${name}`)
  // Null is absent, and an absent value is unknown here (L-14, L-52).
  if (value === null && !judgesNull.has(name)) return lost('is null')
  const operand = values[1] ?? null
  const verdict = judge(positive, operand, value, { full: false, ignoreCase: false, normalize: [] }, 'when')
  if (verdict.verdict === 'unknown') return lost(verdict.why)
  return known((verdict.verdict === 'hit') === (positive === name))
}
