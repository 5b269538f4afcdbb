import { defineReporter } from './reporter.ts'

export const markdown = defineReporter({
  name: 'markdown',
  summary: 'a table for a comment on a pull request',
  check: async () => (await import('./markdown/findings-markdown.ts')).findingsMarkdown,
  flips: async () => (await import('./markdown/flips-markdown.ts')).flipsMarkdown,
  lint: async () => (await import('./markdown/findings-markdown.ts')).findingsMarkdown,
})
