import type { Json } from '../../core/base/json.ts'
import { plainJson } from '../plain-json.ts'
import { governedTool, type HostTool, type ToolSeam } from './governed-tool.ts'
import { isRecord } from './model-spec.ts'
import { schemaMark, validateWith } from './tool-schema.ts'

/** The tools of one run. */
export interface GovernedTools {
  /** For the settings. */
  readonly tools: Readonly<Record<string, unknown>>
  readonly isExecutedHere: (name: string) => boolean
  /** Arguments as the SDK will have them at this tool: its schema may fill defaults, and the decision binds them (L-92). */
  readonly inputOf: (name: string, args: Json) => Promise<Json>
  /** A call of a tool that is not there gets its answer from a tool that is offered to nobody (S-74). */
  readonly answerCall: (name: string, toolCallId: string, answer: string | undefined) => void
  /** Where the SDK had an answer of its own for it, because it knows fewer tools in this step. */
  readonly answerOf: (name: string, toolCallId: string) => string | undefined
}

export interface ToolSettings {
  readonly tools: unknown
  /** `experimental_refineToolInput` of `ai` 7, which changes arguments before tools get them. */
  readonly refine: unknown
}

/** Takes whatever the model wrote. `ai` 5 looks for the second mark too. */
const anyInput = {
  [schemaMark]: true,
  [Symbol.for('vercel.ai.validator')]: true,
  jsonSchema: {},
  validate: (value: unknown) => ({ success: true, value }),
}

/** The SDK gives a tool with this mark another `execute` than the one it was given. */
const toolSearch = Symbol.for('vercel.ai.toolSearch')

export function governedTools({ tools, refine }: ToolSettings, seam: ToolSeam): GovernedTools {
  const host = new Map(isRecord(tools) ? Object.entries(tools).flatMap(([name, tool]) => (isRecord(tool) ? [[name, tool] as const] : [])) : [])
  const governed: Record<string, unknown> = Object.fromEntries([...host].map(([name, tool]) => [name, governedTool(name, tool, seam)]))
  const answers = new Map<string, string>()
  return {
    tools: governed,
    isExecutedHere: (name) => {
      const tool = host.get(name)
      return tool !== undefined && typeof tool['execute'] === 'function' && !(toolSearch in tool)
    },
    async inputOf(name, args) {
      const tool = host.get(name)
      if (tool === undefined) return args
      const validated = await validateWith(tool['inputSchema'], args)
      // The SDK does not run a call whose arguments do not fit.
      if (!validated.ok) return args
      return plainJson(await refined(refine, name, validated.value))
    },
    answerCall(name, toolCallId, answer) {
      const key = JSON.stringify([name, toolCallId])
      if (answer === undefined) answers.delete(key)
      else answers.set(key, answer)
      if (answer === undefined || Object.hasOwn(governed, name)) return
      const answering: HostTool = { type: 'dynamic', inputSchema: anyInput, execute: () => undefined }
      Object.defineProperty(governed, name, { value: governedTool(name, answering, seam), enumerable: false })
    },
    answerOf: (name, toolCallId) => answers.get(JSON.stringify([name, toolCallId])),
  }
}

async function refined(refine: unknown, name: string, value: unknown): Promise<unknown> {
  if (!isRecord(refine) || !Object.hasOwn(refine, name)) return value
  const own = refine[name]
  // `as`: it is a function, and the SDK gives it the same value.
  return typeof own === 'function' ? await (own as (value: unknown) => unknown)(value) : value
}
