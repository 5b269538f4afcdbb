import { isJsonArray, isJsonObject, ownMember, type Json, type JsonObject } from '../base/json.ts'
import type { SqlName } from './sql-access.ts'

/** A node of the tree, which stands in a map under its name alone: `{ "SelectStmt": {...} }`. */
export interface TreeNode {
  readonly name: string
  readonly body: JsonObject
}

export function readTreeNode(value: Json | undefined): TreeNode | undefined {
  if (!isJsonObject(value)) return undefined
  const names = Object.keys(value)
  const [name] = names
  if (name === undefined || names.length > 1 || !startsLarge(name)) return undefined
  const body = value[name]
  return isJsonObject(body) ? { name, body } : undefined
}

/** Members begin with a small letter, nodes with a large one. */
function startsLarge(name: string): boolean {
  const unit = name.charCodeAt(0)
  return unit >= 0x41 && unit <= 0x5a
}

/** The texts among the nodes of a list: the parts of a dotted name. */
export function stringsOf(list: Json | undefined): readonly string[] {
  if (!isJsonArray(list)) return []
  const texts = list.map((item) => {
    const node = readTreeNode(item)
    return node?.name === 'String' ? ownMember(node.body, 'sval') : undefined
  })
  return texts.filter((text) => typeof text === 'string')
}

/** The last two parts of a dotted name; a database in front of them is this one. */
export function sqlNameOf(parts: readonly string[]): SqlName | undefined {
  const name = parts.at(-1)
  const schema = parts.at(-2)
  if (name === undefined) return undefined
  return schema === undefined ? { name } : { schema, name }
}

/** The table that a `RangeVar` names. */
export function tableOf(body: JsonObject): SqlName | undefined {
  const [schema, name] = [ownMember(body, 'schemaname'), ownMember(body, 'relname')]
  if (typeof name !== 'string') return undefined
  return typeof schema === 'string' ? { schema, name } : { name }
}
