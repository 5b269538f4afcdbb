import { defineDetector } from '../define-detector.ts'

const pair = '[0-9A-Fa-f]{2}'
const four = '[0-9A-Fa-f]{4}'
const wholeAddress = new RegExp(
  String.raw`(?<![A-Za-z0-9_:.-])(?:${pair}(?::${pair}){5}|${pair}(?:-${pair}){5}|${four}\.${four}\.${four})(?![A-Za-z0-9_]|[:.-][A-Za-z0-9])`,
)

export const macAddress = defineDetector({
  id: 'mac-address',
  tags: ['pii', 'network'],
  summary: 'hardware address of a network card',
  source: 'https://standards.ieee.org/products-programs/regauth/',
  keywords: [],
  candidates: 'word',
  pattern: wholeAddress,
  // Everyone's and no one's are nobody's card; three groups of digits alone are a number.
  accepts: (span) => !/^(?:[0.:-]{12,}|[Ff.:-]{12,})$/.test(span) && !/^\d{4}\.\d{4}\.\d{4}$/.test(span),
  examples: [
    { text: 'ether 00:1a:2b:3c:4d:5e txqueuelen', spans: ['00:1a:2b:3c:4d:5e'] },
    { text: 'AA-BB-CC-DD-EE-0F and 0012.3456.789a.', spans: ['AA-BB-CC-DD-EE-0F', '0012.3456.789a'] },
  ],
  counterExamples: [
    'FF:FF:FF:FF:FF:FF', '00:00:00:00:00:00', '00:1A:2B:3C:4D', 'SHA1 00:1a:2b:3c:4d:5e:6f:70', '10:2F:33-AC-29-C3',
  ],
})
