import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideTrace, openPolicy, type OpenPolicy } from '../support/open-policy.ts'
import { rulesOf, withRules } from '../support/random-policy.ts'
import { randomScenario } from '../support/random-scenario.ts'
import { gist } from './gist.ts'
import { verdictOn } from './catch.ts'
import { effort } from './effort.ts'

function law(open: OpenPolicy): Promise<void> {
  return fc.assert(
    fc.asyncProperty(randomScenario({ asksOthers: true }), async ({ packs, trace }) => {
      const isShadow = (rule: object): boolean => Reflect.get(rule, 'mode') === 'shadow'
      fc.pre(packs.some((pack) => rulesOf(pack).some(isShadow)))
      const without = packs.map((pack) => {
        const gone = rulesOf(pack).filter(isShadow).map((rule) => rule['id'])
        const exceptions = pack.document['exceptions']
        // An exception on a rule that is gone would not load; it relieved nobody.
        const left = Array.isArray(exceptions) ? exceptions.filter((each) => !gone.includes((each as { rules: string[] }).rules[0] ?? '')) : []
        const document = Object.fromEntries(Object.entries(pack.document).filter(([key]) => key !== 'exceptions'))
        const kept = { ...pack, document: left.length === 0 ? document : { ...document, exceptions: left } }
        return withRules(kept, rulesOf(pack).filter((rule) => !isShadow(rule)))
      })
      const some = without.filter((pack) => rulesOf(pack).length > 0)
      fc.pre(some.length > 0)
      expect((await decideTrace(open, packs, trace)).map(gist)).toEqual((await decideTrace(openPolicy, some, trace)).map(gist))
    }),
    effort(60),
  )
}

/** Shadow rules act. */
const enforcesAll: OpenPolicy = (packs) =>
  openPolicy(packs.map((pack) => withRules(pack, rulesOf(pack).map((rule) => Object.fromEntries(Object.entries(rule).filter(([key]) => key !== 'mode'))))))

describe('shadow = delete (L-18)', () => {
  test('taking every shadow rule out changes no decision', () => law(openPolicy))

  test('is caught when shadow rules act', async () => {
    expect(await verdictOn(() => law(enforcesAll))).toBe('broken law')
  })
})
