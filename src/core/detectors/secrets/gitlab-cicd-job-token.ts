import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'glcbt-' + '64_N0tAR3alK3yJustAD3mo'

export const gitlabCicdJobToken = defineDetector({
  id: 'gitlab-cicd-job-token',
  tags: ['secret', 'code'],
  summary: 'a job token of GitLab CI',
  source: 'https://docs.gitlab.com/ci/jobs/ci_job_token/',
  keywords: ['glcbt-'],
  pattern: /\bglcbt-[0-9A-Za-z]{1,5}_[\w-]{20}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `GITLAB_CICD_JOB_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['glcbt-64_xxxxxxxxxxxxxxxxxxxx'],
})
