import { Undecidable } from '../../base/undecidable.ts'
import { compileToolNamePattern } from '../../text/tool-name-pattern.ts'
import type { ActiveToolsParam } from './patch-param.ts'

/** The tools to offer, and the names that were asked for and are not there. */
export interface ActiveTools {
  readonly names: readonly string[]
  readonly dropped: readonly string[]
}

/**
 * The tools that a patch leaves, out of those available this turn: in the order written for a list,
 * in the order of the host for `except` and `tool` (L-34). What is not known to be available cannot
 * be told from the rest, so the two then are undecidable; a list stands as it is.
 */
export function bindActiveTools(param: ActiveToolsParam): (available: readonly string[] | undefined) => ActiveTools {
  if (Array.isArray(param)) {
    const names = [...new Set(param)]
    return (available) =>
      available === undefined
        ? { names, dropped: [] }
        : {
            names: names.filter((name) => available.includes(name)),
            dropped: names.filter((name) => !available.includes(name)),
          }
  }
  const { except, tool } = param
  const fits = anyOf(except ?? (typeof tool === 'string' ? [tool] : (tool ?? [])))
  const wanted = except === undefined
  return (available) => {
    if (available === undefined) throw new Undecidable('available_tools', 'is not known at this event')
    return { names: available.filter((name) => fits(name) === wanted), dropped: [] }
  }
}

function anyOf(patterns: readonly string[]): (name: string) => boolean {
  const tests = patterns.map(compileToolNamePattern)
  return (name) => tests.some((test) => test(name))
}
