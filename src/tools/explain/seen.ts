import { codePointLength } from '../../core/base/code-points.ts'
import { isJsonArray, isJsonObject, type Json } from '../../core/base/json.ts'
import { ABSENT, UNDECIDED, type Found } from '../../core/paths/arg-path.ts'
import type { Selection } from '../../core/paths/select-nodes.ts'
import type { Seen } from './explanation.ts'

/** What kind of value it is, and how long; never what it says. */
export function describeValue(value: Json): string {
  if (value === null) return 'null'
  if (typeof value === 'string') return `text of ${counted(codePointLength(value), 'character')}`
  if (isJsonArray(value)) return `list of ${counted(value.length, 'element')}`
  if (isJsonObject(value)) return `map of ${counted(Object.keys(value).length, 'member')}`
  return typeof value
}

export function seenValue(found: Found, showsValues: boolean): Seen {
  if (found === ABSENT) return { what: 'absent' }
  if (found === UNDECIDED) return { what: 'nothing that can be read there' }
  return { what: describeValue(found), ...(showsValues ? { value: found } : {}) }
}

/** What a path selected; an element that lacks the rest of the path stands as null among the values. */
export function seenNodes(selection: Selection, showsValues: boolean): Seen {
  switch (selection.kind) {
    case 'absent':
      return { what: 'absent' }
    case 'undecided':
      return { what: 'nothing that can be read there' }
    case 'nodes': {
      const { nodes } = selection
      const value = nodes.map((node) => (typeof node === 'symbol' ? null : node))
      return { what: `${String(nodes.length)} found`, ...(showsValues ? { value } : {}) }
    }
  }
}

/** The variables of a condition, each by its path in the policy. */
export function seenVariables(values: Json, showsValues: boolean): Seen {
  if (!isJsonObject(values)) return { what: 'nothing' }
  const each = Object.entries(values).map(([path, value]) => `${path} ${describeValue(value)}`)
  return { what: each.length === 0 ? 'nothing that is there' : each.join(', '), ...(showsValues ? { value: values } : {}) }
}

function counted(count: number, what: string): string {
  return `${String(count)} ${what}${count === 1 ? '' : 's'}`
}
