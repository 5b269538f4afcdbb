import { and, or, type Verdict } from '../base/verdict.ts'
import { functionAccess } from '../sql/function-access.ts'
import { parseSqlName, sameSqlName } from '../sql/parse-sql-name.ts'
import { sqlAccesses, type SqlAccess, type SqlName, type SqlPart } from '../sql/sql-access.ts'
import { fitPieces } from '../text/tool-name-pattern.ts'
import type { NamePattern, SqlPartParam } from './sql-param.ts'
import { toVerdict } from './typed-test.ts'

/** `every` asks that all that a part does fits, `some` that one thing does. */
type Quantifier = 'some' | 'every'

/** Does one part fit? What an opaque part may do beyond what is seen leaves it unknown. */
export function bindPartTest(param: SqlPartParam, quantifier: Quantifier, safe: readonly SqlName[]): (part: SqlPart) => Verdict {
  const tests: ((part: SqlPart) => Verdict)[] = []
  const { access, verb, table, function: called } = param
  if (access !== undefined) {
    const allowed = listOf(access)
    tests.push((part) => judgeAccess(accessOf(part, safe), allowed, quantifier))
  }
  if (verb !== undefined) {
    const verbs = listOf(verb)
    tests.push((part) => {
      if (verbs.includes(part.verb)) return 'hit'
      return quantifier === 'some' && part.isOpaque ? 'unknown' : 'miss'
    })
  }
  if (table !== undefined) {
    const fits = bindNames(table)
    tests.push((part) => judgeNames(part.tables, fits, accessOf(part, safe).isUnknown, quantifier))
  }
  if (called !== undefined) {
    const fits = bindNames(called)
    tests.push((part) => judgeNames(part.functions, fits, part.isOpaque, quantifier))
  }
  return (part) => tests.map((test) => test(part)).reduce(and, 'hit')
}

interface PartAccess {
  readonly known: readonly SqlAccess[]
  /** It may do anything beside. */
  readonly isUnknown: boolean
}

function accessOf(part: SqlPart, safe: readonly SqlName[]): PartAccess {
  const known = [...part.access]
  let isUnknown = part.isOpaque
  for (const called of part.functions) {
    const access = functionAccess(called)
    if (access !== undefined) known.push(...access)
    else if (!safe.some((name) => sameSqlName(called, name) === 'hit')) isUnknown = true
  }
  return { known, isUnknown }
}

function judgeAccess({ known, isUnknown }: PartAccess, allowed: readonly SqlAccess[], quantifier: Quantifier): Verdict {
  if (quantifier === 'some') return known.some((access) => allowed.includes(access)) ? 'hit' : isUnknown ? 'unknown' : 'miss'
  if (!known.every((access) => allowed.includes(access))) return 'miss'
  return isUnknown && !sqlAccesses.every((access) => allowed.includes(access)) ? 'unknown' : 'hit'
}

function judgeNames(names: readonly SqlName[], fits: NameTest, isUnknown: boolean, quantifier: Quantifier): Verdict {
  const unseen: Verdict = isUnknown ? 'unknown' : quantifier === 'some' ? 'miss' : 'hit'
  return names.map(fits).reduce(quantifier === 'some' ? or : and, unseen)
}

type NameTest = (name: SqlName) => Verdict

function bindNames(patterns: NamePattern | readonly NamePattern[]): NameTest {
  const tests = listOf(patterns).map(bindName)
  return (name) => tests.map((test) => test(name)).reduce(or, 'miss')
}

function bindName(pattern: NamePattern): NameTest {
  if (typeof pattern === 'string') {
    const wanted = parseSqlName(pattern)
    return (name) => (wanted === undefined ? 'unknown' : sameSqlName(name, wanted))
  }
  const fits = fitPieces(pattern.glob.split('*'))
  const isQualified = pattern.glob.includes('.')
  return ({ schema, name }) => {
    if (!isQualified) return toVerdict(fits(name))
    // The search path decides where a bare name lies; the usual schema is tried.
    if (schema !== undefined) return toVerdict(fits(`${schema}.${name}`))
    return fits(`public.${name}`) ? 'hit' : 'unknown'
  }
}

function listOf<T extends string | object>(value: T | readonly T[]): readonly T[] {
  // `isArray` does not tell a readonly list from its member.
  return Array.isArray(value) ? (value as readonly T[]) : [value as T]
}
