import { isJsonObject, ownMember, type Json, type JsonType } from '../../../core/base/json.ts'
import type { PathStep } from '../../../core/paths/arg-path.ts'
import { possibleTypes } from './possible-types.ts'

/** What a schema says of the place to which steps lead. */
export type SchemaBelow =
  | { readonly kind: 'schema'; readonly schema: Json }
  /** It does not tell. */
  | { readonly kind: 'open' }
  /** Nothing can stand there: a member of this name cannot be. `known`: the names that can; `types`: what has no members. */
  | { readonly kind: 'nothing'; readonly name: string; readonly known: readonly string[]; readonly types: ReadonlySet<JsonType> }

export function schemaBelow(schema: Json, steps: readonly PathStep[]): SchemaBelow {
  let found: SchemaBelow = { kind: 'schema', schema }
  for (const step of steps) {
    if (found.kind !== 'schema') return found
    found = afterStep(found.schema, step)
  }
  return found
}

function afterStep(schema: Json, step: PathStep): SchemaBelow {
  switch (step.kind) {
    case 'name':
      return memberOf(schema, step.name)
    case 'index':
    case 'wildcard': {
      const items = isJsonObject(schema) && ownMember(schema, 'prefixItems') === undefined ? ownMember(schema, 'items') : undefined
      // `[*]` selects the members of maps as well.
      const isList = possibleTypes(schema).has('array') && !possibleTypes(schema).has('object')
      return items === undefined || !isList ? { kind: 'open' } : { kind: 'schema', schema: items }
    }
    case 'union':
    case 'descendant_name':
    case 'descendant_all':
      return { kind: 'open' }
  }
}

function memberOf(schema: Json, name: string): SchemaBelow {
  const types = possibleTypes(schema)
  if (types.size > 0 && !types.has('object')) return { kind: 'nothing', name, known: [], types }
  if (!isJsonObject(schema)) return { kind: 'open' }
  const properties = ownMember(schema, 'properties')
  const known = isJsonObject(properties) ? properties : {}
  const own = ownMember(known, name)
  if (own !== undefined) return { kind: 'schema', schema: own }
  const others = ownMember(schema, 'additionalProperties')
  if (others === false) return { kind: 'nothing', name, known: Object.keys(known), types }
  return others === undefined ? { kind: 'open' } : { kind: 'schema', schema: others }
}
