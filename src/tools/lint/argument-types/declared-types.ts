import type { Json } from '../../../core/base/json.ts'
import type { ToolDescription } from '../../../core/catalogue/tool-description.ts'
import type { ArgPath } from '../../../core/paths/arg-path.ts'
import { describedTools } from '../../../core/rules/described-tools.ts'
import { requiredTools } from '../../../core/rules/required-tools.ts'
import type { EventMatcherNode } from '../../../core/rules/policy-ast.ts'
import type { RuleInPack } from '../lint-context.ts'
import { schemaBelow, type SchemaBelow } from './schema-below.ts'

/** What the catalogue says of the values at a path, for each tool that a rule can be about. */
export type DeclaredTypes = (path: ArgPath) => readonly SchemaBelow[]

/**
 * For the rules of packs whose catalogue has types: nothing is said of a path unless each of the tools
 * has a type for it, so that what is found is wrong for all of them.
 */
export function declaredTypes({ pack, rule }: RuleInPack, matcher: EventMatcherNode | undefined = rule.match): DeclaredTypes | undefined {
  if (!pack.catalogue.some(({ types }) => types.length > 0)) return undefined
  const tools = describedTools(pack.catalogue, requiredTools(matcher) ?? requiredTools(rule.match))
  if (tools.length === 0) return undefined
  return (path) => {
    const below = tools.map((tool) => typeIn(tool, path))
    return below.every((one) => one !== undefined) ? below : []
  }
}

function typeIn({ types }: ToolDescription, path: ArgPath): SchemaBelow | undefined {
  for (const { paths, schema } of types) {
    for (const { steps } of paths) {
      if (isPrefix(steps, path.steps)) return schemaBelow(schema, path.steps.slice(steps.length))
    }
  }
  return undefined
}

function isPrefix(start: ArgPath['steps'], steps: ArgPath['steps']): boolean {
  return start.every((step, index) => {
    const other = steps[index]
    return step.kind === 'name' && other?.kind === 'name' && step.name === other.name
  })
}

/** The schemas, if each tool has one there. */
export function schemasOf(below: readonly SchemaBelow[]): readonly Json[] {
  const schemas = below.flatMap((one) => (one.kind === 'schema' ? [one.schema] : []))
  return schemas.length === below.length ? schemas : []
}
