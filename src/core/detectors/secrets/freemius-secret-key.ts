import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'sk_' + 'N0tAR3alK3yJustAD3moValu3F0rT'

export const freemiusSecretKey = defineDetector({
  id: 'freemius-secret-key',
  tags: ['secret', 'payment'],
  summary: 'a secret key of Freemius in the settings of its PHP library',
  source: 'https://freemius.com/help/documentation/wordpress-sdk/integrating-freemius-sdk/',
  keywords: ['secret_key'],
  pattern: /secret_key["']\s{0,4}=>\s{0,4}["'](?<span>sk_\S{29})["']/,
  entropy: 3,
  examples: [
    { text: `'secret_key' => '${token}',`, spans: [token] },
    { text: `"secret_key" => "${token}",`, spans: [token] },
  ],
  counterExamples: ['\'secret_key\' => \'sk_short\''],
})
