import { parsePath } from '../paths/parse-path.ts'
import { memberPath } from '../paths/member-path.ts'
import type { ArgPath } from '../paths/arg-path.ts'
import type { Access, ArgumentKind, ToolDescription, Trust, ResultFormat } from './tool-description.ts'

/** A tool as the shipped catalogue writes it down, in the words of `catalogue:` (L-70). */
export interface ShippedTool {
  readonly name: string | readonly string[]
  readonly args?: Readonly<Record<string, ShippedArgument>>
  readonly result?: { readonly trust?: Trust; readonly format?: ResultFormat }
  readonly batch?: { readonly items: string; readonly tool: string; readonly args?: string; readonly mcp?: 'same' }
}

export interface ShippedArgument {
  readonly is: ArgumentKind
  readonly access?: Access | readonly Access[]
  readonly aliases?: readonly string[]
  readonly tree?: boolean | { readonly hidden: string }
}

/** @throws Error on a path that is none: the catalogue is part of the product. */
export function describeTool({ name, args = {}, result, batch }: ShippedTool): ToolDescription {
  return {
    names: typeof name === 'string' ? [name] : name,
    args: Object.entries(args).map(([written, { is, access = [], aliases = [], tree = false }]) => ({
      name: written,
      path: pathOf(written.startsWith('$') ? written : memberPath(written)),
      is,
      access: typeof access === 'string' ? [access] : access,
      aliases,
      aliasPaths: aliases.map((alias) => pathOf(memberPath(alias))),
      isTree: tree !== false,
      ...(typeof tree === 'object' ? { hiddenBy: tree.hidden } : {}),
    })),
    types: [],
    ...(result === undefined ? {} : { result: { ...result, fields: [] } }),
    ...(batch === undefined
      ? {}
      : {
          batch: {
            items: pathOf(batch.items),
            tool: pathOf(batch.tool),
            ...(batch.args === undefined ? {} : { args: pathOf(batch.args) }),
            isSameServer: batch.mcp === 'same',
          },
        }),
  }
}

function pathOf(text: string): ArgPath {
  const parsed = parsePath(text)
  if (!parsed.ok) throw new Error(`the shipped catalogue has a wrong path: ${parsed.message}`)
  return parsed.path
}
