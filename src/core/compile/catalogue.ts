import { limits } from '../base/limits.ts'
import { shippedCatalogue } from '../catalogue/shipped-catalogue.ts'
import { isTypesAlone, type ResultDescription, type ToolDescription, type Trust } from '../catalogue/tool-description.ts'
import { toolNameOf } from '../events/call-parts.ts'
import type { McpIdentity, StepEvent } from '../events/step-event.ts'
import type { PackNode } from '../rules/policy-ast.ts'
import { removeInvisible } from '../text/fold-text.ts'
import { compileToolNamePattern, isToolNamePattern } from '../text/tool-name-pattern.ts'

/** What a policy knows of tools (L-70 to L-73). */
export interface Catalogue {
  /** All that is said of the tool of an event, by its name and by its MCP identity; undefined = nothing. */
  readonly describe: (event: StepEvent) => ToolDescription | undefined
  /** Names of arguments that some tool knows by other names too. */
  readonly aliased: ReadonlySet<string>
  /** As `aliased`, for tools of these names alone; undefined = for any. */
  readonly aliasedOf: (tools: readonly string[] | undefined) => ReadonlySet<string>
  /** Some tool holds calls in its arguments. */
  readonly hasBatches: boolean
}

/** The descriptions of all packs; for tools that none describes those that are shipped. */
export function createCatalogue(packs: readonly PackNode[]): Catalogue {
  const described = packs.flatMap((pack) => pack.catalogue).filter((tool) => !isTypesAlone(tool))
  const own = createFinder(described)
  const shipped = createFinder(shippedCatalogue)
  const known = new Map<string, ToolDescription | undefined>()
  const describeName = (name: string): ToolDescription | undefined => {
    if (known.has(name)) return known.get(name)
    const description = merge(own(name)) ?? merge(shipped(name))
    // Names come from the model, so what is remembered of them is bounded.
    if (known.size >= limits.rememberedToolNames) known.clear()
    known.set(name, description)
    return description
  }
  const all = [...described, ...shippedCatalogue]
  const aliased = aliasedIn(all)
  return {
    describe(event) {
      const name = toolNameOf(event)
      if (name === undefined) return undefined
      const mcp = mcpOf(event)
      const byName = describeName(name)
      if (mcp === undefined) return byName
      return merge([byName, describeName(foldedName(`mcp__${mcp.server}__${mcp.tool}`))].filter((found) => found !== undefined))
    },
    aliased,
    aliasedOf(tools) {
      if (tools === undefined || tools.some(isToolNamePattern)) return aliased
      return aliasedIn(tools.flatMap((name) => describeName(name) ?? []))
    },
    hasBatches: all.some(({ batch }) => batch !== undefined),
  }
}

function aliasedIn(tools: readonly ToolDescription[]): ReadonlySet<string> {
  const args = tools.flatMap((tool) => tool.args).filter(({ aliases }) => aliases.length > 0)
  return new Set(args.flatMap(({ name, aliases }) => [name, ...aliases]))
}

export function mcpOf(event: StepEvent): McpIdentity | undefined {
  return event.kind === 'ToolCall' || event.kind === 'ToolResult' ? event.mcp : undefined
}

function foldedName(name: string): string {
  return removeInvisible(name).toLowerCase()
}

function createFinder(tools: readonly ToolDescription[]): (name: string) => readonly ToolDescription[] {
  const exact = new Map<string, ToolDescription[]>()
  const add = (name: string, tool: ToolDescription): void => {
    if (!isToolNamePattern(name)) exact.set(name, [...(exact.get(name) ?? []), tool])
  }
  const patterns: { readonly fits: (name: string) => boolean; readonly tool: ToolDescription }[] = []
  for (const tool of tools) {
    for (const name of tool.names) {
      // Names of MCP are also found by the identity that the host states, in which letter case does not count (L-74).
      const folded = name.startsWith('mcp__') ? foldedName(name) : name
      if (folded !== name) add(folded, tool)
      if (isToolNamePattern(name)) patterns.push({ fits: compileToolNamePattern(name), tool })
      else add(name, tool)
    }
  }
  return (name) => [
    ...(exact.get(name) ?? []),
    ...patterns.filter(({ fits }) => fits(name)).map(({ tool }) => tool),
  ]
}

/** Effects unite, and of two trusts the worse counts (L-73). */
function merge(tools: readonly ToolDescription[]): ToolDescription | undefined {
  const [first, ...rest] = tools
  if (first === undefined || rest.length === 0) return first
  const results = tools.flatMap(({ result }) => result ?? [])
  const batch = tools.find((tool) => tool.batch !== undefined)?.batch
  return {
    names: first.names,
    args: tools.flatMap(({ args }) => args),
    types: tools.flatMap(({ types }) => types),
    ...(results.length === 0 ? {} : { result: mergeResults(results) }),
    ...(batch === undefined ? {} : { batch }),
  }
}

function mergeResults(results: readonly ResultDescription[]): ResultDescription {
  const trusts = results.flatMap(({ trust }) => trust ?? [])
  const trust: Trust | undefined = trusts.includes('untrusted') ? 'untrusted' : trusts[0]
  const format = results.find((result) => result.format !== undefined)?.format
  return {
    ...(trust === undefined ? {} : { trust }),
    ...(format === undefined ? {} : { format }),
    fields: results.flatMap(({ fields }) => fields),
  }
}
