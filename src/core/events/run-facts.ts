import { type Json, type JsonObject } from '../base/json.ts'
import type { HookContext } from './hook-context.ts'

/** What policies may ask about the run: the facts that the host states (L-17). */
export const runFields = ['turn', 'agent', 'user', 'id', 'parent', 'is_streaming'] as const
export type RunField = (typeof runFields)[number]

export function isRunField(name: string): name is RunField {
  return (runFields as readonly string[]).includes(name)
}

/** One fact of the run, without building the others; undefined where the host does not state it. */
export function runFact(context: HookContext, field: RunField): Json | undefined {
  switch (field) {
    case 'turn':
      return context.turn
    case 'agent':
      return context.agentName
    case 'user':
      return context.user
    case 'id':
      return context.runId
    case 'parent':
      return context.parentRunId
    case 'is_streaming':
      return context.isStreaming
  }
}

/** All facts of the run under the names that policies use; those that are not stated are left out. */
export function runFacts(context: HookContext): JsonObject {
  const facts: Record<string, Json> = {}
  for (const field of runFields) {
    const fact = runFact(context, field)
    if (fact !== undefined) facts[field] = fact
  }
  return facts
}
