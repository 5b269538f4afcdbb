import { defineDetector } from '../define-detector.ts'
import { kubernetesEntries } from '../kubernetes-entries.ts'

const value = 'user: ZGVtbw==\n  password: bjB0LTQtcjM0bC1wNHNz'

export const kubernetesSecretDump = defineDetector({
  id: 'kubernetes-secret-dump',
  tags: ['secret', 'cloud'],
  summary: 'the data of a Secret of Kubernetes as kubectl prints it, its kind behind',
  source: 'https://kubernetes.io/docs/reference/kubectl/',
  keywords: ['data:'],
  pattern: new RegExp(
    String.raw`(?<![^\n])${kubernetesEntries}\r?\n(?:[^\n]{0,200}\n){0,12}?kind: ["']?Secret["']?(?!\w)`,
  ),
  examples: [
    { text: `apiVersion: v1\ndata:\n  ${value}\nkind: Secret\n`, spans: [value] },
    { text: `data:\n  ${value}\nimmutable: true\nkind: Secret`, spans: [value] },
  ],
  counterExamples: [`data:\n  ${value}\nkind: ConfigMap\n`, `{"data":"${value}"}`],
})
