import { expect, test } from 'vitest'
import { createRunRouter } from './run-router.ts'

const line = (runId: string, parentRunId?: string) => ({ runId, turn: 1, ...(parentRunId !== undefined && { parentRunId }) })

test('a run stays with one worker, and its children go with it (S-33a)', () => {
  const router = createRunRouter(4, 100)
  const home = router.route(line('r1'))?.worker
  for (let child = 0; child < 20; child++) expect(router.route(line(`c${String(child)}`, 'r1'))?.worker).toBe(home)
  expect(router.route(line('grandchild', 'c7'))?.worker).toBe(home)
  expect(router.route(line('r1'))?.worker).toBe(home)
})

test('a parent that only a child has named so far goes where the child is', () => {
  const router = createRunRouter(4, 100)
  for (let run = 0; run < 20; run++) {
    const home = router.route(line(`c${String(run)}`, `p${String(run)}`))?.worker
    expect(router.route(line(`p${String(run)}`))?.worker).toBe(home)
  }
})

test('runs are spread over all workers', () => {
  const router = createRunRouter(3, 1000)
  const workers = Array.from({ length: 100 }, (_, run) => router.route(line(`run-${String(run)}`))?.worker)
  expect(new Set(workers)).toEqual(new Set([0, 1, 2]))
})

test('a line that joins runs of two workers can be decided by none of them', () => {
  const router = createRunRouter(2, 100)
  const homes = new Map<number | undefined, string>()
  for (let run = 0; run < 20; run++) homes.set(router.route(line(`r${String(run)}`))?.worker, `r${String(run)}`)
  const [left = '', right = ''] = homes.values()
  expect(router.route(line(left, right))).toBeUndefined()
})

test('the runs above one are those that it and they have named by now', () => {
  const router = createRunRouter(1, 100)
  router.route(line('child', 'parent'))
  expect(router.runsAbove('child')).toEqual(['parent'])
  router.route(line('parent', 'grandparent'))
  expect([router.runsAbove('child'), router.runsAbove('grandparent'), router.runsAbove('nobody')]).toEqual([['parent', 'grandparent'], [], []])
})

test('the run used longest ago is forgotten, and that is told before the line that needs its place', () => {
  const router = createRunRouter(1, 2)
  router.route(line('a'))
  router.route(line('b'))
  router.route(line('a'))
  expect(router.route(line('c'))).toEqual({ worker: 0, forget: [{ worker: 0, runId: 'b' }] })
  expect(router.route(line('b'))).toEqual({ worker: 0, forget: [{ worker: 0, runId: 'a' }] })
  expect(router.runsStarted()).toBe(4)
})

test('runs whose first turn is 0 are counted, and a circle of parents joins nothing', () => {
  const router = createRunRouter(2, 100)
  expect(router.route({ runId: 'a', turn: 0, parentRunId: 'a' })).toBeDefined()
  expect(router.route(line('b', 'a'))).toBeDefined()
  expect(router.route(line('a', 'b'))).toBeDefined()
  expect(router.runsCountedFromZero()).toBe(1)
})
