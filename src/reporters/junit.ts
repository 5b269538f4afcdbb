import { defineReporter } from './define-reporter.ts'

export const junit = defineReporter({
  name: 'junit',
  summary: 'JUnit XML for build servers',
  ci: async () => (await import('./junit/ci-junit.ts')).ciJunit,
  check: async () => (await import('./junit/check-junit.ts')).checkJunit,
  lint: async () => (await import('./junit/lint-junit.ts')).lintJunit,
  tests: async () => (await import('./junit/tests-junit.ts')).testsJunit,
})
