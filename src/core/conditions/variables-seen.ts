import { defineMember, type Json, type JsonObject } from '../base/json.ts'
import type { ConditionData } from './condition-data.ts'
import { conditionVariables } from './condition-variables.ts'
import { ABSENT, lookUp, MISFIT, variableSteps } from './frame.ts'
import { isUnknown } from './outcome.ts'

/** What the literal variables of an expression hold, by their paths; what is not there is left out. For explanations. */
export function variablesSeen(expression: Json, data: ConditionData): JsonObject {
  const seen: Record<string, Json> = {}
  for (const path of conditionVariables(expression)) {
    const found = lookUp({ kind: 'event', data, steps: { left: 0 } }, variableSteps(path))
    if (found !== ABSENT && found !== MISFIT && !isUnknown(found)) defineMember(seen, path, found)
  }
  return seen
}
