import { expect, test } from 'vitest'
import { parseTier } from './parse-tier.ts'

test('a tier and a path, which may hold an equals sign', () => {
  expect(parseTier('host=a=b.yaml')).toEqual({ ok: true, value: { tier: 'host', path: 'a=b.yaml' } })
})

test.each([
  ['hots=p', '--tier: unknown tier `hots`; did you mean `host`?'],
  ['everyone=p', '--tier: unknown tier `everyone`; the tiers are host, operator, workspace'],
  ['host', '--tier: `host` needs a path, as in `--tier host=policies/base`'],
  ['host=', '--tier: `host` needs a path, as in `--tier host=policies/base`'],
])('%s is wrong use', (text, message) => {
  expect(parseTier(text)).toEqual({ ok: false, message })
})
