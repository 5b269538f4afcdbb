import type { Json } from '../../../src/core/base/json.ts'
import { parseJson } from '../../../src/core/base/parse-json.ts'
import { decodeAnswer, type ProcessResult } from '../../../src/core/participants/decode-answer.ts'
import { encodeRequest } from '../../../src/core/participants/wire-request.ts'
import type { RunVector } from '../vector.ts'
import { expectSame } from './compare.ts'

interface WireCall {
  readonly workspace: string
  readonly agentId: string
  readonly toolCallId: string
  readonly toolName: string
  readonly argsText: string
  readonly output?: Json
  readonly isError?: boolean
}

/** One answer of a subprocess, or one question to it. */
export const runWireVector: RunVector = (vector) => {
  const problems: string[] = []
  const want = vector['expect'] as Record<string, unknown>
  const event = vector['event'] as 'pre_tool_use' | 'post_tool_use'
  if ('call' in vector) {
    const { argsText, workspace, agentId, ...call } = vector['call'] as WireCall
    const args = parseJson(argsText)
    // Parsed JSON, or the raw text where it is none (S-100).
    const input = args.ok ? args.value : argsText
    const request = encodeRequest({ ...call, event, input }, { workspace, agentId })
    expectSame(problems, 'request', request, want['request'])
    return Promise.resolve(problems)
  }
  const { stdout, exit } = vector['process'] as { stdout: string; exit: number | 'signal' | 'timeout' | 'spawn_error' }
  const decoded = decodeAnswer({ stdout, stderr: '', exit: exitOf(exit) })
  if ('answer' in want) expectSame(problems, 'answer', decoded.ok ? decoded.outcome : decoded, want['answer'])
  else expectSame(problems, 'failure', !decoded.ok, want['failure'])
  return Promise.resolve(problems)
}

function exitOf(exit: number | 'signal' | 'timeout' | 'spawn_error'): ProcessResult['exit'] {
  return typeof exit === 'number' ? { kind: 'code', code: exit } : { kind: exit }
}
