import { isJsonObject, textForm } from '../base/json.ts'
import type { Flow } from '../flows/flow.ts'
import { proceed } from '../flows/flow.ts'
import { copyJson } from '../chain/copy-json.ts'
import { HookFailure } from '../chain/hook-failure.ts'
import type { FlowDetails } from '../chain/hook.ts'
import { denialText } from '../chain/label.ts'

/**
 * A participant's answer as a flow (the bridge of section 8). `raw` is whatever came back.
 *
 * @throws HookFailure if it is no outcome, one of the other event, or hands over no usable input.
 */
export function flowOfOutcome(label: string, event: 'ToolCall' | 'ToolResult', raw: unknown): Flow & FlowDetails {
  const outcome = copyJson(raw)
  if (!isJsonObject(outcome)) throw invalid('answered no outcome')
  const reason = outcome['reason']
  switch (outcome['type']) {
    case 'allow':
      return proceed()
    case 'deny': {
      const text = denialText(label, textOf(reason))
      if (event === 'ToolCall') return { type: 'Skip', reason: text, isError: true }
      return { type: 'RewriteResult', result: text, isError: true, final: true }
    }
    case 'modify': {
      const input = outcome['input']
      if (input === undefined) throw invalid('answered `modify` without an `input`')
      if (event === 'ToolResult') throw wrongEvent('modify', 'after')
      if (!isJsonObject(input)) throw new HookFailure('invalid_modify_input', 'the new input is not an object')
      return { type: 'RewriteArgs', args: input, ...auditOf(reason) }
    }
    case 'replace': {
      const output = outcome['output']
      if (output === undefined) throw invalid('answered `replace` without an `output`')
      if (event === 'ToolCall') throw wrongEvent('replace', 'before')
      const isError = outcome['isError']
      if (isError !== undefined && typeof isError !== 'boolean') throw invalid('answered an `isError` that is no boolean')
      const mark = isError === undefined ? {} : { isError }
      return { type: 'RewriteResult', result: textForm(output), output, ...mark, ...auditOf(reason) }
    }
    default:
      throw invalid('answered no known outcome')
  }
}

function auditOf(reason: unknown): { readonly auditReason?: string } {
  const auditReason = textOf(reason)
  return auditReason === undefined ? {} : { auditReason }
}

function textOf(reason: unknown): string | undefined {
  if (reason !== undefined && typeof reason !== 'string') throw invalid('answered a `reason` that is no text')
  return reason
}

function invalid(message: string): HookFailure {
  return new HookFailure('invalid_flow', message)
}

function wrongEvent(outcome: string, side: 'before' | 'after'): HookFailure {
  return new HookFailure('wrong_event_outcome', `answered \`${outcome}\` ${side} the call, where it has no meaning`)
}
