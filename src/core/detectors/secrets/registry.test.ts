import { describe, expect, test } from 'vitest'
import { compileScanner } from '../compile-scanner.ts'
import { secretDetectors } from './registry.ts'

const scanner = compileScanner(secretDetectors)

function found(text: string): readonly string[] {
  return scanner
    .scan(text)
    .map(({ start, end, detector }) => `${secretDetectors[detector]?.id}: ${text.slice(start, end)}`)
}

/** Every find replaced by the placeholder of its detector, from the last to the first. */
function redacted(text: string): string {
  const spans = [...scanner.scan(text)].sort((left, right) => right.start - left.start || left.end - right.end)
  return spans.reduce((left, { start, end, detector }, index) => {
    const isCovered = spans.some((other, at) => at !== index && other.start <= start && end <= other.end && at > index)
    return isCovered ? left : `${left.slice(0, start)}[REDACTED:${secretDetectors[detector]?.id}]${left.slice(end)}`
  }, text)
}

test('no placeholder is a secret, wherever it stands (L-33)', () => {
  const texts = secretDetectors.flatMap(({ id }) => {
    const placeholder = `[REDACTED:${id}]`
    return [
      placeholder,
      `API_TOKEN=${placeholder}`,
      `"password": "${placeholder}"`,
      `curl -u demo:${placeholder} -H "Authorization: Bearer ${placeholder}"`,
      `https://demo:${placeholder}@example.com`,
    ]
  })
  expect(texts.flatMap(found)).toEqual([])
})

test('what is redacted once stays as it is', () => {
  const texts = secretDetectors.flatMap(({ examples }) => examples.map(({ text }) => redacted(text)))
  expect(texts.filter((text) => redacted(text) !== text)).toEqual([])
})

describe('ordinary texts hold no secret', () => {
  test.each([
    'c0ffee5e-a1ba-4bab-9e9d-ecaf7ed2b1ad',
    'commit da39a3ee5e6b4b0d3255bfef95601890afd80709',
    'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    '"integrity": "sha512-n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34lk3yju5t=="',
    'etag: "33a64df551425fcc55e4d42a148795d9f25f89d4"',
    'The password must be at least 8 characters long, and the secret token expires in 3600 seconds.',
    'const accessToken = await getAccessToken(client1, options2)',
    'DATABASE_URL=postgres://user:password@localhost:5432/db1',
    'export AWS_SECRET_ACCESS_KEY=<your-secret-access-key-goes-here-1234>',
    'https://example.com/auth/callback?code=200&state=ok',
    'GITHUB_TOKEN: ${{ secrets.GITHUB_TOKEN }}',
    'token_type=bearer expires_in=3600 scope=read:user',
    'nextPageToken: "CAUQAA8fk2l9sd7PqZx"',
    'the next stop is Slack, Discord or Telegram: chat.example.com/rooms/17',
    'linkedin: administrators, dropbox: synchronization',
    'cloudflare = this-is-a-worker-with-a-long-name-of-words',
    'okta_domain = "https://dev-123456.okta.com"',
    'docker run -u 1000:1000 -p 8080:80 nginx:1.27',
  ])('%j', (text) => {
    expect(found(text)).toEqual([])
  })
})
