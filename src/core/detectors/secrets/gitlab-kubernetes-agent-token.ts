import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'glagent-' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD'

export const gitlabKubernetesAgentToken = defineDetector({
  id: 'gitlab-kubernetes-agent-token',
  tags: ['secret', 'code'],
  summary: 'a token of the GitLab agent for Kubernetes',
  source: 'https://docs.gitlab.com/user/clusters/agent/',
  keywords: ['glagent-'],
  pattern: /\bglagent-[\w-]{50}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `GITLAB_KUBERNETES_AGENT_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`glagent-${'x'.repeat(50)}`],
})
