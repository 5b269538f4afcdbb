import { isJsonArray, isJsonObject, type Json } from '../base/json.ts'
import { parseTemplate } from '../actions/template.ts'
import { runFields } from '../events/run-facts.ts'
import type { Span } from '../diagnostics/source.ts'
import type { TargetCapabilities } from './host-names.ts'
import type { Reading } from './reading.ts'

/** A rule that asks for a fact of the run which the target cannot tell would judge by a wrong one: it does not load (L-04). */
export function checkRunFacts(reading: Reading, names: { readonly target?: TargetCapabilities }, fields: readonly string[], span: Span): void {
  const { target } = names
  for (const field of runFields) {
    const why = target?.unknownFacts?.[field]
    if (target === undefined || why === undefined || !fields.includes(field)) continue
    const message = `the target \`${target.name}\` cannot tell \`run.${field}\`: ${why}`
    reading.report('SLC333', span, message, 'load the rule into a target that can, or do not ask for it')
  }
}

/** The facts of the run that templates in the parameter of an action insert (L-22). */
export function insertedRunFacts(param: Json): readonly string[] {
  if (isJsonArray(param)) return param.flatMap(insertedRunFacts)
  if (isJsonObject(param)) return Object.values(param).flatMap(insertedRunFacts)
  const reading = typeof param === 'string' ? parseTemplate(param) : undefined
  if (reading?.ok !== true) return []
  return reading.template.parts.flatMap((part) => (part.kind === 'name' && part.name.kind === 'run' ? [part.name.field] : []))
}

/** The facts of the run that a condition reads, of its variables; one that reads the whole run reads each (L-50). */
export function variableRunFacts(variables: readonly string[]): readonly string[] {
  return variables.flatMap((path) => {
    const [root, field] = path.split('.')
    if (root !== 'run') return []
    return field === undefined ? runFields : [field]
  })
}
