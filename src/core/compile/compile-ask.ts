import type { AskParam } from '../actions/ask.ts'
import { parseTemplate } from '../actions/template.ts'
import { renderTemplate } from '../actions/render-template.ts'
import { canonicalJson } from '../base/canonical-json.ts'
import { isJsonObject } from '../base/json.ts'
import { sha256Hex } from '../base/sha256.ts'
import type { Hook } from '../chain/hook.ts'
import type { Timer } from '../chain/compose-options.ts'
import type { StepEvent } from '../events/step-event.ts'
import { proceed, skip, type Flow } from '../flows/flow.ts'
import type { ActionNode } from '../rules/policy-ast.ts'
import type { JudgeRule } from './rule-verdict.ts'
import type { Approver, HostPorts } from './host-ports.ts'
import { answersOf, ruleHookBase, type OnHit, type RuleFacts } from './rule-verdict-hook.ts'

/** A person is asked once per rule and call, after every guard, about the final arguments (L-36). */
export function compileAsk(action: ActionNode, facts: RuleFacts, judge: JudgeRule, ports: HostPorts): Hook {
  const base = ruleHookBase(facts)
  const { onEvent, settle } = answersOf(facts, judge, onHitOfAsk(action, facts.name, ports))
  if (facts.mode === 'shadow') return { ...base, onEvent }
  return { ...base, onEvent: proceed, settles: 'ask', settle }
}

/** Anything but a clear yes to these exact arguments is `otherwise`. */
export function onHitOfAsk(action: ActionNode, rule: string, ports: HostPorts): OnHit {
  // The definition of `ask` has read it; nodes keep parameters as plain JSON.
  const param = action.param as unknown as AskParam
  const question = templateOf(param.question)
  const otherwise = templateOf(param.otherwise)
  return (context, event) => {
    if (event.kind !== 'ToolCall') return proceed()
    const refusal = (): Flow => skip(renderTemplate(otherwise, event, context, rule))
    const hash = sha256Hex(canonicalJson(event.args))
    const answer = askPerson(ports.approver, {
      request: {
        rule,
        question: renderTemplate(question, event, context, rule),
        tool: event.toolName,
        args: event.args,
        args_sha256: hash,
      },
      event,
    })
    const read = (value: unknown): Flow => (isYes(value, hash) ? proceed() : refusal())
    return answer instanceof Promise ? inTime(answer, param.timeout_ms, ports.timer).then(read) : read(answer)
  }
}

function templateOf(text: string): Parameters<typeof renderTemplate>[0] {
  const reading = parseTemplate(text)
  if (!reading.ok) throw new Error(`a template was not checked at load: ${reading.message}`)
  return reading.template
}

function askPerson(
  approver: Approver | undefined,
  question: { readonly request: Parameters<Approver['ask']>[0]; readonly event: StepEvent },
): unknown {
  if (approver === undefined) throw new Error('the host has no approver')
  return approver.ask(question.request, question.event)
}

function isYes(answer: unknown, hash: string): boolean {
  return isJsonObject(answer) && answer['approved'] === true && answer['args_sha256'] === hash
}

/** No answer in time is no yes. Without a timer the host keeps the limit itself. */
function inTime(answer: Promise<unknown>, milliseconds: number, timer: Timer | undefined): Promise<unknown> {
  if (timer === undefined) return answer
  return new Promise((resolve, reject) => {
    const cancel = timer.after(milliseconds, () => resolve(undefined))
    answer.then(
      (value) => {
        cancel()
        resolve(value)
      },
      (thrown: unknown) => {
        cancel()
        reject(thrown instanceof Error ? thrown : new Error('the approver failed'))
      },
    )
  })
}

