import { asText } from './as-text.ts'
import { RE2JS } from 're2js'
import { defineMember, isJsonArray, isJsonObject, type Json } from '../../../src/core/base/json.ts'
import { parsePath, select, type Step } from './json-path.ts'
import { cannot, changed, type Outcome } from './outcome.ts'
import { readRedaction, redactValue } from './redact.ts'
import type { Place } from './scene.ts'
import { stripHidden } from './text-forms.ts'
import { matchValue } from './value-matcher.ts'

/** The operations of a `rewrite`, in the order written (L-31). */
export function rewriteArguments(operations: Json, args: Json, place: Place): Outcome {
  if (!isJsonObject(args)) return cannot('args', 'is no map')
  let running: Json = args
  for (const operation of isJsonArray(operations) ? operations : []) {
    if (!isJsonObject(operation)) throw new Error('an operation is a map')
    const [name = ''] = Object.keys(operation).filter((key) => key !== 'create')
    const outcome = applyOperation(name, operation[name] as Json, operation['create'] === true, running, place)
    if (outcome.kind === 'cannot') return outcome
    running = outcome.value
  }
  return changed(running)
}

function applyOperation(name: string, spec: Json, create: boolean, args: Json, place: Place): Outcome {
  if (name === 'remove') return isJsonArray(spec) ? removePaths(spec, args) : removeKeys(isJsonObject(spec) ? (spec['key'] as Json) : '', args, place)
  let running = args
  for (const [path, parameter] of Object.entries(isJsonObject(spec) ? spec : {})) {
    const outcome =
      name === 'set' || name === 'default'
        ? put(parsePath(path), parameter, name === 'default', create, running, path)
        : changeFound(name, path, parameter, running)
    if (outcome.kind === 'cannot') return outcome
    running = outcome.value
  }
  return changed(running)
}

/** `set` and `default`: the one place that may be absent. */
function put(steps: readonly Step[], value: Json, onlyIfAbsent: boolean, create: boolean, parent: Json | undefined, path: string): Outcome {
  const [step, ...rest] = steps
  if (step === undefined) return changed(onlyIfAbsent && parent !== undefined && parent !== null ? parent : value)
  if (step.kind === 'index') {
    if (!isJsonArray(parent)) return cannot(`args${path.slice(1)}`, 'its parent is no list')
    const index = step.index < 0 ? parent.length + step.index : step.index
    if (index < 0 || index >= parent.length) return cannot(`args${path.slice(1)}`, 'the list has no such element')
    const inner = put(rest, value, onlyIfAbsent, create, parent[index], path)
    return inner.kind === 'cannot' ? inner : changed(parent.map((each, at) => (at === index ? inner.value : each)))
  }
  if (step.kind !== 'name') throw new Error('set and default take a single path')
  let map = parent
  if ((map === undefined || map === null) && create) map = {}
  if (!isJsonObject(map)) return cannot(`args${path.slice(1)}`, 'its parent is no map')
  const inner = put(rest, value, onlyIfAbsent, create, Object.hasOwn(map, step.name) ? map[step.name] : undefined, path)
  return inner.kind === 'cannot' ? inner : changed(withMember(map, step.name, inner.value))
}

function withMember(map: { readonly [key: string]: Json }, name: string, value: Json): Json {
  const out: Record<string, Json> = {}
  for (const [key, member] of Object.entries(map)) defineMember(out, key, member)
  defineMember(out, name, value)
  return out
}

/** The operations that change what they find; an absent path is no change, null cannot be changed. */
function changeFound(name: string, path: string, parameter: Json, args: Json): Outcome {
  const selection = select(parsePath(path), { kind: 'value', value: args, at: [] })
  const nodes = selection.kind === 'one' ? [selection.node] : selection.nodes
  const where = `args${path.slice(1)}`
  let running = args
  for (const node of nodes) {
    if (node.kind === 'unknown') return cannot(where, node.why)
    if (node.kind === 'absent') continue
    const inner = changeOne(name, parameter, node.value, where)
    if (inner.kind === 'cannot') return inner
    running = replaceAt(running, node.at, inner.value)
  }
  return changed(running)
}

function replaceAt(root: Json, at: readonly (string | number)[], value: Json): Json {
  const [step, ...rest] = at
  if (step === undefined) return value
  if (isJsonArray(root)) return root.map((each, index) => (index === step ? replaceAt(each, rest, value) : each))
  if (!isJsonObject(root)) return root
  return withMember(root, String(step), replaceAt(root[step] as Json, rest, value))
}

function changeOne(name: string, parameter: Json, value: Json, where: string): Outcome {
  if (value === null) return cannot(where, 'is null')
  const map = isJsonObject(parameter) ? parameter : {}
  switch (name) {
    case 'clamp': {
      if (typeof value !== 'number') return cannot(where, 'is no number')
      const low = typeof map['min'] === 'number' ? map['min'] : -Infinity
      const high = typeof map['max'] === 'number' ? map['max'] : Infinity
      return changed(value < low ? low : value > high ? high : value)
    }
    case 'coerce':
      return coerce(asText(parameter), value, where)
    case 'redact': {
      const inner = redactValue([readRedaction(parameter)], value)
      return inner.kind === 'cannot' ? cannot(where, inner.why) : inner
    }
    case 'replace':
    case 'rebase':
    case 'strip':
      if (typeof value !== 'string') return cannot(where, 'is no text')
      if (name === 'strip') return changed(stripHidden(value, (isJsonArray(parameter) ? parameter : []).filter((each) => typeof each === 'string')))
      if (name === 'rebase') return changed(rebased(value, asText(map['from']), asText(map['onto'])))
      return changed(replaceAll(value, asText(map['pattern']), asText(map['with'])))
    default:
      throw new Error(`the reference knows no operation ${name}`)
  }
}

function replaceAll(text: string, pattern: string, literal: string): string {
  const matcher = RE2JS.compile(pattern).matcher(text)
  let out = ''
  let offset = 0
  while (matcher.find()) {
    out += text.slice(offset, matcher.start()) + literal
    offset = matcher.end()
  }
  return out + text.slice(offset)
}

/** Whole components only, so `/etcetera` does not lie in `/etc`. */
function rebased(text: string, from: string, onto: string): string {
  if (text === from) return onto
  return text.startsWith(`${from}/`) ? onto + text.slice(from.length) : text
}

function coerce(type: string, value: Json, where: string): Outcome {
  if (type === 'string') {
    if (typeof value === 'string') return changed(value)
    return typeof value === 'number' || typeof value === 'boolean' ? changed(JSON.stringify(value)) : cannot(where, 'is no scalar')
  }
  if (type === 'boolean') {
    if (typeof value === 'boolean') return changed(value)
    if (value === 'true' || value === 'false') return changed(value === 'true')
    return cannot(where, 'is no boolean')
  }
  const number = typeof value === 'string' ? exactNumber(value) : value
  if (typeof number !== 'number') return cannot(where, 'is no number')
  if (type === 'integer' && !Number.isSafeInteger(number)) return cannot(where, 'is no integer')
  return changed(number)
}

function exactNumber(text: string): number | undefined {
  if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text)) return undefined
  const number = Number(text)
  return Number.isFinite(number) ? number : undefined
}

function removePaths(paths: readonly Json[], args: Json): Outcome {
  let running = args
  for (const path of paths) {
    if (typeof path !== 'string') throw new Error('a path is a text')
    const selection = select(parsePath(path), { kind: 'value', value: running, at: [] })
    const nodes = selection.kind === 'one' ? [selection.node] : selection.nodes
    // From the end, so that indices still fit.
    for (const node of [...nodes].reverse()) {
      if (node.kind === 'unknown') return cannot(`args${path.slice(1)}`, node.why)
      if (node.kind === 'value') running = removeAt(running, node.at)
    }
  }
  return changed(running)
}

function removeAt(root: Json, at: readonly (string | number)[]): Json {
  const [step, ...rest] = at
  if (step === undefined) return root
  if (isJsonArray(root)) {
    if (rest.length === 0) return root.filter((_, index) => index !== step)
    return root.map((each, index) => (index === step ? removeAt(each, rest) : each))
  }
  if (!isJsonObject(root)) return root
  const out: Record<string, Json> = {}
  for (const [key, member] of Object.entries(root)) {
    if (key !== step) defineMember(out, key, member)
    else if (rest.length > 0) defineMember(out, key, removeAt(member, rest))
  }
  return out
}

/** Every member whose key fits, at any depth. */
function removeKeys(matcher: Json, value: Json, place: Place): Outcome {
  if (isJsonArray(value)) {
    const out: Json[] = []
    for (const element of value) {
      const inner = removeKeys(matcher, element, place)
      if (inner.kind === 'cannot') return inner
      out.push(inner.value)
    }
    return changed(out)
  }
  if (!isJsonObject(value)) return changed(value)
  const out: Record<string, Json> = {}
  for (const [key, member] of Object.entries(value)) {
    const verdict = matchValue(matcher, { kind: 'node', node: { kind: 'value', value: key, at: [] } }, place, 'args')
    if (verdict.verdict === 'unknown') return cannot('args', 'has a key that cannot be judged')
    if (verdict.verdict === 'hit') continue
    const inner = removeKeys(matcher, member, place)
    if (inner.kind === 'cannot') return inner
    defineMember(out, key, inner.value)
  }
  return changed(out)
}
