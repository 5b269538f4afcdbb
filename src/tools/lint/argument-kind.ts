import { shippedCatalogue } from '../../core/catalogue/shipped-catalogue.ts'
import { isTypesAlone, type ArgumentDescription, type ArgumentKind, type ToolDescription } from '../../core/catalogue/tool-description.ts'
import type { PathStep } from '../../core/paths/arg-path.ts'
import { describedTools } from '../../core/rules/described-tools.ts'
import { kindByName } from './well-known-arguments.ts'

/** Says of a place in the arguments of some tools what stands there. */
export type KindOfArgument = (tools: readonly string[] | undefined, steps: readonly PathStep[]) => ArgumentKind | undefined

/**
 * What the pack's catalogue calls an argument, else the shipped one, else what its name says (L-44,
 * L-70). Undefined = nobody knows. Tools are looked up once for all rules that name the same ones.
 */
export function createKindOfArgument(catalogue: readonly ToolDescription[]): KindOfArgument {
  const known = new Map<string, readonly ArgumentDescription[]>()
  return (tools, steps) => {
    const key = (tools ?? []).join('\n')
    let described = known.get(key)
    if (described === undefined) known.set(key, (described = argumentsOf(catalogue, tools)))
    const argument = described.find(({ path, aliases }) => leadsTo(steps, path.steps, aliases))
    return argument === undefined ? kindByName(tools ?? [], steps) : argument.is
  }
}

/** Of the shipped catalogue, whose names are no patterns: looking up a name need not go through all of them. */
const shippedByName: ReadonlyMap<string, ToolDescription> = new Map(shippedCatalogue.flatMap((tool) => tool.names.map((name) => [name, tool])))

function describedByUs(tools: readonly string[]): readonly ToolDescription[] {
  const found = tools.map((tool) => shippedByName.get(tool))
  return found.every((description) => description !== undefined) ? found : []
}

function argumentsOf(catalogue: readonly ToolDescription[], tools: readonly string[] | undefined): readonly ArgumentDescription[] {
  // Types alone do not say what an argument is, so what is shipped still counts.
  const own = catalogue.length > 0 ? describedTools(catalogue, tools).filter((tool) => !isTypesAlone(tool)) : []
  const described = own.length > 0 ? own : describedByUs(tools ?? [])
  return described.flatMap(({ args }) => args)
}

/** Does a path lead to the described argument, or to elements of it? */
function leadsTo(steps: readonly PathStep[], described: readonly PathStep[], aliases: readonly string[]): boolean {
  if (steps.length < described.length) return false
  return steps.every((step, index) => {
    const wanted = described[index]
    if (wanted === undefined) return isElement(step)
    const names = wanted.kind === 'name' ? [wanted.name, ...(index === 0 ? aliases : [])] : wanted.kind === 'union' ? wanted.names : undefined
    if (names === undefined) return isElement(step)
    return step.kind === 'name' ? names.includes(step.name) : step.kind === 'union' && step.names.some((name) => names.includes(name))
  })
}

function isElement({ kind }: PathStep): boolean {
  return kind === 'wildcard' || kind === 'index'
}
