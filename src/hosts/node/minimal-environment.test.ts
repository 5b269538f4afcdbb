import { expect, test } from 'vitest'
import { minimalEnvironment } from './minimal-environment.ts'

test('credentials and everything else that is not needed to start stay behind (S-104)', () => {
  const environment = { HOME: '/home/a', LANG: 'C', API_KEY: 'k', NODE_OPTIONS: '--require x', LD_PRELOAD: 'y' }
  expect(minimalEnvironment(environment)).toEqual({ HOME: '/home/a', LANG: 'C' })
})

test('entries of PATH that would find programs in the workspace are left out (S-104)', () => {
  expect(minimalEnvironment({ PATH: '/usr/bin:.::bin:/bin' })).toEqual({ PATH: '/usr/bin:/bin' })
})
