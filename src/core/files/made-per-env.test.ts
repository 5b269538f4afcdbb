import { expect, test } from 'vitest'
import { madePerEnv } from './made-per-env.ts'

test('each environment is read once, however often others come between', () => {
  const asked: unknown[] = []
  const homeOf = madePerEnv((env) => {
    asked.push(env['home'])
    return env['home']
  })
  const [one, other] = [{ home: '/one' }, { home: '/other' }]
  expect([one, other, one, other, one].map(homeOf)).toEqual(['/one', '/other', '/one', '/other', '/one'])
  expect(asked).toEqual(['/one', '/other'])
})

test('only the last 16 are kept, so that a host with an environment for each run needs no more memory', () => {
  let made = 0
  const count = madePerEnv(() => ++made)
  const environments = Array.from({ length: 17 }, (_, index) => ({ home: String(index) }))
  expect(environments.map(count).at(-1)).toBe(17)
  expect(environments.slice(1).map(count).at(-1)).toBe(17)
  expect(environments.slice(0, 1).map(count)).toEqual([18])
})
