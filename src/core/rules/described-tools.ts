import type { ArgumentDescription, ToolDescription } from '../catalogue/tool-description.ts'
import { fitsToolName } from '../text/tool-name-pattern.ts'
import type { ArgPath } from '../paths/arg-path.ts'

/** The descriptions of all tools that a rule can be about; empty where one of them has none. */
export function describedTools(catalogue: readonly ToolDescription[], tools: readonly string[] | undefined): readonly ToolDescription[] {
  const found = (tools ?? []).map((tool) => catalogue.filter(({ names }) => names.some((name) => fitsToolName(name, tool))))
  return found.some((descriptions) => descriptions.length === 0) ? [] : found.flat()
}

/** The names of the argument that a path begins with; none where it begins with any. */
export function firstNames({ steps }: ArgPath): readonly string[] {
  const [first] = steps
  if (first?.kind === 'name') return [first.name]
  return first?.kind === 'union' ? first.names : []
}

/** Every name by which the argument may come; `*` = any name. */
export function argumentNames({ path, aliases }: ArgumentDescription): readonly string[] {
  const [first] = path.steps
  if (first?.kind === 'name') return [first.name, ...aliases]
  return first?.kind === 'union' ? first.names : ['*']
}
