import { spanAt } from '../../../../core/rules/reading.ts'
import { defineLintRule } from '../../define-lint-rule.ts'
import { exampleException } from '../../example-exception.ts'
import { saysNothing } from '../../says-nothing.ts'

/** Letters and digits; less than this is a word such as `approved`, which everybody could write. */
const shortestReason = 10
/** Of scripts in which one sign is a word, or most of one. */
const denseScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

export const exceptionReason = defineLintRule({
  name: 'exception-reason',
  code: 'SLC609',
  category: 'style',
  severity: 'warning',
  preset: 'recommended',
  summary: 'the reason of an exception explains nothing',
  why: 'An exception opens what a guard closes. Who reviews it must be able to tell whether what was true then is true still.',
  fix: 'Say what is let through and why that is harmless, in a sentence.',
  examples: {
    bad: [exampleException({ reason: 'needed' }), exampleException({ reason: 'approved' })],
    good: [exampleException({ reason: 'The documentation is rebuilt daily.' })],
  },
  since: '0.2.0',
  *check(_policy, { exceptions }) {
    for (const { exception, node } of exceptions) {
      if (!saysNothing(exception.reason) && !isShort(exception.reason)) continue
      const message = `the reason of \`${exception.id}\` explains nothing`
      yield { span: spanAt(node, ['reason']), message, hint: 'say what is let through and why that is harmless' }
    }
  },
})

function isShort(reason: string): boolean {
  return !denseScript.test(reason) && (reason.match(/[\p{L}\p{N}]/gu) ?? []).length < shortestReason
}
