import { isJsonArray, isJsonObject, type Json } from '../../../core/base/json.ts'

/** A parameter after one small change, and what was changed. */
export interface ParamEdit {
  readonly param: Json
  readonly says: string
}

/**
 * Small changes of a parameter, whatever its shape: an entry of a list or a member of a map taken
 * out, a number one up and one down, a boolean turned. Texts are left: what a text means is the
 * operator's own affair, and a changed one would mostly be another policy, not a slip.
 */
export function* editParam(param: Json, at = ''): Iterable<ParamEdit> {
  if (typeof param === 'number') {
    const step = Number.isInteger(param) ? 1 : stepOf(param)
    for (const shifted of [param + step, param - step]) yield { param: shifted, says: `shifts ${at}${String(param)} to ${String(shifted)}` }
    return
  }
  if (typeof param === 'boolean') {
    yield { param: !param, says: `turns ${at}${String(param)} into ${String(!param)}` }
    return
  }
  if (isJsonArray(param)) {
    if (param.length > 1) {
      for (const [index, item] of param.entries()) {
        yield { param: param.filter((_other, place) => place !== index), says: `takes ${at}${shown(item)} out` }
      }
    }
    for (const [index, item] of param.entries()) {
      if (typeof item === 'string') continue
      for (const edit of editParam(item, at)) yield { ...edit, param: param.with(index, edit.param) }
    }
    return
  }
  if (!isJsonObject(param)) return
  const members = Object.entries(param)
  for (const [key, value] of members) {
    if (members.length > 1) yield { param: fromMembers(members.filter(([other]) => other !== key)), says: `takes ${at}${key} out` }
    for (const edit of editParam(value, `${at}${key} `)) {
      yield { ...edit, param: fromMembers(members.map(([other, old]) => [other, other === key ? edit.param : old])) }
    }
  }
}

/** One unit of the last decimal: 0.25 has 0.01. */
function stepOf(value: number): number {
  const decimals = /\.(\d+)/.exec(String(value))?.[1]?.length ?? 0
  return 10 ** -decimals
}

function shown(value: Json): string {
  const text = JSON.stringify(value)
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}

/** `Object.fromEntries` defines own members whatever their names. */
function fromMembers(members: readonly (readonly [string, Json])[]): Json {
  return Object.fromEntries(members)
}
