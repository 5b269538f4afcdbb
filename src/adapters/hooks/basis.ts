import { ownMember, type JsonObject } from '../../core/base/json.ts'
import { outcome as target } from '../targets/outcome.ts'
import { basisAnswer } from './basis/print-basis-answer.ts'
import { basisMomentOf, readBasisRequest } from './basis/read-basis-request.ts'
import { defineHookProtocol } from './hook-protocol.ts'

/** The subprocess wire format of section 10: one request on stdin, one decision on stdout. */
export const basis = defineHookProtocol({
  name: 'basis',
  summary: 'the wire format of subprocess participants: pre_tool_use and post_tool_use',
  target,
  momentOf: basisMomentOf,
  read: readBasisRequest,
  print: (input: JsonObject, answer) => ({ exitCode: 0, stdout: basisAnswer(ownMember(input, 'event') === 'post_tool_use', answer) }),
  // Said as a decision, since a failure of the process is what `on_failure` says, which may be to allow (S-91).
  refuse: (_, reason) => ({ exitCode: 0, stdout: { decision: 'deny', reason }, stderr: reason }),
})
