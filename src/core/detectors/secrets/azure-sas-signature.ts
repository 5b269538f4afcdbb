import { defineDetector } from '../define-detector.ts'

const value = 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3%3D'

export const azureSasSignature = defineDetector({
  id: 'azure-sas-signature',
  tags: ['secret', 'cloud'],
  summary: 'the signature of a shared access URL of Azure',
  source: 'https://learn.microsoft.com/en-us/rest/api/storageservices/create-service-sas',
  keywords: ['sig='],
  pattern: /(?<=[?&;])sig=(?<span>[A-Za-z0-9%+/]{43,72}(?:=|%3[dD])(?![\w%]))/,
  entropy: 3,
  examples: [
    { text: `https://demo.blob.core.windows.net/c?sv=2024-05-04&sig=${value}`, spans: [value] },
    { text: `https://demo.blob.core.windows.net/c?sig=${value}&se=2030`, spans: [value] },
  ],
  counterExamples: ['https://example.com/?sig=short', 'x.sig=yes'],
})
