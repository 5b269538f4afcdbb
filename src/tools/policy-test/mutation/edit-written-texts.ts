import { isJsonArray, isJsonObject, type Json } from '../../../core/base/json.ts'
import type { WrittenPath } from './edit.ts'
import type { ParamEdit } from './edit-param.ts'

/** The operations of a rewrite whose texts become part of the arguments. */
const writing = ['set', 'default']

/** Each text that a rewrite puts into the arguments, with a letter more: whoever tests the rule has to look at it. */
export function* editWrittenTexts(param: Json, isValue = false, at: WrittenPath = []): Iterable<ParamEdit> {
  if (typeof param === 'string' && isValue) {
    yield { param: `${param}x`, at, says: `writes ${JSON.stringify(`${param}x`)} in place of ${JSON.stringify(param)}` }
  } else if (isJsonArray(param)) {
    for (const [index, item] of param.entries()) {
      for (const edit of editWrittenTexts(item, isValue, [...at, index])) yield { ...edit, param: param.with(index, edit.param) }
    }
  } else if (isJsonObject(param)) {
    const members = Object.entries(param)
    for (const [index, [key, value]] of members.entries()) {
      for (const edit of editWrittenTexts(value, isValue || writing.includes(key), [...at, key])) {
        yield { ...edit, param: Object.fromEntries(members.with(index, [key, edit.param])) }
      }
    }
  }
}
