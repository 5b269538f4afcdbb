import type { Json } from '../base/json.ts'
import { proceed, type Flow } from '../flows/flow.ts'
import { copyJson } from './copy-json.ts'
import { readPatch } from './validate-patch.ts'

/** What a hook answered, copied and checked; or why it is no flow, in words without its values. */
export type FlowReading =
  | {
      readonly ok: true
      readonly flow: Flow
      readonly output: Json | undefined
      readonly isError: boolean | undefined
      readonly final: boolean
      readonly auditReason: string | undefined
      readonly isFault: boolean
    }
  | { readonly ok: false; readonly why: string }

type Shape = { readonly flow: Flow } | { readonly why: string }

/**
 * Reads whatever a hook returned. Nothing, null, a text, an unknown type, a missing or ill-typed
 * payload are no flow; further fields are ignored (S-92, S-59).
 */
export function readFlow(raw: unknown): FlowReading {
  if (typeof raw !== 'object' || raw === null) return { ok: false, why: `${describe(raw)} instead of a flow` }
  const shape = readShape(raw)
  if ('why' in shape) return { ok: false, why: shape.why }
  // Most answers are a type and its payload and nothing beside them, which need no further look.
  const fields = shape.flow.type === 'Continue' || shape.flow.type === 'Fail' ? 1 : 2
  if (Object.keys(raw).length <= fields) return bareFlow(shape.flow)
  const isError = own(raw, 'isError')
  if (isError !== undefined && typeof isError !== 'boolean') return wrongType('isError')
  const final = own(raw, 'final')
  if (final !== undefined && typeof final !== 'boolean') return wrongType('final')
  const auditReason = own(raw, 'auditReason')
  if (auditReason !== undefined && typeof auditReason !== 'string') return wrongType('auditReason')
  const rawOutput = own(raw, 'output')
  const output = rawOutput === undefined ? undefined : copyJson(rawOutput)
  if (rawOutput !== undefined && output === undefined) return wrongType('output')
  const isFault = own(raw, 'fault') === true
  return { ok: true, flow: shape.flow, output, isError, final: final === true, auditReason, isFault }
}

function bareFlow(flow: Flow): FlowReading {
  return {
    ok: true,
    flow,
    output: undefined,
    isError: undefined,
    final: false,
    auditReason: undefined,
    isFault: false,
  }
}

function readShape(raw: object): Shape {
  const type = own(raw, 'type')
  switch (type) {
    case 'Continue':
      return { flow: proceed() }
    case 'Fail':
      return { flow: { type } }
    case 'Terminate':
    case 'Skip': {
      const reason = own(raw, 'reason')
      return typeof reason === 'string' ? { flow: { type, reason } } : missing(type, 'reason')
    }
    case 'RewriteArgs': {
      const args = copyJson(own(raw, 'args'))
      return args !== undefined ? { flow: { type, args } } : missing(type, 'args')
    }
    case 'RewriteResult': {
      const result = own(raw, 'result')
      return typeof result === 'string' ? { flow: { type, result } } : missing(type, 'result')
    }
    case 'PatchRequest': {
      const reading = readPatch(own(raw, 'patch'))
      return reading.ok ? { flow: { type, patch: reading.patch } } : { why: reading.why }
    }
    case 'Retry': {
      const feedback = own(raw, 'feedback')
      return typeof feedback === 'string' ? { flow: { type, feedback } } : missing(type, 'feedback')
    }
    case 'Repair': {
      const toolName = own(raw, 'toolName')
      return typeof toolName === 'string' ? { flow: { type, toolName } } : missing(type, 'toolName')
    }
    default:
      return { why: 'an object of no known flow type' }
  }
}

function own(raw: object, key: string): unknown {
  return Object.hasOwn(raw, key) ? (raw as Readonly<Record<string, unknown>>)[key] : undefined
}

function missing(type: string, field: string): { readonly why: string } {
  return { why: `a \`${type}\` without a usable \`${field}\`` }
}

function wrongType(field: string): { readonly ok: false; readonly why: string } {
  return { ok: false, why: `a flow whose \`${field}\` has the wrong type` }
}

function describe(raw: unknown): string {
  if (raw === undefined) return 'nothing'
  return raw === null ? 'null' : `a ${typeof raw}`
}
