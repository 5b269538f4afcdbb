import type { Json, JsonObject } from '../../base/json.ts'
import type { Message } from '../../events/messages.ts'
import type { HistoryOperations } from '../../flows/request-patch.ts'
import { compileRedaction, uniteRedactions, type Redaction } from '../redact/compile-redaction.ts'
import type { RedactParam } from '../redact/redact-param.ts'
import { redactPresented, type PresentedJob } from '../redact/redact-presented.ts'
import { redactValue } from '../redact/redact-value.ts'
import type { HistoryParam } from './patch-param.ts'

/** What all rules that hit so far want of the history: redactions united, the smallest `keep_last` (L-34). */
export interface HistoryWish {
  readonly redactions: readonly Redaction[]
  /** The same redactions as written. */
  readonly written: readonly RedactParam[]
  readonly keepLast?: number
}

export const noWish: HistoryWish = { redactions: [], written: [] }

export function bindHistory(param: HistoryParam): (earlier: HistoryWish) => HistoryWish {
  const { redact, keep_last: keepLast } = param
  const redaction = redact === undefined ? undefined : compileRedaction(redact)
  return (earlier) => {
    const least = Math.min(earlier.keepLast ?? Infinity, keepLast ?? Infinity)
    return {
      redactions: redaction === undefined ? earlier.redactions : [...earlier.redactions, redaction],
      written: redact === undefined ? earlier.written : [...earlier.written, redact],
      ...(Number.isFinite(least) && { keepLast: least }),
    }
  }
}

/** The messages after redaction, then cutting; undefined = nothing changes, which is no patch. */
export function applyHistory(wish: HistoryWish, messages: readonly Message[]): readonly Message[] | undefined {
  const redacted = redactMessages(wish, messages)
  const { keepLast } = wish
  if (keepLast !== undefined && keepLast < messages.length) return keepLast === 0 ? [] : redacted.slice(-keepLast)
  return redacted === messages ? undefined : redacted
}

/** The operations themselves, for a host that holds the messages. */
export function historyOperations(wish: HistoryWish): HistoryOperations {
  const redact = uniteWritten(wish.written)
  return {
    ...(wish.keepLast !== undefined && { keepLast: wish.keepLast }),
    ...(redact !== undefined && { redact }),
  }
}

function redactMessages(wish: HistoryWish, messages: readonly Message[]): readonly Message[] {
  if (wish.redactions.length === 0) return messages
  const job: PresentedJob = { redaction: uniteRedactions(wish.redactions), where: 'history', otherParts: 'data' }
  const redacted = messages.map((message) => redactMessage(job, message))
  return redacted.every((message, index) => message === messages[index]) ? messages : redacted
}

/**
 * The role is the form of a message; its content reads like a result, all else in it is data. Providers
 * also write messages without content, for a turn of tool calls alone: it stays absent.
 */
function redactMessage(job: PresentedJob, message: Message): Message {
  const { role, content, ...rest } = message
  const hasContent = Object.hasOwn(message, 'content')
  const newContent = hasContent ? redactPresented(job, content) : content
  const newRest = redactValue(job, rest, undefined)
  if (newRest === rest && newContent === content) return message
  // `as`: redaction keeps shapes.
  const others = newRest as JsonObject
  return (hasContent ? { role, content: newContent, ...others } : { role, ...others }) as Message
}

/**
 * Several redactions as one that a policy could have written: what each finds goes. Where they
 * differ, the first `with` stands, text and media pass only if all let them, and keys are redacted.
 */
function uniteWritten(written: readonly RedactParam[]): JsonObject | undefined {
  const [first, ...others] = written
  if (first === undefined) return undefined
  // `as`: what passed the schema is plain JSON.
  if (others.length === 0) return first as unknown as JsonObject
  const lists = (['detect', 'patterns', 'paths', 'hidden'] as const).flatMap((key): [string, Json][] => {
    const all = written.flatMap((each) => (each[key] ?? []) as readonly Json[])
    return all.length === 0 ? [] : [[key, all]]
  })
  return Object.fromEntries([
    ...lists,
    ...(first.with === undefined ? [] : [['with', first.with] as const]),
    ...(written.some(({ keys }) => keys === true) ? [['keys', true] as const] : []),
    ...(written.every(({ text }) => text === 'pass') ? [['text', 'pass'] as const] : []),
    ...(written.every(({ media }) => media === 'pass') ? [['media', 'pass'] as const] : []),
  ])
}
