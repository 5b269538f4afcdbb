import { compileScanner, type Scanner } from './compile-scanner.ts'
import type { DetectorDefinition } from './define-detector.ts'

const scanners = new Map<string, Scanner>()

/** The scanner of a list of detectors of the registry, made once: many rules ask for the same one. */
export function scannerOf(detectors: readonly DetectorDefinition[]): Scanner {
  const key = detectors.map(({ id }) => id).join()
  let known = scanners.get(key)
  if (known === undefined) scanners.set(key, (known = compileScanner(detectors)))
  return known
}
