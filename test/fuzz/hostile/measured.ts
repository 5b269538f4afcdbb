import { expect } from 'vitest'

/**
 * What the work gives; it fails when that takes minutes, as what is quadratic does on a megabyte.
 * Processor time of this process, since others share the machine.
 */
export function measured<T>(work: () => T): T {
  const before = process.cpuUsage().user
  const value = work()
  expect(process.cpuUsage().user - before).toBeLessThan(20_000_000)
  return value
}
