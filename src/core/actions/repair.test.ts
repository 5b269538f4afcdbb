import { expect, test } from 'vitest'
import { answerOf, anInvalidCall } from '../../../test/support/action-events.ts'
import { checkAction } from './define-action.ts'
import { repairAction } from './repair.ts'

const closest = { closest: { max_distance: 2 } }

test.each([
  ['raed_file', 'read_file'],
  ['READ-FILE', 'read_file'],
  ['Bash', 'bash'],
  ['grp', 'grep'],
])('the slip %s is mended to %s (L-35)', (name, want) => {
  expect(answerOf(repairAction, closest, anInvalidCall(name))).toEqual({ type: 'Repair', toolName: want })
})

test.each([
  ['nothing is near', anInvalidCall('xyzzy')],
  ['two tools are equally near', anInvalidCall('cot', { availableTools: ['cat', 'cut'], allowedTools: ['cat', 'cut'] })],
  ['two tools differ in case only', anInvalidCall('bsh', { availableTools: ['bash', 'BASH'], allowedTools: ['bash', 'BASH'] })],
  ['the tool exists and is not allowed', anInvalidCall('grepp', { availableTools: ['grep', 'grepp'], allowedTools: ['grep'] })],
  ['the nearest is not allowed', anInvalidCall('grp', { allowedTools: [] })],
  ['the name is of any length', anInvalidCall('x'.repeat(1_000_000))],
])('closest has no opinion where %s (L-35)', (_, event) => {
  expect(answerOf(repairAction, closest, event)).toEqual({ type: 'Continue' })
})

test('a tool listed twice is one tool', () => {
  const event = anInvalidCall('grp', { allowedTools: ['grep', 'grep'] })
  expect(answerOf(repairAction, closest, event)).toEqual({ type: 'Repair', toolName: 'grep' })
})

test('a map is looked up by the emitted name, in own members only (L-35)', () => {
  const param = { map: { Terminal: 'bash', gone: 'nothing' } }
  expect(answerOf(repairAction, param, anInvalidCall('Terminal'))).toEqual({ type: 'Repair', toolName: 'bash' })
  for (const name of ['terminal', 'gone', 'constructor', '__proto__']) {
    expect(answerOf(repairAction, param, anInvalidCall(name))).toEqual({ type: 'Continue' })
  }
})

test('a second form is reported at its key, `__proto__` at itself', () => {
  expect(checkAction(repairAction, { to: 'bash', closest: { max_distance: 1 } }, [])).toMatchObject([{ path: ['closest'], on: 'key' }])
  const map: unknown = JSON.parse('{"map":{"__proto__":"bash"}}')
  expect(checkAction(repairAction, map as never, [])).toMatchObject([{ path: ['map', '__proto__'], on: 'key' }])
})
