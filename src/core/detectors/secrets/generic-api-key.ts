import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const value = 'N0tAR3alK3yJustAD3moValu3'

// What is public by its nature, or guards a form or a page of a list and not an account.
const notSecret = '(?<!(?:public|csrf|xsrf|page|next|sync|continuation)[_-]?)'

const word = [
  'access(?!ib|or)',
  'auth(?!or(?!i))',
  `${notSecret}(?:api|client|private|signing|encryption|secret|service)[_. -]?key`,
  'cred(?:ential|s)',
  'passw(?:or)?d',
  'secret',
  `${notSecret}token`,
].join('|')

// A name that ends so is that of something around the secret: `access_id`, `token_url`, `secretName`.
const tail =
  '(?<!(?:count|date|dir|endpoint|file|host|ids?|length|limit|name|path|scope|size|source|type|ur[il]|version))'

const pattern = new RegExp(
  String.raw`(?:${word})[\w.-]{0,24}${tail}["'\])\\]{0,3}[ \t]{0,3}[=:?|>,]{1,4}` +
    String.raw`(?:[ \t"'(\\` + '`' + String.raw`][ \t"'(=\\` + '`' + String.raw`]{0,5})?` +
    String.raw`(?<span>[\w.+/~-]{10,256}={0,2})(?=["'\s;,)}\]<&\\` + '`' + ']|$)',
  'i',
)

// Keys of Mailchimp, which apps for phones hold in public: their own detector tells one from the other.
const OWN_FORM = /^[0-9a-f]{32}-us[0-9]{1,2}$/

export const genericApiKey = defineDetector({
  id: 'generic-api-key',
  tags: ['secret', 'generic'],
  summary: 'a value that looks drawn by chance, under a name that says key, token, secret or the like',
  source: 'https://cwe.mitre.org/data/definitions/798.html',
  keywords: [
    ...['access', 'auth', 'cred', 'passw', 'secret', 'token', 'apikey', 'api_key', 'api-key', 'api.key', 'api key'],
    ...['client_key', 'clientkey', 'private_key', 'privatekey', 'signing_key', 'signingkey', 'encryption_key'],
    ...['encryptionkey', 'service_key'],
  ],
  ignoreCase: true,
  pattern,
  entropy: 3.5,
  accepts: (found) => looksRandom(found) && !OWN_FORM.test(found),
  examples: [
    { text: `API_KEY=${value}`, spans: [value] },
    { text: `"access_token": "${value}",`, spans: [value] },
    { text: `setenv('CLIENT_SECRET', '${value}')`, spans: [value] },
  ],
  counterExamples: [
    'api_key = your_api_key_here_2024',
    'SECRET_TOKEN=${SECRET_TOKEN_FROM_ENV}',
    'access_token_url="https://example.com/oauth2/access_token"',
    'credentialsId: "c0ffee5e-a1ba-4bab-9e9d-ecaf7ed2b1ad"',
    'secret_length = X25519.secret_length',
    'Authentication-Results: 5h.ca.example.com',
    'csrf-token=Mj2qykJO5rELyHgezQ69nzUX0i3OH67V',
    'keyVaultToStoreSecrets: cmp2-qat-1208358310',
  ],
})
