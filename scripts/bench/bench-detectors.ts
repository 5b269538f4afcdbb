import { compileScanner } from '../../src/core/detectors/compile-scanner.ts'
import { detectSpans } from '../../src/core/detectors/detect-spans.ts'
import { secretDetectors } from '../../src/core/detectors/secrets/registry.ts'
import { nativeEach } from './detector-contenders.ts'
import { sideBySide, timeOf } from './measure.ts'
import type { Row } from './row.ts'
import { toolOutput } from './tool-output.ts'

const sizes = [
  { units: 2_000, name: '2 KB', least: 15 },
  { units: 100_000, name: '100 KB', least: 8 },
  { units: 1_000_000, name: '1 MB', least: 8 },
]

/** All detectors of secrets against one native pattern each, on the same text in turn; and what hostile texts cost. */
export function benchDetectors(report: (row: Row) => void): void {
  const scanner = compileScanner(secretDetectors)
  const native = nativeEach(secretDetectors)
  for (const { units, name, least } of sizes) {
    const text = toolOutput(units)
    const scan = sideBySide(() => void native(text), () => void scanner.scan(text), 7)
    report({ name: `native patterns / scan for secrets, ${name}`, ratio: scan.ratio, unit: 'x', limit: { least } })
    const decode = sideBySide(() => void native(text), () => void detectSpans(scanner, text), 7)
    report({ name: `native patterns / the same through encodings, ${name}`, ratio: decode.ratio, unit: 'x' })
  }
  const prose = 'the quick brown fox jumps over the lazy dog; '.repeat(2_200)
  const empty = sideBySide(() => void native(prose), () => void scanner.scan(prose), 7)
  report({ name: 'native patterns / scan, 100 KB without a keyword', ratio: empty.ratio, unit: 'x', limit: { least: 8 } })

  const hostile = hostileTexts().map((text) => {
    scanner.scan(text)
    const times = [1, 2, 3].map(() => timeOf(() => void scanner.scan(text)))
    return (Math.min(...times) / 1e6) * (1_000_000 / text.length)
  })
  report({ name: 'worst scan of 1 MB of one character or near-miss', ratio: Math.max(...hostile), unit: 'ms', limit: { most: 100 } })
}

const HOSTILE = 100_000

/** One character over and over, and the beginning of what each detector finds, cut short of being found. */
function hostileTexts(): readonly string[] {
  const characters = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))
  const beginnings = secretDetectors.flatMap(({ keywords, examples: [{ text }] }) => [
    ...keywords.slice(0, 1),
    text.slice(0, -2),
  ])
  return [...characters, ...beginnings].map((piece) => piece.repeat(Math.ceil(HOSTILE / piece.length)))
}
