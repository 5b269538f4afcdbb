import { isJsonArray, jsonEqual, type Json } from '../../../../core/base/json.ts'
import { compilePolicy } from '../../../../core/compile/compile-policy.ts'
import type { JudgeRule } from '../../../../core/compile/rule-verdict.ts'
import type { EventMatcherNode } from '../../../../core/rules/policy-ast.ts'
import { formatPath } from '../../../../core/paths/format-path.ts'
import { visitTests, type TestNode } from '../../../../core/rules/visit-tests.ts'
import { isToolNamePattern } from '../../../../core/text/tool-name-pattern.ts'
import { defineLintRule, type LintFinding } from '../../define-lint-rule.ts'
import { exceptionsOfRules } from '../../exceptions-of-rules.ts'
import { groupBy } from '../../../../core/base/group-by.ts'
import type { RuleInPack } from '../../lint-context.ts'
import { argsRead } from '../../paths-read.ts'
import { rewriteSteps, type RewriteStep } from '../../rewrite-steps.ts'
import { argsWith, bindStep, callWith, emptyContext, type RunRewrite } from '../../run-rewrite.ts'
import { coversTools, toolsHitAtMost } from '../../tool-sets.ts'
import { witnessValues } from '../../witness-values.ts'

/** S-43, L-20: a guard judges the arguments twice, as the rules before it left them and as they are at the end. */
export const orderDependentPair = defineLintRule({
  name: 'order-dependent-pair',
  code: 'SLC429',
  category: 'correctness',
  severity: 'warning',
  preset: 'recommended',
  summary: 'what stands in front of an operation refuses every value that it would mend; the other way round both would work',
  why: 'A guard judges the arguments as they are when its turn comes. One that stands in front of a rewrite stops the very calls that the rewrite is there to mend.',
  fix: 'Put the rewrite in front of the guard, which then judges what really runs. Within a rewrite, convert first and bring into range then.',
  examples: {
    bad: [
      `- id: page-size
  event: tool_call
  match: { tool: search }
  unless: { args: { $.limit: { between: [1, 50] } } }
  skip: The search did not run. Do not retry.
- id: default-size
  event: tool_call
  match: { tool: search }
  rewrite:
    - default: { $.limit: 50 }
`,
      `- id: mended
  event: tool_call
  match: { tool: search }
  rewrite:
    - clamp: { $.limit: { min: 1, max: 50 } }
    - coerce: { $.limit: integer }
`,
    ],
    good: [
      `- id: mended
  event: tool_call
  match: { tool: search }
  rewrite:
    - default: { $.limit: 50 }
    - coerce: { $.limit: integer }
    - clamp: { $.limit: { min: 1, max: 50 } }
- id: page-size
  event: tool_call
  match: { tool: search }
  unless: { args: { $.limit: { between: [1, 50] } } }
  skip: The search did not run. Do not retry.
`,
      `- id: no-flood
  event: tool_call
  match: { tool: search, args: { $.limit: { gt: 10000 } } }
  skip: The search did not run. Do not retry.
- id: page-size
  event: tool_call
  match: { tool: search }
  rewrite:
    - clamp: { $.limit: { min: 1, max: 50 } }
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, context) {
    const steps = rewriteSteps(context).filter(({ path }) => path.isDefinite)
    if (steps.length === 0) return
    for (const same of groupBy(steps, ({ path }) => formatPath(path.steps)).values()) yield* insideRewrites(same)
    const exceptionsOf = exceptionsOfRules(context)
    const guards = context.rules.flatMap((owner, place) => guardAt(owner, place))
    const byPath = groupBy(guards, ({ path }) => path)
    const judges = new Map<RuleInPack, JudgeRule>()
    for (const step of steps) {
      const near = (byPath.get(formatPath(step.path.steps)) ?? []).filter(({ place, owner }) => place < step.place && exceptionsOf(owner.rule.fullName).length === 0)
      const guard = near.slice(-lookBack).find((one) => refusesAllThatIsMended(one, step, judges))
      if (guard !== undefined) yield behindGuard(step, guard)
    }
  },
})

/** Guards of one argument farther from a rewrite than this are not tried; it keeps the work linear. */
const lookBack = 10

interface Guard {
  readonly owner: RuleInPack
  readonly place: number
  readonly path: string
  /** Numbers and texts that it compares the argument with. */
  readonly values: readonly Json[]
}

function* insideRewrites(same: readonly RewriteStep[]): Generator<LintFinding> {
  for (const [at, step] of same.entries()) {
    const earlier = same.slice(Math.max(0, at - lookBack), at).find((other) => other.owner === step.owner && refusesAll(bindStep(other), step, [other]))
    if (earlier === undefined) continue
    yield {
      span: step.span,
      message: `\`${step.operation}\` mends nothing at \`${step.path.text}\`: \`${earlier.operation}\` in front of it cannot be done on what it would mend`,
      hint: `put \`${step.operation}\` in front of \`${earlier.operation}\``,
      related: [{ span: earlier.span, message: 'such a call is refused here' }],
    }
  }
}

/** Of the values that the step changes, is there one, and none that gets past what stands in front? */
function refusesAll(inFront: RunRewrite, step: RewriteStep, others: readonly RewriteStep[]): boolean {
  const mended = mendedBy(bindStep(step), step, others.flatMap(witnessValues))
  return mended.length > 0 && mended.every(({ before }) => inFront(before) === undefined)
}

interface Mended {
  readonly before: Json
  readonly after: Json
}

function mendedBy(run: RunRewrite, step: RewriteStep, further: readonly Json[]): readonly Mended[] {
  const holding = [...witnessValues(step), ...further, null].flatMap((value) => argsWith(step.path.steps, value) ?? [])
  return [{}, ...holding].flatMap((before) => {
    const after = run(before)
    return after === undefined || jsonEqual(before, after) ? [] : [{ before, after }]
  })
}

/** Only tests that ask nothing but the value and the host nothing, so that a verdict here is one there. */
const plainOperators: readonly string[] = ['equals', 'not_equals', 'in', 'not_in', 'gt', 'gte', 'lt', 'lte', 'between', 'number', 'type', 'length', 'schema']

function guardAt(owner: RuleInPack, place: number): readonly Guard[] {
  const { rule } = owner
  const stops = rule.action.name === 'skip' || rule.action.name === 'terminate'
  if (!stops || rule.mode === 'shadow' || rule.when !== undefined || !rule.events.includes('tool_call')) return []
  const matches = [rule.match, rule.unless].filter((match) => match !== undefined)
  const nodes = matches.flatMap(allTests)
  if (!nodes.every(isPlain)) return []
  const values = nodes.flatMap((node) => (node.kind === 'operator' && node.operand.kind === 'literal' ? scalarsIn(node.operand.param) : []))
  const paths = new Set(matches.flatMap((match) => argsRead(match).map(({ path }) => formatPath(path.steps))))
  return [...paths].map((path) => ({ owner, place, path, values: values.slice(0, 20) }))
}

function allTests(match: EventMatcherNode): readonly TestNode[] {
  const nodes: TestNode[] = []
  visitTests(match, (node) => nodes.push(node))
  return nodes
}

function isPlain(node: TestNode): boolean {
  if (node.kind === 'operator') return plainOperators.includes(node.name) && node.operand.kind === 'literal'
  return !['shell', 'effects', 'mcp', 'run', 'env'].includes(node.kind)
}

/** A number with those beside it, so that both sides of a bound are tried. */
function scalarsIn(param: Json): readonly Json[] {
  if (typeof param === 'number') return [param - 1, param, param + 1]
  if (typeof param === 'string') return [param]
  return typeof param === 'object' && param !== null ? (isJsonArray(param) ? param : Object.values(param)).flatMap(scalarsIn) : []
}

function refusesAllThatIsMended(guard: Guard, step: RewriteStep, judges: Map<RuleInPack, JudgeRule>): boolean {
  const tools = toolsHitAtMost(step.owner.rule.match)
  const tool = tools === 'every' ? undefined : tools.find((name) => !isToolNamePattern(name))
  if (tool === undefined || !coversTools(toolsHitAtMost(guard.owner.rule.match), tools)) return false
  const [judgeGuard, judgeRewrite] = [judgeOf(guard.owner, judges), judgeOf(step.owner, judges)]
  const verdict = (judge: JudgeRule, args: Json): string => judge(callWith(args, tool), emptyContext()).verdict
  const mended = mendedBy(bindStep(step), step, guard.values).filter(({ before }) => verdict(judgeRewrite, before) === 'hit')
  return mended.length > 0 && mended.every(({ before }) => verdict(judgeGuard, before) !== 'miss') && mended.some(({ after }) => verdict(judgeGuard, after) === 'miss')
}

/** Compiled alone, and once: a rule may stand near many others. */
function judgeOf(owner: RuleInPack, judges: Map<RuleInPack, JudgeRule>): JudgeRule {
  const known = judges.get(owner)
  if (known !== undefined) return known
  const { pack, rule } = owner
  const compiled = compilePolicy({ packs: [{ ...pack, sources: [], exceptions: [], rules: [rule] }] }).rules.get(rule.fullName)
  if (compiled === undefined) throw new Error(`the rule \`${rule.fullName}\` was not compiled`)
  judges.set(owner, compiled.judge)
  return compiled.judge
}

function behindGuard(step: RewriteStep, { owner }: Guard): LintFinding {
  return {
    span: step.span,
    message: `\`${step.operation}\` mends nothing at \`${step.path.text}\`: rule \`${owner.rule.id}\` in front of it refuses every call that it would change`,
    hint: `put the rewrite in front of \`${owner.rule.id}\`, which judges the final arguments`,
    related: [{ span: owner.rule.span, message: 'such a call is refused here' }],
  }
}
