import type { ShellFolder } from './shell-reading.ts'

/**
 * What a shell holds while it runs, as far as the text says. It changes from command to command; a subshell
 * works on a copy.
 */
export interface ShellState {
  folder: ShellFolder
  /** The values that a variable may have; one that is not listed is not known. */
  readonly variables: Map<string, readonly string[]>
  /** Functions that are surely defined, and whether calling one may change the folder. */
  readonly functions: Map<string, { readonly movesFolder: boolean }>
  readonly aliases: Map<string, string>
  /** False once `IFS` was touched. */
  isSplitKnown: boolean
}

/** More than a few values of one variable are as good as none known. */
const mostValues = 8

export function newShellState(folder: ShellFolder): ShellState {
  return { folder, variables: new Map(), functions: new Map(), aliases: new Map(), isSplitKnown: true }
}

export function copyState(state: ShellState): ShellState {
  return {
    folder: state.folder,
    variables: new Map(state.variables),
    functions: new Map(state.functions),
    aliases: new Map(state.aliases),
    isSplitKnown: state.isSplitKnown,
  }
}

/** After a fork of ways, only what holds on each of them is known. */
export function joinStates(into: ShellState, ways: readonly ShellState[]): void {
  const [first, ...others] = ways
  if (first === undefined) return
  const variables = new Map<string, readonly string[]>()
  for (const [name, values] of first.variables) {
    let union: readonly string[] | undefined = values
    for (const other of others) {
      // The values of many ways would be compared with each other.
      if (union === undefined || union.length > mostValues) break
      const more: readonly string[] | undefined = other.variables.get(name)
      union = more === undefined ? undefined : [...new Set([...union, ...more])]
    }
    if (union !== undefined && union.length <= mostValues) variables.set(name, union)
  }
  const isOneFolder = others.every((other) => isSameFolder(first.folder, other.folder))
  const functions = [...first.functions].filter(([name]) => others.every((other) => other.functions.has(name)))
  into.folder = isOneFolder ? first.folder : { kind: 'unknown' }
  refill(into.variables, variables)
  refill(into.functions, functions)
  for (const way of ways) for (const [name, value] of way.aliases) into.aliases.set(name, value)
  into.isSplitKnown = ways.every((way) => way.isSplitKnown)
}

export function isSameFolder(one: ShellFolder, other: ShellFolder): boolean {
  if (one.kind === 'unknown' || other.kind === 'unknown') return one.kind === other.kind
  return one.steps.length === other.steps.length && one.steps.every((step, index) => step === other.steps[index])
}

function refill<Value>(map: Map<string, Value>, entries: Iterable<readonly [string, Value]>): void {
  const kept = [...entries]
  map.clear()
  for (const [name, value] of kept) map.set(name, value)
}
