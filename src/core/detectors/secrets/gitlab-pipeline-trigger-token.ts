import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'glptt-' + 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48'

export const gitlabPipelineTriggerToken = defineDetector({
  id: 'gitlab-pipeline-trigger-token',
  tags: ['secret', 'code'],
  summary: 'a trigger token of a pipeline of GitLab',
  source: 'https://docs.gitlab.com/ci/triggers/',
  keywords: ['glptt-'],
  pattern: /\bglptt-[0-9a-f]{40}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `GITLAB_PIPELINE_TRIGGER_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`glptt-${'0'.repeat(40)}`],
})
