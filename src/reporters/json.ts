import { defineReporter } from './define-reporter.ts'

export const json = defineReporter({
  name: 'json',
  summary: 'one JSON object for programs',
  coverage: async () => (await import('./json/coverage-json.ts')).coverageJson,
  ci: async () => (await import('./json/ci-json.ts')).ciJson,
  doctor: async () => (await import('./json/doctor-json.ts')).doctorJson,
  check: async () => (await import('./json/check-json.ts')).checkJson,
  lint: async () => (await import('./json/lint-json.ts')).lintJson,
  tests: async () => (await import('./json/tests-json.ts')).testsJson,
  explain: async () => (await import('./json/explain-json.ts')).explainJson,
  flips: async () => (await import('./json/flips-json.ts')).flipsJson,
  log: async () => (await import('./json/log-json.ts')).logJson,
  replay: async () => (await import('./json/replay-json.ts')).replayJson,
})
