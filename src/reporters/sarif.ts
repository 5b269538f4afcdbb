import { defineReporter } from './define-reporter.ts'

export const sarif = defineReporter({
  name: 'sarif',
  summary: 'SARIF 2.1.0 for code scanning',
  check: async () => (await import('./sarif/findings-sarif.ts')).findingsSarif,
  lint: async () => (await import('./sarif/findings-sarif.ts')).findingsSarif,
})
