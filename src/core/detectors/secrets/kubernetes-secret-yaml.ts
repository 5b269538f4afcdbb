import { defineDetector } from '../define-detector.ts'
import { kubernetesEntries } from '../kubernetes-entries.ts'

const value = 'user: ZGVtbw==\n  password: bjB0LTQtcjM0bC1wNHNz'

export const kubernetesSecretYaml = defineDetector({
  id: 'kubernetes-secret-yaml',
  tags: ['secret', 'cloud'],
  summary: 'the data of a Secret of Kubernetes as people write it, its kind in front',
  source: 'https://kubernetes.io/docs/concepts/configuration/secret/',
  keywords: ['kind: Secret', 'kind: "Secret"', "kind: 'Secret'"],
  pattern: new RegExp(
    String.raw`(?<![^\n])kind: ["']?Secret["']?[ \t]{0,4}\r?\n(?:[^\n]{0,200}\n){0,12}?${kubernetesEntries}`,
  ),
  examples: [
    { text: `kind: Secret\nmetadata:\n  name: db\ndata:\n  ${value}\n`, spans: [value] },
    { text: `apiVersion: v1\nkind: "Secret"\nstringData:\n  ${value}`, spans: [value] },
  ],
  counterExamples: [
    `kind: ConfigMap\ndata:\n  ${value}\n`,
    'kind: Secret\ndata:\n  password: {{ .Values.password }}\n',
  ],
})
