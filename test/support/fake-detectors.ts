import { compileScanner, type Scanner } from '../../src/core/detectors/compile-scanner.ts'
import type { DetectorDefinition } from '../../src/core/detectors/define-detector.ts'

/** A detector of a test, with only what counts there. */
export function aDetector(
  part: Partial<DetectorDefinition> & Pick<DetectorDefinition, 'pattern'>,
): DetectorDefinition {
  return {
    id: 'a',
    tags: ['secret'],
    summary: '',
    source: '',
    keywords: [],
    examples: [{ text: '', spans: [] }],
    counterExamples: [''],
    ...part,
  }
}

export const KEY = 'AKIAIOSFODNN7EXAMPLE'
export const TOKEN = 'ghp_EXAMPLE0FAKE0TOKEN0NOT0REAL000000000'
export const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.ZmFrZS1zaWduYXR1cmUtMDAwMDA'

/** Shapes as real ones have: of fixed length, of any length, in parts, over lines, and known by a name alone. */
export function fakeScanner(): Scanner {
  return compileScanner([
    aDetector({ id: 'key', keywords: ['AKIA'], pattern: /(?<![A-Za-z0-9])AKIA[A-Z0-9]{16}(?![A-Za-z0-9])/ }),
    aDetector({ id: 'tok', keywords: ['ghp_'], pattern: /ghp_[A-Za-z0-9]{36,255}(?![A-Za-z0-9_])/ }),
    aDetector({ id: 'jwt', keywords: ['eyJ'], pattern: /eyJ[\w-]{10,400}\.eyJ[\w-]{10,4000}\.[\w-]{10,800}/ }),
    aDetector({
      id: 'pem',
      keywords: ['-----BEGIN '],
      pattern: /-----BEGIN [A-Z ]{0,20}KEY-----[A-Za-z0-9+/=\s\\]{0,4000}(?:-----END [A-Z ]{0,20}KEY-----)?/,
    }),
    aDetector({ id: 'named', keywords: ['pass'], pattern: /password"?[=:] ?"?(?<span>[a-z0-9]{8,20})(?![a-z0-9])/ }),
  ])
}
