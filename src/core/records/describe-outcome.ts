import { codePointLength } from '../base/code-points.ts'
import type { StepEventOf } from '../events/step-event.ts'
import type { OutcomeFact } from './decision-record.ts'
import type { KeyedHash } from './keyed-hash.ts'

/**
 * What the tool itself recorded, without a word of it. `isWithheld`: after a redaction or a refusal not
 * even the hash of the message is kept, since the message may say what was just taken out (L-83, S-95).
 */
export function describeOutcome(
  { outcome, extensions }: StepEventOf<'ToolResult'>,
  isWithheld: boolean,
  hash: KeyedHash,
): OutcomeFact {
  const extensionCount = isWithheld ? {} : { extensions: extensions.size }
  const mark = isWithheld && (outcome.kind === 'error' || extensions.size > 0) ? { is_withheld: true as const } : {}
  if (outcome.kind !== 'error') return { kind: outcome.kind, ...extensionCount, ...mark }
  // `code` is the tool's text like the message, so it is not kept either.
  const { kind, message, retryable, httpStatus } = outcome.failure
  return {
    kind: 'error',
    failure: {
      kind,
      ...(retryable === undefined ? {} : { retryable }),
      ...(httpStatus === undefined ? {} : { http_status: httpStatus }),
      ...(isWithheld ? {} : { message_length: codePointLength(message), message_hmac: hash.value(message) }),
    },
    ...extensionCount,
    ...mark,
  }
}
