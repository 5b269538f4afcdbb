import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/support/own-cache-folder.ts'],
    testTimeout: 60_000,
    pool: 'threads',
    // Core is pure, so files can share its modules; loading them anew for each file took most of the time.
    isolate: false,
    maxWorkers: 2,
  },
})
