import type { z } from 'zod'
import { jsonType, type Json } from '../../base/json.ts'
import { Undecidable } from '../../base/undecidable.ts'
import { ABSENT, type ArgPath } from '../../paths/arg-path.ts'
import { KEEP, type Change } from '../../paths/change.ts'
import { replaceAt, type EditOptions } from '../../paths/edit-at-path.ts'
import { explainUndecided } from '../../paths/explain-undecided.ts'
import { parsePath } from '../../paths/parse-path.ts'
import { nameMap } from '../name-map.ts'
import { addIssue } from '../param-issue.ts'
import type { Operation, OperationFacts } from './define-operation.ts'

/** A map from path to parameter, as nearly all operations have (L-31). */
export function pathMap<Value extends z.ZodType>(
  value: Value,
  name: string,
): z.ZodType<Readonly<Record<string, z.infer<Value>>>> {
  return nameMap(value, `\`${name}\``)
    .superRefine((map, context) => {
      for (const text of Object.keys(map)) checkPath(context, text, [text], 'key')
    })
    .meta({ propertyNames: { pattern: '^\\$' }, minProperties: 1 })
}

/** Reports a path that does not load; answers whether it does. */
export function checkPath(
  context: z.core.$RefinementCtx,
  text: string,
  at: readonly (string | number)[],
  on: 'key' | 'value',
): ArgPath | undefined {
  const path = parsePath(text)
  if (path.ok) return path.path
  addIssue(context, at, path.message, { on, code: 'SLC307', ...(path.hint !== undefined && { hint: path.hint }) })
  return undefined
}

/** A path that was checked at load. */
export function loadedPath(text: string): ArgPath {
  const path = parsePath(text)
  if (!path.ok) throw new Error(`a path that does not load was bound: ${path.message}`)
  return path.path
}

/**
 * An operation that changes what is there at each path, in the order written: an absent value is no
 * change, and a null is a value that no such operation can be done on (L-31).
 */
export function changeEach<Param>(
  map: Readonly<Record<string, Param>>,
  bind: (param: Param, path: ArgPath) => (value: Json) => Json,
): Operation {
  const changes = Object.entries(map).map(([text, param]) => {
    const path = loadedPath(text)
    return { path, change: bind(param, path) }
  })
  return (args) => {
    let changed = args
    for (const { path, change } of changes) {
      changed = editAt(changed, path, (value) => (value === ABSENT ? KEEP : change(value)))
    }
    return changed
  }
}

/** An operation that puts a value at each path; it alone may stand where nothing is (L-31). */
export function putEach<Param>(
  map: Readonly<Record<string, Param>>,
  options: EditOptions,
  bind: (param: Param) => (facts: OperationFacts) => Change,
): Operation {
  const changes = Object.entries(map).map(([text, param]) => ({ path: loadedPath(text), change: bind(param) }))
  return (args, facts) => {
    let changed = args
    for (const { path, change } of changes) changed = editAt(changed, path, change(facts), options)
    return changed
  }
}

/** The arguments with one path edited. Throws `Undecidable` where the path makes no sense on them. */
export function editAt(args: Json, path: ArgPath, change: Change, options: EditOptions = {}): Json {
  const edit = replaceAt(args, path, change, options)
  if (edit.kind === 'edited') return edit.value
  const problem = explainUndecided(args, path)
  throw new Undecidable(problem?.at ?? path.text, problem?.why ?? 'has no place for a value')
}

/** Says that an operation cannot be done on a value, by its type alone. */
export function cannotDo(path: ArgPath, value: Json, wanted: string): Undecidable {
  return new Undecidable(path.text, `is of type ${jsonType(value)}, not ${wanted}`)
}
