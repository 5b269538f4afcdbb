import { and, type Verdict } from '../base/verdict.ts'
import { listOf } from './list-of.ts'

/** No query at all, or parameters and what each must be (one of a list). */
export type QueryParam = 'none' | Readonly<Record<string, string | readonly string[]>>

/**
 * The test of a query, given with its `?` or empty. A parameter that is not there misses; one that is there
 * several times, or that some servers end at a `;`, is unknown where its values do not agree. Decoded as
 * forms are, `+` for a blank. Source: L-43.
 */
export function queryTest(param: QueryParam): (query: string) => Verdict {
  if (param === 'none') return (query) => (query === '' || query === '?' ? 'hit' : 'miss')
  const wanted = Object.entries(param).map(([name, value]) => [name, new Set(listOf(value))] as const)
  return (query) => {
    const verdicts = readings(query.slice(1)).map((parameters) =>
      wanted.map(([name, values]) => parameterFits(parameters, name, values)).reduce<Verdict>(and, 'hit'),
    )
    const [first = 'unknown'] = verdicts
    return verdicts.every((verdict) => verdict === first) ? first : 'unknown'
  }
}

/** A parameter that cannot be decoded is undefined. */
type Parameter = readonly [name: string, value: string] | undefined

function readings(query: string): readonly (readonly Parameter[])[] {
  const plain = query.split('&').map(readParameter)
  return query.includes(';') ? [plain, query.split(/[&;]/u).map(readParameter)] : [plain]
}

function readParameter(text: string): Parameter {
  const [name = '', ...value] = text.replaceAll('+', ' ').split('=')
  try {
    return [decodeURIComponent(name), decodeURIComponent(value.join('='))]
  } catch {
    return undefined
  }
}

function parameterFits(parameters: readonly Parameter[], wanted: string, values: ReadonlySet<string>): Verdict {
  if (parameters.includes(undefined)) return 'unknown'
  const found = parameters.flatMap((parameter) => (parameter?.[0] === wanted ? [values.has(parameter[1])] : []))
  if (found.length === 0 || !found.includes(true)) return 'miss'
  return found.includes(false) ? 'unknown' : 'hit'
}
