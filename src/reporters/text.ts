import { defineReporter } from './define-reporter.ts'

export const text = defineReporter({
  name: 'text',
  summary: 'frames and a last line for people',
  coverage: async () => (await import('./text/coverage-text.ts')).coverageText,
  ci: async () => (await import('./text/ci-text.ts')).ciText,
  doctor: async () => (await import('./text/doctor-text.ts')).doctorText,
  check: async () => (await import('./text/check-text.ts')).checkText,
  lint: async () => (await import('./text/lint-text.ts')).lintText,
  tests: async () => (await import('./text/tests-text.ts')).testsText,
  explain: async () => (await import('./text/explain-text.ts')).explainText,
  flips: async () => (await import('./text/flips-text.ts')).flipsText,
  log: async () => (await import('./text/log-text.ts')).logText,
  replay: async () => (await import('./text/replay-text.ts')).replayText,
})
