import { isJsonObject, type JsonObject } from '../../../core/base/json.ts'
import type { HookAnswer } from '../hook-event.ts'

/** A decision as S-101 has it. A run that ends is a denial: the format has no word for it (S-89). */
export function basisAnswer(isAfter: boolean, answer: HookAnswer): JsonObject {
  switch (answer.kind) {
    case 'none':
      return { decision: 'allow' }
    case 'deny':
    case 'stop':
      return { decision: 'deny', reason: answer.reason }
    case 'rewrite':
      if (isAfter) throw new Error('the answer `rewrite` does not belong here')
      if (!isJsonObject(answer.args)) return { decision: 'deny', reason: 'the arguments were rewritten to no object' }
      return { decision: 'modify', input: answer.args, reason: answer.reason }
    case 'replace':
      if (!isAfter) throw new Error('the answer `replace` does not belong here')
      return { decision: 'replace', output: answer.output, is_error: answer.isError }
    case 'ask':
    case 'context':
      // Nobody is there to be asked, and no prompt is told of.
      return { decision: 'deny', reason: `the answer \`${answer.kind}\` has no word in this format` }
    default:
      throw new Error('an answer of no known kind')
  }
}
