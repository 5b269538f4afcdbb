import type { Decision } from '../../../src/core/chain/resolution.ts'
import type { StepEvent } from '../../../src/core/events/step-event.ts'
import { expectSame, show } from './compare.ts'

type Want = Readonly<Record<string, unknown>>

/** Compares a decision with the `decision` of a vector, whose words differ a little from ours. */
export function checkDecision(problems: string[], event: StepEvent, decision: Decision, want: Want): void {
  const got = described(event, decision)
  for (const [key, value] of Object.entries(want)) {
    const [field, test] = splitKey(key)
    if (test === 'same') expectSame(problems, `decision.${key}`, got[field] ?? null, value)
    else checkText(problems, key, got[field], value, test)
  }
}

function described(event: StepEvent, decision: Decision): Want {
  switch (decision.kind) {
    case 'continue':
      if (event.kind === 'ToolCall') return { action: 'execute', args: event.args }
      if (event.kind === 'CompletionCall') return { action: 'send', patch: null }
      return { action: event.kind === 'ToolResult' ? 'keep' : 'proceed' }
    case 'rewrite':
      return { action: 'execute', args: decision.args }
    case 'skip':
      return { action: 'skip', text: decision.reason, isError: decision.isError }
    case 'replace':
      return { action: 'replace', output: decision.output, isError: decision.isError }
    case 'patch':
      return { action: 'send', patch: decision.patch }
    case 'terminate':
      return { action: 'terminate', cause: decision.cause, reason: decision.reason }
    case 'fail':
      return { action: 'fail' }
    case 'retry':
      return { action: 'retry', feedback: decision.feedback }
    case 'repair':
      return { action: 'repair', toolName: decision.toolName }
  }
}

function splitKey(key: string): [string, 'same' | 'contains' | 'excludes'] {
  if (key.endsWith('Contains')) return [key.slice(0, -'Contains'.length), 'contains']
  if (key.endsWith('Excludes')) return [key.slice(0, -'Excludes'.length), 'excludes']
  return [key, 'same']
}

function checkText(problems: string[], key: string, got: unknown, want: unknown, test: 'contains' | 'excludes'): void {
  const text = typeof got === 'string' ? got : show(got)
  for (const part of (Array.isArray(want) ? want : [want]) as string[]) {
    if (text.includes(part) !== (test === 'contains')) problems.push(`decision.${key}: ${show(part)}, got ${show(text)}`)
  }
}
