import { defineReporter } from './define-reporter.ts'

export const jsonl = defineReporter({
  name: 'jsonl',
  summary: 'one JSON object a line: each finding, or each case of a test',
  check: async () => (await import('./json/findings-jsonl.ts')).findingsJsonl,
  lint: async () => (await import('./json/findings-jsonl.ts')).findingsJsonl,
  tests: async () => (await import('./json/tests-jsonl.ts')).testsJsonl,
})
