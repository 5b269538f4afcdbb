import type { Verdict } from '../base/verdict.ts'
import { fitComponent } from './fit-component.ts'
import { listOf } from './list-of.ts'
import { decoded, otherPathReadings, readPathOperand } from './url-path.ts'

/** A path as a policy writes it: the whole path, or a pattern of components. One of a list must fit. */
export type PathParam = PathPatternParam | readonly PathPatternParam[]

export type PathPatternParam = string | { readonly glob: string | readonly string[] }

type Fits = (path: string) => boolean

/**
 * The test of a canonical path. In a pattern `*` stands for characters within one component, `**` as a whole
 * component for any number of them, at the end for at least one; nothing else is special. Unknown where
 * servers may read the path in another way that changes the verdict. Source: L-43.
 */
export function pathTest(param: PathParam): (path: string) => Verdict {
  const asWritten = fitsOne(param, (text) => text)
  const asServed = fitsOne(param, decoded)
  if (asWritten === undefined || asServed === undefined) return () => 'unknown'
  return (path) => {
    const verdict = asWritten(path)
    if (otherPathReadings(path).some((reading) => asServed(reading) !== verdict)) return 'unknown'
    return verdict ? 'hit' : 'miss'
  }
}

function fitsOne(param: PathParam, fold: (text: string) => string): Fits | undefined {
  const patterns = listOf(param).flatMap((pattern): readonly (Fits | undefined)[] =>
    typeof pattern === 'string' ? [fitsExactly(pattern, fold)] : listOf(pattern.glob).map((glob) => fitsGlob(glob, fold)),
  )
  const known = patterns.filter((fits) => fits !== undefined)
  return known.length === patterns.length ? (path) => known.some((fits) => fits(path)) : undefined
}

function fitsExactly(text: string, fold: (text: string) => string): Fits | undefined {
  const operand = readPathOperand(text)
  if (operand === undefined) return undefined
  const wanted = fold(operand)
  return (path) => path === wanted
}

function fitsGlob(text: string, fold: (text: string) => string): Fits | undefined {
  const operand = readPathOperand(text)
  if (operand === undefined) return undefined
  // Runs of components between the `**`, each looked for once, leftmost first, so nothing is tried again.
  const runs: Fits[][] = [[]]
  for (const component of operand.split('/').slice(1)) {
    if (component === '**') runs.push([])
    else runs.at(-1)?.push(fitsComponent(component, fold))
  }
  return (path) => fitsRuns(runs, path.split('/').slice(1))
}

function fitsComponent(pattern: string, fold: (text: string) => string): Fits {
  const pieces = pattern.split('*').map(fold)
  // A star for all of a component does not stand for one that is not there: `/a/*` is no `/a/`.
  return (component) => (component === '' ? pattern === '' : fitComponent(pieces, component))
}

function fitsRuns(runs: readonly (readonly Fits[])[], components: readonly string[]): boolean {
  const [first = [], ...others] = runs
  const last = others.pop()
  if (!fitsAt(first, components, 0)) return false
  if (last === undefined) return components.length === first.length
  let at = first.length
  for (const run of others) {
    while (at + run.length <= components.length && !fitsAt(run, components, at)) at++
    at += run.length
  }
  const end = components.length - last.length
  return last.length === 0 ? at < components.length : at <= end && fitsAt(last, components, end)
}

function fitsAt(run: readonly Fits[], components: readonly string[], at: number): boolean {
  return run.every((fits, index) => {
    const component = components[at + index]
    return component !== undefined && fits(component)
  })
}
