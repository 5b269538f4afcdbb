import type { PartAccount, PassAccount, TestAccount } from './explanation.ts'

/** The test because of which a rule does not hit. */
export interface FirstFailure {
  readonly part: PartAccount
  readonly test: TestAccount
  /** In a permit a hit is what keeps the rule from hitting. */
  readonly isPermit: boolean
}

/** The first part that stands in the way of a hit, and in it the innermost test that does. */
export function firstFailure({ parts }: PassAccount): FirstFailure | undefined {
  for (const part of parts) {
    const { test } = part
    if (test === undefined) continue
    const isPermit = part.part === 'unless' || part.part === 'exception'
    if (test.verdict !== (isPermit ? 'miss' : 'hit')) return { part, test: decisive(test, isPermit ? 'miss' : 'hit'), isPermit }
  }
  return undefined
}

/** Of a test that does not say what is wanted, the innermost one that it is because of. */
export function decisive(test: TestAccount, want: 'hit' | 'miss'): TestAccount {
  const next = decisiveInside(test, want)
  return next === undefined ? test : decisive(next.test, next.want)
}

function decisiveInside({ kind, says, tests }: TestAccount, want: 'hit' | 'miss'): { readonly test: TestAccount; readonly want: 'hit' | 'miss' } | undefined {
  const [first] = tests
  if (first === undefined) return undefined
  const other = want === 'hit' ? 'miss' : 'hit'
  switch (kind) {
    case 'not':
      return { test: first, want: other }
    case 'condition':
      if (says.startsWith('{"!"')) return { test: first, want: other }
      return oneOf(tests, says.startsWith('{"or"') ? 'hit' : 'miss', want)
    case 'all':
    case 'tests':
      return oneOf(tests, 'miss', want)
    case 'any':
      return oneOf(tests, 'hit', want)
    case 'args':
    case 'result':
    case 'prompt':
    case 'text':
    case 'run':
    case 'env':
    case 'use':
    case 'path':
      return { test: first, want }
    default:
      return undefined
  }
}

/** One test decides a join where it says the verdict that wins there; otherwise all of them together do. */
function oneOf(tests: readonly TestAccount[], winner: 'hit' | 'miss', want: 'hit' | 'miss'): { readonly test: TestAccount; readonly want: 'hit' | 'miss' } | undefined {
  const [first] = tests
  const responsible = winner === want ? (tests.length === 1 ? first : undefined) : (tests.find(({ verdict }) => verdict === winner) ?? tests.find(({ verdict }) => verdict === 'unknown'))
  return responsible && { test: responsible, want }
}
