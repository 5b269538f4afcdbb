import { expect, test } from 'vitest'
import { ownMember } from '../../core/base/json.ts'
import { watchEnv } from './watch-env.ts'

function watched() {
  const missed: string[] = []
  return { env: watchEnv({ cwd: '/srv', os: 'linux' }, (fact) => void missed.push(fact)), missed }
}

test('facts that are there are given out and not told', () => {
  const { env, missed } = watched()
  expect([env['cwd'], ownMember(env, 'os'), { ...env }]).toEqual(['/srv', 'linux', { cwd: '/srv', os: 'linux' }])
  expect(missed).toEqual([])
})

test('a fact that is not there is told, however one asks for it', () => {
  const { env, missed } = watched()
  expect([env['home'], Object.hasOwn(env, 'workspace')]).toEqual([undefined, false])
  expect(missed).toEqual(['env.home', 'env.workspace'])
})

test('what every object inherits is no fact', () => {
  const { env, missed } = watched()
  expect(ownMember(env, 'toString')).toBeUndefined()
  expect(missed).toEqual(['env.toString'])
})
