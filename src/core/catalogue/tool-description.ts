import type { JsonObject } from '../base/json.ts'
import type { ArgPath } from '../paths/arg-path.ts'

/** What an argument is (L-70). `text` has no effect; `tool` names another tool; `patch` is a text that names the files it changes. */
export const argumentKinds = ['path', 'url', 'host', 'shell', 'sql', 'email', 'tool', 'patch', 'text'] as const
export type ArgumentKind = (typeof argumentKinds)[number]

export const accesses = ['read', 'write', 'delete'] as const
export type Access = (typeof accesses)[number]

export const resultFormats = ['text', 'json', 'jsonl', 'yaml'] as const
export type ResultFormat = (typeof resultFormats)[number]

export type Trust = 'trusted' | 'untrusted'

/** One argument of a tool, or the arguments that a path selects. */
export interface ArgumentDescription {
  /** As written: a name, or a path that begins with `$`. */
  readonly name: string
  readonly path: ArgPath
  readonly is: ArgumentKind
  /** Of a path; empty for every other kind. */
  readonly access: readonly Access[]
  /** Other names of this argument, of which hosts use one (L-71). */
  readonly aliases: readonly string[]
  /** The paths of these names. */
  readonly aliasPaths: readonly ArgPath[]
  /** Everything below the folder that it names is meant. */
  readonly isTree: boolean
  /** The argument that says whether hidden files of the tree are meant; absent = they are. */
  readonly hiddenBy?: string
}

/** What values an argument may have, apart from what it does. */
export interface ArgumentType {
  /** As written: a name, or a path that begins with `$`. */
  readonly name: string
  /** Where it stands, under its name and its aliases. */
  readonly paths: readonly ArgPath[]
  /** Of the subset that the operator `schema` knows; it has been compiled once. */
  readonly schema: JsonObject
}

/** How the calls inside a call are found; each is judged as a call (L-70). */
export interface BatchDescription {
  readonly items: ArgPath
  readonly tool: ArgPath
  /** Absent = the members of the item other than its tool. */
  readonly args?: ArgPath
  /** The inner tools belong to the MCP server of the outer one. */
  readonly isSameServer: boolean
}

export interface ResultDescription {
  readonly trust?: Trust
  readonly format?: ResultFormat
  readonly fields: readonly { readonly path: ArgPath; readonly trust: Trust }[]
}

/** What the tools of these names do with their arguments (L-70). */
export interface ToolDescription {
  /** Names, or patterns in which `*` stands for any run of characters. */
  readonly names: readonly string[]
  /** An argument of which only the type is known is not among them: it may do anything, as an undescribed one. */
  readonly args: readonly ArgumentDescription[]
  readonly types: readonly ArgumentType[]
  readonly result?: ResultDescription
  readonly batch?: BatchDescription
}

/**
 * It says which values arguments may have and nothing of what they do. Then it takes the place of no other
 * description: a type would take the effects of a known tool away.
 */
export function isTypesAlone({ args, types, result, batch }: ToolDescription): boolean {
  return types.length > 0 && args.length === 0 && result === undefined && batch === undefined
}
