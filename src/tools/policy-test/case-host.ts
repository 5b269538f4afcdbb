import { isJsonArray, isJsonObject, ownMember, type Json, type JsonObject } from '../../core/base/json.ts'
import type { HostPorts } from '../../core/compile/host-ports.ts'
import type { World } from '../../core/events/world.ts'
import { decodeAnswer } from '../../core/participants/decode-answer.ts'
import type { HookOutcome } from '../../core/participants/hook-outcome.ts'
import type { PolicyAst } from '../../core/rules/policy-ast.ts'
import { createCaseWorld } from './case-world.ts'
import type { VirtualTimer } from './virtual-timer.ts'

/** A host that answers as the case at hand says (L-80). */
export interface CaseHost {
  readonly ports: HostPorts
  readonly useCase: (test: JsonObject) => void
  /** A step's own `checks` and `answers` come before those of its case, which go on where they were. */
  readonly useStep: (step: JsonObject, common: JsonObject) => void
}

/** What is still to be answered, by name; the last answer of a list goes on being given. */
type Pending = Map<string, readonly Json[]>

/** Every check that some rule names exists; what it answers is the case's business. */
export function createCaseHost(policy: PolicyAst, timer: VirtualTimer, parseSql?: World['parseSql']): CaseHost {
  const world = createCaseWorld(parseSql)
  let answers: JsonObject = {}
  let ofCase: Pending = new Map()
  let ofStep: Pending = new Map()
  let stepAnswers: JsonObject = {}
  const next = (name: string): Json | undefined => {
    const pending = ofStep.has(name) ? ofStep : ofCase
    const [first, ...rest] = pending.get(name) ?? []
    if (rest.length > 0) pending.set(name, rest)
    return first
  }
  const checks = new Map(
    checkNames(policy).map((name) => {
      const answer = (): Promise<HookOutcome> => answerOfCheck(next(name), timer)
      return [name, { name, intercept: answer, review: answer }] as const
    }),
  )
  return {
    ports: {
      checks,
      timer,
      world: world.ports,
      approver: {
        ask(request) {
          const ownName = request.rule.slice(request.rule.indexOf('#') + 1)
          const stated = { ...answers, ...stepAnswers }
          const answer = ownMember(stated, request.rule) ?? ownMember(stated, ownName)
          if (!isJsonObject(answer)) throw new Error(`the case holds no answer for rule \`${request.rule}\``)
          return { args_sha256: request.args_sha256, ...answer }
        },
      },
    },
    useCase(test) {
      world.use(test)
      answers = answersOf(test)
      ofCase = pendingOf(test)
      stepAnswers = {}
      ofStep = new Map()
    },
    useStep(step, common) {
      world.use({ ...common, ...step })
      stepAnswers = answersOf(step)
      ofStep = pendingOf(step)
    },
  }
}

function answersOf(test: JsonObject): JsonObject {
  const stated = ownMember(test, 'answers')
  return isJsonObject(stated) ? stated : {}
}

function pendingOf(test: JsonObject): Pending {
  const stubs = ownMember(test, 'checks')
  const entries = Object.entries(isJsonObject(stubs) ? stubs : {})
  return new Map(entries.map(([name, stub]) => [name, isJsonArray(stub) ? stub : [stub]]))
}

function checkNames(policy: PolicyAst): readonly string[] {
  const names = policy.packs.flatMap((pack) => pack.rules.map((rule) => rule.action))
  return [...new Set(names.flatMap(({ name, param }) => (name === 'consult' ? [(param as { check: string }).check] : [])))]
}

/** An answer in the form of S-101, through the reader that reads those of subprocesses. */
function outcomeOfAnswer(answer: JsonObject): HookOutcome {
  const decoded = decodeAnswer({ stdout: JSON.stringify(answer), stderr: '', exit: { kind: 'code', code: 0 } })
  if (!decoded.ok) throw new Error(decoded.why)
  return decoded.outcome
}

async function answerOfCheck(answer: Json | undefined, timer: VirtualTimer): Promise<HookOutcome> {
  if (!isJsonObject(answer)) throw new Error('the case holds no answer for this check')
  if (Object.hasOwn(answer, 'throws')) throw new Error('the check failed, as the case says')
  const delay = ownMember(answer, 'delay_ms')
  if (typeof delay === 'number') {
    await new Promise<void>((resolve) => timer.after(delay, resolve))
    const rest = Object.entries(answer).filter(([name]) => name !== 'delay_ms')
    return outcomeOfAnswer(rest.length === 0 ? { decision: 'allow' } : Object.fromEntries(rest))
  }
  return outcomeOfAnswer(answer)
}
