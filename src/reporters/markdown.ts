import { defineReporter } from './define-reporter.ts'

export const markdown = defineReporter({
  name: 'markdown',
  summary: 'a table for a comment on a pull request',
  ci: async () => (await import('./markdown/ci-markdown.ts')).ciMarkdown,
  check: async () => (await import('./markdown/findings-markdown.ts')).findingsMarkdown,
  flips: async () => (await import('./markdown/flips-markdown.ts')).flipsMarkdown,
  lint: async () => (await import('./markdown/findings-markdown.ts')).findingsMarkdown,
})
