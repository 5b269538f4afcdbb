import { isJsonArray, isJsonObject, type Json } from '../../../core/base/json.ts'
import type { WrittenPath } from './edit.ts'

/** A parameter after one small change, and what was changed. */
export interface ParamEdit {
  readonly param: Json
  readonly says: string
  /** The way to what was changed. */
  readonly at: WrittenPath
}

/** Members that differ at the bound alone. */
const neighbours: Readonly<Record<string, string>> = { gt: 'gte', gte: 'gt', lt: 'lte', lte: 'lt' }

/**
 * Small changes of a parameter, whatever its shape: an entry of a list or a member of a map taken
 * out, a number one up and one down, a boolean turned. Texts are left: what a text means is the
 * operator's own affair, and a changed one would mostly be another policy, not a slip.
 */
export function* editParam(param: Json, name = '', at: WrittenPath = []): Iterable<ParamEdit> {
  if (typeof param === 'number') {
    const step = stepOf(param)
    for (const shifted of [roundTo(param + step, step), roundTo(param - step, step)]) {
      yield { param: shifted, at, says: `shifts ${name}${String(param)} to ${String(shifted)}` }
    }
    return
  }
  if (typeof param === 'boolean') {
    yield { param: !param, at, says: `turns ${name}${String(param)} into ${String(!param)}` }
    return
  }
  if (isJsonArray(param)) {
    if (param.length > 1) {
      for (const [index, item] of param.entries()) {
        yield { param: param.filter((_other, place) => place !== index), at: [...at, index], says: `takes ${name}${shown(item)} out` }
      }
    }
    for (const [index, item] of param.entries()) {
      if (typeof item === 'string') continue
      for (const edit of editParam(item, name, [...at, index])) yield { ...edit, param: param.with(index, edit.param) }
    }
    return
  }
  if (isJsonObject(param)) yield* editMembers(Object.entries(param), name, at)
}

function* editMembers(members: readonly (readonly [string, Json])[], name: string, at: WrittenPath): Iterable<ParamEdit> {
  for (const [index, [key, value]] of members.entries()) {
    // A boolean that is not there is one of the two that it can be turned into.
    if (members.length > 1 && typeof value !== 'boolean') yield { param: fromMembers(members.toSpliced(index, 1)), at: [...at, key], says: `takes ${name}${key} out` }
    const other = Object.hasOwn(neighbours, key) ? neighbours[key] : undefined
    if (other !== undefined) yield { param: fromMembers(members.with(index, [other, value])), at: [...at, key], says: `turns ${name}${key} into ${other}` }
    for (const edit of editParam(value, `${name}${key} `, [...at, key])) {
      yield { ...edit, param: fromMembers(members.with(index, [key, edit.param])) }
    }
  }
}

/** One unit of the last decimal: 0.25 has 0.01. */
function stepOf(value: number): number {
  const decimals = /\.(\d+)/.exec(String(value))?.[1]?.length ?? 0
  return 10 ** -decimals
}

/** 0.1 + 0.2 is to be 0.3. */
function roundTo(value: number, step: number): number {
  return step === 1 ? value : Number(value.toFixed(Math.round(-Math.log10(step))))
}

function shown(value: Json): string {
  const text = JSON.stringify(value)
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}

/** `Object.fromEntries` defines own members whatever their names. */
function fromMembers(members: readonly (readonly [string, Json])[]): Json {
  return Object.fromEntries(members)
}
