import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limits } from '../base/limits.ts'
import { readUrl } from './url-reading.ts'
import { parseWhatwgUrl } from './whatwg-url.ts'

describe('one URL has many spellings (L-43)', () => {
  test.each([
    ['https://example.com', 'https://example.com/'],
    ['HTTPS://EXAMPLE.com:443', 'https://example.com/'],
    ['https://example.com.:/', 'https://example.com/'],
    ['https://example.com:0443/#top', 'https://example.com/'],
    ['https://user:pass@example.com/', 'https://example.com/'],
    ['https://@example.com/', 'https://example.com/'],
    ['http://example.com:443/', 'http://example.com:443/'],
    ['https://example.com/a/./b/../%63?x=1', 'https://example.com/a/c?x=1'],
    ['https://example.com/%2e%2E/a%2fb', 'https://example.com/a%2Fb'],
    ['https://bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4'],
    ['http://0x7f.1:8080/', 'http://127.0.0.1:8080/'],
    ['http://[0:0::1]/', 'http://[::1]/'],
    ['http://[::ffff:7f00:1]/', 'http://127.0.0.1/'],
    ['gopher://0177.1:70/x', 'gopher://127.0.0.1:70/x'],
    ['file:///etc/../etc/passwd', 'file:///etc/passwd'],
    ['file:/etc/passwd', 'file:///etc/passwd'],
    ['FILE://LOCALHOST/etc/passwd', 'file:///etc/passwd'],
    ['unix:///run/x.sock', 'unix:///run/x.sock'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
  ])('%s is %s', (text, canonical) => {
    const reading = readUrl(text)
    expect(reading.kind === 'url' && reading.canonical).toBe(canonical)
  })
})

test('the parts of a URL', () => {
  expect(readUrl('WSS://u@a.test:99/p?q#f')).toEqual({
    kind: 'url',
    written: 'WSS://u@a.test:99/p?q#f',
    scheme: 'wss',
    hasUserinfo: true,
    host: { kind: 'name', name: 'a.test' },
    port: 99,
    path: '/p',
    query: '?q',
    canonical: 'wss://a.test:99/p?q',
  })
  expect(readUrl('data:text/html,<b>')).toEqual({
    kind: 'url',
    written: 'data:text/html,<b>',
    scheme: 'data',
    hasUserinfo: false,
    query: '',
    canonical: 'data:text/html,<b>',
  })
})

describe('what clients read differently is unreadable, and the reason holds nothing of it', () => {
  test.each([
    ['', 'is no URL with a scheme'],
    ['example.com/a', 'is no URL with a scheme'],
    ['//example.com/', 'is no URL with a scheme'],
    ['/a', 'is no URL with a scheme'],
    ['1http://example.com/', 'is no URL with a scheme'],
    ['\u200bhttp://example.com/', 'is no URL with a scheme'],
    ['localhost:8080/', 'has no `//` behind its scheme'],
    ['example.com:443', 'has no `//` behind its scheme'],
    ['https:example.com', 'has no `//` behind its scheme'],
    ['https:/example.com/', 'has no `//` behind its scheme'],
    ['view-source:https://example.com/', 'has no `//` behind its scheme'],
    ['https:///example.com/', 'has no host'],
    ['https://', 'has no host'],
    ['https://:80/', 'has no host'],
    ['https://user@/', 'has no host'],
    ['unix://user@/x', 'has no host'],
    [' https://example.com/', 'holds a blank, a control character or a backslash'],
    ['https://example.com/\n', 'holds a blank, a control character or a backslash'],
    ['ht\ttps://example.com/', 'holds a blank, a control character or a backslash'],
    ['https://example.com/a b', 'holds a blank, a control character or a backslash'],
    ['https://example.com/\u00a0', 'holds a blank, a control character or a backslash'],
    ['https://example.com/\u0085', 'holds a blank, a control character or a backslash'],
    ['https:\\\\example.com/', 'holds a blank, a control character or a backslash'],
    ['https://evil.test\\@example.com/', 'holds a blank, a control character or a backslash'],
    ['https://a@b@example.com/', 'has credentials that clients read differently'],
    ['https://a[b@example.com/', 'has credentials that clients read differently'],
    ['https://ü@example.com/', 'has credentials that clients read differently'],
    ['https://evil.test%2f@example.com/', 'has credentials that clients read differently'],
    ['https://evil.test%5C@example.com/', 'has credentials that clients read differently'],
    ['https://example.com#@evil.test/', 'has an `@` that clients read differently'],
    ['https://example.com:65536/', 'has a port that does not exist'],
    ['https://example.com:000080/', 'has a host or port that clients read differently'],
    ['https://example.com:80:443/', 'has a host or port that clients read differently'],
    ['https://example.com:+80/', 'has a host or port that clients read differently'],
    ['https://example.com:８0/', 'has a host or port that clients read differently'],
    ['https://[::1].example.com/', 'has a host or port that clients read differently'],
    ['https://::1/', 'has a host or port that clients read differently'],
    ['mongodb://a:1,b:2/', 'has a host or port that clients read differently'],
    ['https://exam%70le.com/', 'has a host that is no valid name'],
    ['https://example.com%00.evil.test/', 'has a host that is no valid name'],
    ['https://example。com/', 'has a host that clients read differently'],
    ['https://1.2.3.400/', 'has a host that is no valid name'],
    [`https://example.com/${'a'.repeat(limits.urlLength)}`, 'is too long for a URL'],
  ])('%j %s', (text, why) => {
    expect(readUrl(text)).toEqual({ kind: 'unreadable', why })
  })

  test.each(['https://docs.example.com?u=a@evil.test', 'https://docs.example.com/#u@x', 'https://docs.example.com/@me', 'https://a.test/%zz'])(
    '%s is read alike by all',
    (text) => {
      expect(readUrl(text).kind).toBe('url')
    },
  )
})

test('where a URL can be read, its host and port are those of the WHATWG standard', () => {
  const piece = fc.oneof(
    fc.constantFrom('a.test', 'EXAMPLE.com', '127.1', '0x7f.1', '[::1]', '@', ':', '80', '#', '?', '/', '//', '.', '..', '%2e', '%40', 'bücher.de', '\\', ';', '*', 'u:p@'),
    fc.string({ maxLength: 4 }),
    fc.string({ unit: 'binary', maxLength: 3 }),
  )
  fc.assert(
    fc.property(fc.constantFrom('http', 'https', 'ws', 'ftp'), fc.array(piece, { maxLength: 6 }), (scheme, pieces) => {
      const text = `${scheme}://${pieces.join('')}`
      const reading = readUrl(text)
      if (reading.kind === 'unreadable') return
      const theirs = new URL(text)
      const ours = parseWhatwgUrl(reading.canonical)!
      expect(ours.hostname.replace('[::ffff:7f00:1]', '127.0.0.1')).toBe(theirs.hostname.replace(/\.$/, ''))
      expect(new URL(reading.canonical).port).toBe(theirs.port)
      // Reading it again changes nothing.
      expect(readUrl(reading.canonical)).toMatchObject({ kind: 'url', canonical: reading.canonical })
    }),
    { numRuns: 2000 },
  )
})
