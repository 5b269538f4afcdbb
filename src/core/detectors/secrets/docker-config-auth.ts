import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const value = 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR=='

export const dockerConfigAuth = defineDetector({
  id: 'docker-config-auth',
  tags: ['secret', 'code'],
  summary: 'the login of a registry in the settings of Docker',
  source: 'https://docs.docker.com/reference/cli/docker/login/',
  keywords: ['"auth"'],
  pattern: /"auth"\s{0,4}:\s{0,4}"(?<span>[A-Za-z0-9+/]{16,400}={0,2})"/,
  entropy: 3.5,
  accepts: looksIssued,
  examples: [
    { text: `{"auths":{"https://index.docker.io/v1/":{"auth":"${value}"}}}`, spans: [value] },
    { text: `"auth": "${value}"`, spans: [value] },
  ],
  counterExamples: ['"auth": "basic"', '"auth": "required"'],
})
