import { defineReporter } from './define-reporter.ts'

export const github = defineReporter({
  name: 'github',
  summary: 'workflow commands, which GitHub Actions shows beside the lines of a change',
  ci: async () => (await import('./github/ci-github.ts')).ciGithub,
  check: async () => (await import('./github/findings-github.ts')).findingsGithub,
  lint: async () => (await import('./github/findings-github.ts')).findingsGithub,
  tests: async () => (await import('./github/tests-github.ts')).testsGithub,
})
