import { defineReporter } from './define-reporter.ts'

export const tap = defineReporter({
  name: 'tap',
  summary: 'the Test Anything Protocol, version 14',
  tests: async () => (await import('./tap/tests-tap.ts')).testsTap,
})
