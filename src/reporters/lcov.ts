import { defineReporter } from './define-reporter.ts'

export const lcov = defineReporter({
  name: 'lcov',
  summary: 'a tracefile for editors and coverage services',
  coverage: async () => (await import('./lcov/coverage-lcov.ts')).coverageLcov,
})
