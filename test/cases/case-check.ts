import { isJsonArray, isJsonObject, ownMember, type Json, type JsonObject } from '../../src/core/base/json.ts'
import { HookFailure } from '../../src/core/chain/hook-failure.ts'
import { decodeAnswer, type ProcessResult } from '../../src/core/participants/decode-answer.ts'
import type { HookOutcome, HookRequest, Interceptor } from '../../src/core/participants/hook-outcome.ts'
import { compilePattern } from '../../src/core/text/pattern.ts'
import type { VirtualTimer } from '../../src/tools/policy-test/virtual-timer.ts'

/** A named check that behaves as the case says when it is asked; one that the case does not name allows. */
export function caseCheck(name: string, behaviour: Json | undefined, timer: VirtualTimer): Interceptor {
  return { name, intercept: (request) => answer(isJsonObject(behaviour) ? behaviour : {}, request, timer) }
}

async function answer(behaviour: JsonObject, request: HookRequest, timer: VirtualTimer): Promise<HookOutcome> {
  if (Object.hasOwn(behaviour, 'throws')) throw new Error('the check failed, as the case says')
  const delay = ownMember(behaviour, 'delay_ms')
  if (typeof delay === 'number') {
    await new Promise<void>((resolve) => timer.after(delay, resolve))
    return outcomeOf(ended(ownMember(behaviour, 'then') ?? { decision: 'allow' }))
  }
  const regex = ownMember(behaviour, 'regex')
  if (regex !== undefined) return outcomeOf(ended(byPattern(behaviour, regex, request)))
  if (Object.hasOwn(behaviour, 'returns')) return outcomeOf(ended(behaviour['returns'] ?? null))
  return outcomeOf(processOf(behaviour))
}

/** The answer on a match of the arguments' text, else the other one. */
function byPattern(behaviour: JsonObject, regex: Json, request: HookRequest): Json {
  const of = isJsonObject(regex) ? regex : behaviour
  const text = typeof regex === 'string' ? regex : String(ownMember(of, 'pattern') ?? '')
  const compiled = compilePattern(text)
  if (!compiled.ok) throw new Error(compiled.message)
  const spans = compiled.pattern.spans(JSON.stringify(request.input))
  if (spans === undefined) throw new Error('the check takes too long')
  const names = spans.length > 0 ? ['on_match', 'match', 'then'] : ['on_no_match', 'no_match', 'else']
  const said = names.map((name) => ownMember(of, name) ?? ownMember(behaviour, name)).find((value) => value !== undefined)
  return typeof said === 'string' ? { decision: said } : (said ?? null)
}

/** What a process writes: several answers are several lines. */
function ended(answers: Json): ProcessResult {
  const lines = isJsonArray(answers) ? answers : [answers]
  return { stdout: lines.map((line) => JSON.stringify(line)).join('\n'), stderr: '', exit: { kind: 'code', code: 0 } }
}

function processOf(behaviour: JsonObject): ProcessResult {
  const text = (key: string): string => String(ownMember(behaviour, key) ?? '')
  const written = { stdout: text('stdout'), stderr: text('stderr') }
  const [signal, error, code] = ['signal', 'spawn_error', 'exit'].map((key) => ownMember(behaviour, key))
  if (signal !== undefined) return { ...written, exit: { kind: 'signal', signal: text('signal') } }
  if (error !== undefined) return { ...written, exit: { kind: 'spawn_error', message: text('spawn_error') } }
  if (code !== undefined) return { ...written, exit: { kind: 'code', code: Number(code) } }
  return ended({ decision: 'allow' })
}

function outcomeOf(result: ProcessResult): HookOutcome {
  const decoded = decodeAnswer(result)
  if (!decoded.ok) throw new HookFailure(decoded.kind, decoded.why)
  return decoded.outcome
}
