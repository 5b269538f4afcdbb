import type { Json, JsonObject } from '../../src/core/base/json.ts'
import type { StepEventOf } from '../../src/core/events/step-event.ts'

/** One test of an argument, in a form that every contender can be built from. */
export type Predicate =
  | { readonly kind: 'equals'; readonly field: string; readonly value: string }
  | { readonly kind: 'gt'; readonly field: string; readonly value: number }
  | { readonly kind: 'contains'; readonly field: string; readonly value: string }
  | { readonly kind: 'matches'; readonly field: string; readonly value: string }
  | { readonly kind: 'in'; readonly field: string; readonly value: readonly string[] }

export interface BenchRule {
  readonly id: string
  /** A name, or a beginning followed by `*`. */
  readonly tool: string
  readonly predicates: readonly Predicate[]
}

export interface Workload {
  readonly rules: readonly BenchRule[]
  readonly events: readonly StepEventOf<'ToolCall'>[]
}

/** Reproducible numbers (mulberry32); the same seed gives the same workload on every machine. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const EVENTS = 1_000

/** Rules over about a fifth as many tools, 30 % of them by a pattern; about one event in ten hits. */
export function manyTools(count: number): Workload {
  return makeWorkload(count, Math.max(1, Math.floor(count / 5)))
}

/** All rules on one tool, as with a shell tool. */
export function hotTool(count: number): Workload {
  return makeWorkload(count, 1)
}

function makeWorkload(count: number, tools: number): Workload {
  const random = createRandom(20_261_130 + count * 31 + tools)
  const pick = (below: number): number => Math.floor(random() * below)
  const toolName = (index: number): string => `mcp__server${index % 17}__tool_${index}`
  const rules = Array.from({ length: count }, (_, index): BenchRule => {
    const tool = toolName(tools === 1 ? 0 : pick(tools))
    // A pattern covers the tool of this number and those whose number begins with it.
    const isPattern = tools > 1 && random() < 0.3
    const predicates = Array.from({ length: 1 + pick(3) }, (__, place) => makePredicate(index, place, pick, random))
    return { id: `r${index}`, tool: isPattern ? `${tool}*` : tool, predicates }
  })
  const events = Array.from({ length: EVENTS }, (_, index) => {
    const target = random() < 0.1 ? rules[pick(count)] : undefined
    const args = target === undefined ? missingArgs(pick) : hittingArgs(target, pick)
    const name = target?.tool.replace('*', '') ?? toolName(pick(tools))
    return makeEvent(name, args, index)
  })
  return { rules, events }
}

function makePredicate(
  index: number,
  place: number,
  pick: (below: number) => number,
  random: () => number,
): Predicate {
  const kinds = ['equals', 'gt', 'contains', 'matches', 'in'] as const
  const kind = kinds[pick(kinds.length)] ?? 'equals'
  switch (kind) {
    case 'equals':
      return { kind, field: `mode${place}`, value: `mode-${index}` }
    case 'gt':
      return { kind, field: `amount${place}`, value: 1_000 + Math.floor(random() * 100_000) }
    case 'contains':
      return { kind, field: `text${place}`, value: `needle-${index}-` }
    case 'matches':
      return { kind, field: `text${place}`, value: `forbidden-${index}-[0-9]+` }
    case 'in':
      return { kind, field: `mode${place}`, value: [`a-${index}`, `b-${index}`, `c-${index}`] }
  }
}

function missingArgs(pick: (below: number) => number): Record<string, Json> {
  const args: Record<string, Json> = {}
  for (let place = 0; place < 3; place++) {
    args[`mode${place}`] = `quiet-${pick(1_000)}`
    args[`amount${place}`] = pick(1_000)
    args[`text${place}`] = `an ordinary text of a tool call, number ${pick(100_000)}, with some more words`
  }
  return args
}

function hittingArgs(rule: BenchRule, pick: (below: number) => number): Record<string, Json> {
  const args = missingArgs(pick)
  for (const predicate of rule.predicates) {
    switch (predicate.kind) {
      case 'equals':
        args[predicate.field] = predicate.value
        break
      case 'gt':
        args[predicate.field] = predicate.value + 1
        break
      case 'contains':
        args[predicate.field] = `here is ${predicate.value} inside`
        break
      case 'matches':
        args[predicate.field] = `${predicate.value.replace('[0-9]+', '42')} is here`
        break
      case 'in':
        args[predicate.field] = predicate.value[1] ?? ''
        break
    }
  }
  return args
}

function makeEvent(toolName: string, args: JsonObject, index: number): StepEventOf<'ToolCall'> {
  return { kind: 'ToolCall', toolName, internalCallId: `c${index}`, args, argsText: '' }
}

/** The same rules as a policy. */
export function workloadYaml(rules: readonly BenchRule[], pack = 0): string {
  const header = `sluice: 1\npack: { id: bench/pack-${pack}, version: 1.0.0 }\nrules:\n`
  return header + rules.map(ruleYaml).join('')
}

function ruleYaml(rule: BenchRule): string {
  const tests = rule.predicates.map((predicate) => {
    const key = `        $.${predicate.field}:`
    return `${key} { ${predicate.kind}: ${JSON.stringify(predicate.value)} }\n`
  })
  // Two predicates may fall on one field; a map holds each field once.
  const byField = new Map(rule.predicates.map((predicate, index) => [predicate.field, tests[index] ?? '']))
  return [
    `  - id: ${rule.id}\n`,
    `    severity: high\n`,
    `    description: A guard of the benchmark.\n`,
    `    event: tool_call\n`,
    `    match:\n`,
    `      tool: ${JSON.stringify(rule.tool)}\n`,
    `      args:\n`,
    ...byField.values(),
    `    skip: Not run by rule ${rule.id}. Do not retry.\n`,
  ].join('')
}

/** The predicates that the YAML form keeps: one for each field, the last. */
export function effectivePredicates(rule: BenchRule): readonly Predicate[] {
  return [...new Map(rule.predicates.map((predicate) => [predicate.field, predicate])).values()]
}
