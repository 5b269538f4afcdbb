import type { z } from 'zod'
import type { Json } from '../../base/json.ts'
import type { HookContext } from '../../events/hook-context.ts'
import type { StepEvent } from '../../events/step-event.ts'

/** What an operation may read beside the arguments. */
export interface OperationFacts {
  readonly event: StepEvent
  readonly context: HookContext
}

/** One change of the arguments; the arguments themselves where nothing changes. Throws `Undecidable`. */
export type Operation = (args: Json, facts: OperationFacts) => Json

export interface OperationExample {
  readonly param: Json
  readonly args: Json
  /** Absent: the operation cannot be done on these arguments. */
  readonly want?: Json
}

/** One operation of `rewrite` (L-31). Applied to its own output it changes nothing (L-32). */
export interface OperationDefinition<Name extends string = string, Param = never> {
  readonly name: Name
  readonly summary: string
  readonly param: z.ZodType<Param>
  /** `create: true` may stand beside it. */
  readonly mayCreate?: boolean
  readonly bind: (param: Param, create: boolean) => Operation
  readonly examples: readonly OperationExample[]
}

export function defineOperation<const Name extends string, Param>(
  definition: OperationDefinition<Name, Param>,
): OperationDefinition<Name> {
  // The one place where the parameter type is forgotten: the schema of `rewrite` asks `param` before anybody binds.
  return definition as unknown as OperationDefinition<Name>
}
