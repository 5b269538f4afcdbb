import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { Io } from './io.ts'
import { showProgress } from './progress.ts'

function terminal(isErrTerminal: boolean): { readonly io: Io; readonly printed: () => string } {
  let text = ''
  const io: Io = {
    out: () => undefined,
    err: (more) => (text += more),
    stdin: () => Readable.from([]),
    isOutTerminal: false,
    isErrTerminal,
    environment: {},
  }
  return { io, printed: () => text }
}

test('on a terminal one line counts up and is wiped at the end', () => {
  const { io, printed } = terminal(true)
  let time = 0
  const progress = showProgress(io, 'events', () => (time += 150))
  for (let index = 0; index < 1024; index++) progress.step()
  progress.finish()
  expect(printed()).toBe('\r512 events\r1,024 events\r\u001b[K')
})

test('nothing is printed where no person looks', () => {
  const { io, printed } = terminal(false)
  const progress = showProgress(io, 'events', () => 0)
  for (let index = 0; index < 1024; index++) progress.step()
  progress.finish()
  expect(printed()).toBe('')
})
