import { expect, test } from 'vitest'
import { isRetryableByDefault, toolFailureKinds } from './tool-outcome.ts'

test('retryability by failure kind where the tool says nothing (S-18)', () => {
  expect(Object.fromEntries(toolFailureKinds.map((kind) => [kind, isRetryableByDefault(kind)]))).toEqual({
    invalid_args: false,
    timeout: true,
    cancelled: false,
    not_found: false,
    permission_denied: false,
    rate_limited: true,
    provider: undefined,
    network: true,
    other: undefined,
  })
})
