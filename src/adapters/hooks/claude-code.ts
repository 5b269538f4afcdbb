import { claudeCode as target } from '../targets/claude-code.ts'
import { defineHookProtocol } from './hook-protocol.ts'
import { claudeAnswer, claudeRefusal } from './claude-code/print-claude-answer.ts'
import { claudeMomentOf, readClaudeEvent } from './claude-code/read-claude-event.ts'

/** The command hooks of `settings.json`: PreToolUse, PostToolUse, PostToolUseFailure and UserPromptSubmit. */
export const claudeCode = defineHookProtocol({
  name: 'claude-code',
  summary: 'Claude Code: PreToolUse, PostToolUse, PostToolUseFailure and UserPromptSubmit',
  target,
  momentOf: claudeMomentOf,
  read: readClaudeEvent,
  print: (input, answer, options) => ({ exitCode: 0, stdout: claudeAnswer(input, answer, options) }),
  refuse: claudeRefusal,
})
