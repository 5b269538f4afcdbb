import type { Result } from '../../core/diagnostics/diagnostic.ts'
import { printable } from '../../core/diagnostics/printable.ts'
import { failure, success } from '../../core/diagnostics/result.ts'
import type { Source } from '../../core/diagnostics/source.ts'
import { wholeError } from '../../core/diagnostics/source-error.ts'
import { parseDocument, type ParsedDocument } from '../../core/syntax/parse-yaml.ts'
import { arrange } from './arrange.ts'
import { attachComments } from './attach-comments.ts'
import { commentsOf } from './layout.ts'
import { orderKeys } from './order-keys.ts'
import { printLayout } from './print-layout.ts'
import { areSame, saysTheSame } from './says-the-same.ts'

/**
 * The text of a policy, a test file, a catalogue or a configuration in the one layout, or what keeps it
 * from being read. Formatting twice gives what formatting once gives.
 *
 * INVARIANT: a text comes back only if it was read again, has the same value and holds the same comments,
 * those of a moved key in its new place. A document that is a single value stays as it is.
 */
export function formatPolicy(source: Source, parsed: Result<ParsedDocument> = parseDocument(source)): Result<string> {
  if (!parsed.ok) return parsed
  const { root, comments } = parsed.value
  if (root.kind === 'scalar') return success(source.text)
  const attached = attachComments(source.text, root, comments)
  const ordered = orderKeys(attached)
  const text = printLayout(arrange(ordered))
  const isComplete = areSame(commentsOf(attached), comments.map((comment) => comment.text))
  if (isComplete && saysTheSame(root, { ...source, text }, commentsOf(ordered))) return success(text)
  return failure([
    wholeError(
      'SLC830',
      `\`${printable(source.name)}\` was not formatted: its new text would not say the same`,
      'the file is as it was; please report it with the smallest part of the file that shows it',
    ),
  ])
}
