import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'pat' + 'N0tAR3alK3yJus' + '.c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48ace6f01dc0ffee5ea1ba0bab'

export const airtablePersonalAccessToken = defineDetector({
  id: 'airtable-personal-access-token',
  tags: ['secret', 'cloud'],
  summary: 'a personal access token of Airtable',
  source: 'https://airtable.com/developers/web/guides/personal-access-tokens',
  keywords: ['pat'],
  pattern: /\bpat[A-Za-z0-9]{14}\.[a-f0-9]{64}\b/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `AIRTABLE_PERSONAL_ACCESS_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['pattern.match(path)', `patxxxxxxxxxxxxxx.${'0'.repeat(64)}`],
})
