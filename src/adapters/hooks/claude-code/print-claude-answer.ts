import { isJsonObject, ownMember, type Json, type JsonObject } from '../../../core/base/json.ts'
import type { HookAnswer, HookMoment } from '../hook-event.ts'
import type { HookPrint, PrintOptions } from '../hook-protocol.ts'
import { claudeMomentOf } from './read-claude-event.ts'
import { sameShape } from './same-shape.ts'

/**
 * An answer in the words of Claude Code, on stdout with exit code 0. What it does not know it takes for consent,
 * so every answer is made here, word by word, and an impossible one throws (trap T4).
 *
 * @throws Error if an answer does not belong to the moment of the question.
 */
export function claudeAnswer(input: JsonObject, answer: HookAnswer, { onRewrite }: PrintOptions): JsonObject {
  const moment = claudeMomentOf(input)
  switch (answer.kind) {
    case 'none':
      return {}
    case 'deny':
      if (moment === 'before_tool') return denied(answer.reason, answer.ends)
      if (moment === 'prompt') return { decision: 'block', reason: answer.reason, ...stop(answer.reason) }
      throw misplaced(answer)
    case 'ask':
      if (moment !== 'before_tool') throw misplaced(answer)
      return beforeTool({ permissionDecision: 'ask', permissionDecisionReason: answer.question, ...updated(answer.args) })
    case 'rewrite': {
      if (moment !== 'before_tool') throw misplaced(answer)
      if (!isJsonObject(answer.args)) return denied('Not executed: the arguments were rewritten to no object.', false)
      // Where nobody is asked about any call, a question would be a refusal; elsewhere the person keeps the last word.
      const isUnasked = ownMember(input, 'permission_mode') === 'bypassPermissions'
      const permissionDecision = isUnasked ? 'allow' : onRewrite
      return beforeTool({ permissionDecision, permissionDecisionReason: answer.reason, updatedInput: answer.args })
    }
    case 'replace': {
      if (moment !== 'after_tool') throw misplaced(answer)
      // Of a failed call nothing can be replaced.
      const old = ownMember(input, 'hook_event_name') === 'PostToolUse' ? ownMember(input, 'tool_response') : undefined
      const output = old === undefined ? undefined : sameShape(old, answer.output)
      if (output === undefined) return stop('Run ended: the result of the call is withheld, and this agent cannot read another in its place.')
      return { hookSpecificOutput: { hookEventName: 'PostToolUse', updatedToolOutput: output } }
    }
    case 'stop':
      if (moment !== 'after_tool') throw misplaced(answer)
      return stop(answer.reason)
    case 'context':
      if (moment !== 'prompt') throw misplaced(answer)
      return { hookSpecificOutput: { hookEventName: 'UserPromptSubmit', additionalContext: answer.text } }
    default:
      throw new Error('an answer of no known kind')
  }
}

/** Exit code 2 refuses a call and a prompt; of a result only an answer keeps the model from reading it. */
export function claudeRefusal(moment: HookMoment | undefined, reason: string): HookPrint {
  if (moment === 'after_tool') return { exitCode: 0, stdout: stop(reason), stderr: reason }
  // Nothing else that it tells us about can be refused, and an error would be shown to people for nothing.
  if (moment === 'other') return { exitCode: 0, stdout: {}, stderr: reason }
  return { exitCode: 2, stderr: reason }
}

/** A stop alone lets the call run first, so it never stands without a denial. */
function denied(reason: string, ends: boolean): JsonObject {
  const answer = beforeTool({ permissionDecision: 'deny', permissionDecisionReason: reason })
  return ends ? { ...stop(reason), ...answer } : answer
}

function beforeTool(fields: JsonObject): JsonObject {
  return { hookSpecificOutput: { hookEventName: 'PreToolUse', ...fields } }
}

function updated(args: Json | undefined): JsonObject {
  if (args === undefined) return {}
  if (!isJsonObject(args)) throw new Error('arguments that are no object')
  return { updatedInput: args }
}

function stop(reason: string): JsonObject {
  return { continue: false, stopReason: reason }
}

function misplaced({ kind }: HookAnswer): Error {
  return new Error(`the answer \`${kind}\` does not belong here`)
}
