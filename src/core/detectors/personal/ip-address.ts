import { defineDetector } from '../define-detector.ts'
import { isIpV6 } from './ip-v6.ts'
import { afterWords } from './near-words.ts'

const octet = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`
const v4 = String.raw`${octet}(?:\.${octet}){3}`
const prefix4 = String.raw`(?:\/(?:3[0-2]|[12]\d|\d)(?!\d))?`

const group = '[0-9a-f]{1,4}'
const v6 = `(?:${group}:|:){2,8}(?:${v4}|${group})?`
const zoneAndPrefix6 = String.raw`(?:%[a-z0-9]{1,15})?(?:\/(?:12[0-8]|1[01]\d|[1-9]?\d)(?!\d))?`

// Twice a colon is a scope in code, a type in Haskell and a step in a slice, so that an address has
// to say more: a digit somewhere, and behind a gap in front more than a short group or the loopback.
const speaksForItself = String.raw`(?=::1(?![\w:.])|(?=[0-9a-f:]{0,39}\d)(?:${group}|::${group}[:.]|::[0-9a-f]{3}))`
const words = ['ip', 'src', 'dst', 'source', 'destination', 'unspecified', 'listen', 'bind', 'addr']
const short = afterWords(String.raw`::(?:[0-9a-f]{1,2})?(?![\w:.])`, words)

// Programs and packages write a version like an address.
const notVersion = String.raw`(?<![a-z]\/|[=~<>!]= ?|(?:version|ver|release|build)["']?[ :=.]{0,3}["']?)`

const start = String.raw`(?<![a-z0-9_:.]|[a-z0-9]-|\w\[)`
const whole4 = String.raw`${notVersion}${v4}${prefix4}(?![a-z0-9_]|\.\d)`
const whole6 = String.raw`(?:${speaksForItself}${v6}|${short})${zoneAndPrefix6}(?![a-z0-9_:]|\.\d)`

export const ipAddress = defineDetector({
  id: 'ip-address',
  tags: ['pii', 'network'],
  summary: 'internet address of version 4 or 6, with its zone and length of prefix',
  source: 'https://www.rfc-editor.org/rfc/rfc4291#section-2.2',
  keywords: ['::'],
  candidates: 'word',
  pattern: new RegExp(`${start}(?:${whole4}|${whole6})`, 'i'),
  accepts: (span) => !span.includes(':') || isIpV6(span.replace(/[%/][^]*$/, '')),
  examples: [
    { text: 'from 203.0.113.7:443, net 198.51.100.0/24.', spans: ['203.0.113.7', '198.51.100.0/24'] },
    { text: 'ping [2001:db8::8a2e:370:7334] and fe80::1%eth0', spans: ['2001:db8::8a2e:370:7334', 'fe80::1%eth0'] },
    { text: 'mapped ::ffff:192.0.2.1 on ::1/128', spans: ['::ffff:192.0.2.1', '::1/128'] },
  ],
  counterExamples: [
    'Chrome/120.0.0.0 Safari/537.36', 'version: 1.2.3.4', 'lib==1.2.3.4', 'v1.2.3.4', '1.3.6.1.4.1', 'std::cout', 'x :: Int',
    'a[::2]', 'a[::1]', 'at 12:34:56', '192.168.1.256', '2001:db8::256.1.1.1', '2001::db8::1', 'aa:bb:cc:dd:ee:ff',
    '00:1a:2b:3c:4d:5e:6f:70', 'f32::MAX', ':::',
  ],
})
