import jsonLogic from 'json-logic-js'
import { JSONPath } from 'jsonpath-plus'
import type { Json, JsonObject } from '../../src/core/base/json.ts'
import { decideSync } from '../../src/core/chain/decide.ts'
import { compilePolicy } from '../../src/core/compile/compile-policy.ts'
import type { StepEventOf } from '../../src/core/events/step-event.ts'
import { createScratchpad } from '../../src/core/events/scratchpad.ts'
import { loadPolicy } from '../../src/core/load/load-policy.ts'
import { effectivePredicates, workloadYaml, type BenchRule, type Predicate } from './workload.ts'

/** A policy file is bounded, so many rules come in several packs, as they would in practice. */
const RULES_PER_PACK = 1_000

type Call = StepEventOf<'ToolCall'>

/** Decides one call: the name of the rule that stops it, or undefined. */
export type Decide = (call: Call) => string | undefined

/** Sluice as a host uses it: the compiled stack, composed, settled and resolved. */
export function sluice(rules: readonly BenchRule[]): Decide {
  const packs = Array.from({ length: Math.ceil(rules.length / RULES_PER_PACK) }, (_, index) => ({
    source: {
      name: `bench-${index}.yaml`,
      text: workloadYaml(rules.slice(index * RULES_PER_PACK, (index + 1) * RULES_PER_PACK), index),
    },
  }))
  const loaded = loadPolicy(packs)
  if (!loaded.ok) throw new Error(loaded.diagnostics[0].message)
  const { stack } = compilePolicy(loaded.value)
  const context = { runId: 'bench', turn: 1, isStreaming: false, env: {}, scratchpad: createScratchpad() }
  return (call) => {
    const decision = decideSync(stack, context, call)
    return decision.kind === 'continue' ? undefined : decision.decidedBy
  }
}

/** What a good engineer writes by hand: closures, a Map by tool name, patterns in a list, remembered per name. */
export function handWritten(rules: readonly BenchRule[]): Decide {
  interface Compiled {
    readonly id: string
    readonly order: number
    readonly test: (args: JsonObject) => boolean
  }
  const byTool = new Map<string, Compiled[]>()
  const byPrefix: { readonly prefix: string; readonly rule: Compiled }[] = []
  for (const [order, rule] of rules.entries()) {
    const tests = effectivePredicates(rule).map(closureOf)
    const compiled = { id: rule.id, order, test: (args: JsonObject) => tests.every((test) => test(args)) }
    if (rule.tool.endsWith('*')) byPrefix.push({ prefix: rule.tool.slice(0, -1), rule: compiled })
    else byTool.set(rule.tool, [...(byTool.get(rule.tool) ?? []), compiled])
  }
  const remembered = new Map<string, readonly Compiled[]>()
  const rulesFor = (name: string): readonly Compiled[] => {
    const known = remembered.get(name)
    if (known !== undefined) return known
    const fitting = byPrefix.filter(({ prefix }) => name.startsWith(prefix)).map(({ rule }) => rule)
    const merged = [...(byTool.get(name) ?? []), ...fitting].sort((left, right) => left.order - right.order)
    remembered.set(name, merged)
    return merged
  }
  return (call) => {
    const args = call.args as JsonObject
    for (const rule of rulesFor(call.toolName)) if (rule.test(args)) return rule.id
    return undefined
  }
}

function closureOf(predicate: Predicate): (args: JsonObject) => boolean {
  const { field } = predicate
  switch (predicate.kind) {
    case 'equals': {
      const { value } = predicate
      return (args) => args[field] === value
    }
    case 'gt': {
      const { value } = predicate
      return (args) => {
        const found = args[field]
        return typeof found === 'number' && found > value
      }
    }
    case 'contains': {
      const { value } = predicate
      return (args) => {
        const found = args[field]
        return typeof found === 'string' && found.includes(value)
      }
    }
    case 'matches': {
      const pattern = new RegExp(predicate.value)
      return (args) => {
        const found = args[field]
        return typeof found === 'string' && pattern.test(found)
      }
    }
    case 'in': {
      const values = new Set<Json | undefined>(predicate.value)
      return (args) => values.has(args[field])
    }
  }
}

/** What the two libraries give without an engine: each rule reads its paths, then its logic is interpreted, the tool test in it. */
export function naive(rules: readonly BenchRule[]): Decide {
  const compiled = rules.map((rule) => {
    const predicates = effectivePredicates(rule)
    return {
      id: rule.id,
      paths: predicates.map(({ field }) => `$.${field}`),
      logic: { and: [toolLogic(rule.tool), ...predicates.map(logicOf)] },
    }
  })
  jsonLogic.add_operation('matches', (text: unknown, pattern: string) => new RegExp(pattern).test(String(text)))
  jsonLogic.add_operation('starts_with', (text: unknown, beginning: string) => String(text).startsWith(beginning))
  return (call) => {
    for (const { id, paths, logic } of compiled) {
      const values = paths.map((path) => firstFound(JSONPath({ path, json: call.args as object, eval: false })))
      if (jsonLogic.apply(logic, { tool: call.toolName, values }) === true) return id
    }
    return undefined
  }
}

function toolLogic(tool: string): JsonObject {
  const name = { var: 'tool' }
  return tool.endsWith('*') ? { starts_with: [name, tool.slice(0, -1)] } : { '===': [name, tool] }
}

function logicOf(predicate: Predicate, index: number): JsonObject {
  const value = { var: `values.${index}` }
  switch (predicate.kind) {
    case 'equals':
      return { '===': [value, predicate.value] }
    case 'gt':
      return { '>': [value, predicate.value] }
    case 'contains':
      return { in: [predicate.value, value] }
    case 'matches':
      return { matches: [value, predicate.value] }
    case 'in':
      return { in: [value, predicate.value] }
  }
}

/** The library types what it finds as `any`. */
function firstFound(found: unknown): unknown {
  return Array.isArray(found) ? (found as readonly unknown[])[0] : undefined
}
