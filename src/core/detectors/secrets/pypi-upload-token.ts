import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token =
  'pypi-' +
  'AgEIcHlwaS5vcmcN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJus'

export const pypiUploadToken = defineDetector({
  id: 'pypi-upload-token',
  tags: ['secret', 'code'],
  summary: 'an API token of PyPI',
  source: 'https://pypi.org/help/#apitoken',
  keywords: ['pypi-AgEIcHlwaS5vcmc'],
  pattern: /\bpypi-AgEIcHlwaS5vcmc[\w-]{50,1000}/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `PYPI_UPLOAD_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['pypi-AgEIcHlwaS5vcmc'],
})
