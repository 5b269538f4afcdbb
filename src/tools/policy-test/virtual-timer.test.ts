import { expect, test } from 'vitest'
import { createVirtualTimer } from './virtual-timer.ts'

test('time passes only while nothing else can happen, alarm after alarm in their order', async () => {
  const timer = createVirtualTimer()
  const seen: string[] = []
  const work = new Promise<string>((resolve) => {
    timer.after(60_000, () => {
      seen.push('second')
      timer.after(1, () => resolve('done'))
    })
    timer.after(10, () => seen.push('first'))
  })
  expect(await timer.finish(work)).toBe('done')
  expect(seen).toEqual(['first', 'second'])
})

test('a cancelled alarm never rings', async () => {
  const timer = createVirtualTimer()
  const seen: string[] = []
  const cancel = timer.after(5, () => seen.push('cancelled'))
  const work = new Promise<void>((resolve) => timer.after(10, resolve))
  cancel()
  await timer.finish(work)
  expect(seen).toEqual([])
})

test('an answer that is there already beats every alarm, and a failure passes through', async () => {
  const timer = createVirtualTimer()
  const seen: string[] = []
  timer.after(0, () => seen.push('rang'))
  expect(await timer.finish(Promise.resolve(1))).toBe(1)
  await expect(timer.finish(Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(seen).toEqual([])
})
