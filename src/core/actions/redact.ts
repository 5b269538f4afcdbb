import { defineAction } from './define-action.ts'
import { proceed } from '../flows/flow.ts'
import { compileRedaction } from './redact/compile-redaction.ts'
import { redactParam } from './redact/redact-param.ts'
import { redactPresented, type PresentedJob } from './redact/redact-presented.ts'

/**
 * Replaces what it finds in a result by named placeholders before the model reads it; nothing found
 * is no opinion. Judges the final presentation once more when the call settles (L-37). Source: L-33.
 */
export const redactAction = defineAction({
  name: 'redact',
  summary: 'replaces what is found in a result by placeholders; the shape of the result stays',
  answers: ['RewriteResult'],
  events: ['tool_result'],
  isGuard: false,
  settles: 'redact',
  param: redactParam,
  kind: 'flow',
  bind(param) {
    const job: PresentedJob = { redaction: compileRedaction(param), where: 'result', otherParts: 'media' }
    return (event) => {
      if (event.kind !== 'ToolResult') return proceed()
      const output = redactPresented(job, event.output)
      return output === event.output ? proceed() : { output }
    }
  },
  examples: [
    {
      event: 'tool_result',
      param: { patterns: [{ name: 'token', pattern: 'tok_[a-z0-9]+' }] },
      note: 'use tok_1 becomes use [REDACTED:token]',
    },
    {
      event: 'tool_result',
      param: { paths: ['$.ssn'], with: '***' },
      note: '{ name: Ann, ssn: 1 } becomes { name: Ann, ssn: "***" }',
    },
    {
      event: 'tool_result',
      param: { hidden: ['tags', 'bidi'], with: '' },
      note: 'text that a reader does not see goes, emoji stay',
    },
  ],
})
