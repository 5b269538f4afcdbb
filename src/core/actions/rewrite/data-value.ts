import { isJsonObject, ownMember, type Json } from '../../base/json.ts'
import { Undecidable } from '../../base/undecidable.ts'
import { ABSENT, type ArgPath } from '../../paths/arg-path.ts'
import { readLookup } from '../lookup.ts'
import { readTemplateName, type TemplateName } from '../template-name.ts'
import type { OperationFacts } from './define-operation.ts'

/**
 * The value that `set` and `default` put in place: data as written, or `{ ref: args.p | env.p |
 * run.p }`, which is read on each event (L-16, L-22).
 */
export function bindValue(written: Json): (facts: OperationFacts) => Json {
  const text = isJsonObject(written) && Object.keys(written).length === 1 ? ownMember(written, 'ref') : undefined
  const reading = typeof text === 'string' ? readTemplateName(text) : undefined
  if (typeof text !== 'string' || reading?.ok !== true || !isReference(reading.name)) return () => written
  const { name } = reading
  return ({ event, context }) => {
    const value = readLookup(name, event, context, '')
    if (value === ABSENT) throw new Undecidable(text, 'is absent')
    return value
  }
}

function isReference(
  name: TemplateName,
): name is Extract<TemplateName, { kind: 'run' } | { readonly path: ArgPath }> {
  return name.kind === 'args_path' || name.kind === 'env' || name.kind === 'run'
}
