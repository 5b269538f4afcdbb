import type { DetectorDefinition } from '../../src/core/detectors/define-detector.ts'
import { describe, unitedFinder, unitsOutside } from './find-united.ts'
import { groupByRule } from './group-by-rule.ts'
import type { Judged, Measure, Row } from './measure.ts'

/** Kinds of the corpus whose detector is not simply called like them (`US_SSN`: `us-ssn`). */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  ABA_ROUTING_NUMBER: ['aba-routing-number', 'us-aba-routing-number', 'us-routing-number', 'aba-routing'],
  CREDIT_CARD: ['credit-card', 'payment-card', 'card-number'],
  CRYPTO: ['crypto', 'crypto-address', 'bitcoin-address', 'crypto-wallet'],
  DATE_TIME: ['date-time', 'date'],
  EMAIL_ADDRESS: ['email-address', 'email'],
  IBAN_CODE: ['iban-code', 'iban'],
  IP_ADDRESS: ['ip-address', 'ipv4-address', 'ipv6-address'],
  MEDICAL_LICENSE: ['medical-license', 'us-dea-number', 'us-medical-license'],
  PHONE_NUMBER: ['phone-number', 'phone'],
  URL: ['url', 'web-address'],
}

/**
 * Each row by the detectors of its own kind, as the rows are cases of one recogniser each. Kinds that
 * no detector is for are named and not counted.
 */
export function measurePersonal(rows: readonly Row[], detectors: readonly DetectorDefinition[]): Measure {
  const judged: Judged[] = []
  const unshipped: string[] = []
  let outside = 0
  for (const [kind, ofKind] of groupByRule(rows, (row) => row)) {
    const names = otherNames[kind] ?? [kind.toLowerCase().replaceAll('_', '-')]
    const chosen = detectors.filter(({ id }) => names.includes(id))
    if (chosen.length === 0) {
      unshipped.push(kind)
      continue
    }
    const find = unitedFinder(chosen)
    for (const row of ofKind) {
      const found = find(row.text)
      if (row.label !== 'clean') outside += unitsOutside(found, row.spans)
      const isRight =
        row.label === 'clean'
          ? found.length === 0
          : row.spans.every((span) => found.some(({ start, end }) => start === span.start && end === span.end))
      judged.push({ row, isRight, isRightForKind: isRight, found: describe(row.text, found) })
    }
  }
  return { name: 'personal', judged, unshipped, outside, targets: { recall: 0.9, clean: 0.97 } }
}
