import { defineReporter } from './define-reporter.ts'

export const gitlab = defineReporter({
  name: 'gitlab',
  summary: 'the code quality report of GitLab',
  check: async () => (await import('./gitlab/findings-gitlab.ts')).findingsGitlab,
  lint: async () => (await import('./gitlab/findings-gitlab.ts')).findingsGitlab,
})
