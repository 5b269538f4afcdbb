import { expect, test } from 'vitest'
import { parseJournal } from './carried-state.ts'

const end = '{"fact":"end","kind":"cancelled","cause":"policy","reason":"Stopped."}\n'

test('the first end stays until a run begins, and labels stay as long as the session (S-33a, L-60)', () => {
  expect(parseJournal('')).toEqual({ labels: [] })
  expect(parseJournal(`{"fact":"label","label":"seen"}\n${end}`)).toEqual({ labels: ['seen'], end: { kind: 'cancelled', cause: 'policy', reason: 'Stopped.' } })
  expect(parseJournal(`${end}${end.replace('Stopped', 'Later')}`)).toMatchObject({ end: { reason: 'Stopped.' } })
  expect(parseJournal(`{"fact":"label","label":"seen"}\n${end}{"fact":"run"}\n`)).toEqual({ labels: ['seen'] })
})

test.each(['junk', '{}', '{"fact":"other"}', '{"fact":"label"}', end.replace('policy', 'nobody'), end.slice(0, 20)])(
  'a line that this program did not write makes the whole unreadable: %s',
  (line) => {
    expect(() => parseJournal(line)).toThrow(expect.objectContaining({ name: 'SessionStateUnreadable' }))
  },
)
