import { defineReporter } from './define-reporter.ts'

export const html = defineReporter({
  name: 'html',
  summary: 'a page by itself for a browser',
  coverage: async () => (await import('./html/coverage-html.ts')).coverageHtml,
  flips: async () => (await import('./html/flips-html.ts')).flipsHtml,
})
