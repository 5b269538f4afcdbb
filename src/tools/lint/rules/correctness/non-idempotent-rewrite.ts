import { isJsonObject, jsonEqual, ownMember, type Json } from '../../../../core/base/json.ts'
import { formatPath } from '../../../../core/paths/format-path.ts'
import { defineLintRule, type LintFinding } from '../../define-lint-rule.ts'
import { exceptionsOfRules, type ExceptionsOf } from '../../exceptions-of-rules.ts'
import { groupBy } from '../../../../core/base/group-by.ts'
import type { RuleInPack } from '../../lint-context.ts'
import { mayTouch } from '../../path-overlap.ts'
import { isUnconditional, rewriteSteps, type RewriteStep } from '../../rewrite-steps.ts'
import { argsWith, bindRewrite, bindStep, withValue, type RunRewrite } from '../../run-rewrite.ts'
import { mayShareTool, toolsHitAlways } from '../../tool-sets.ts'
import { witnessValues } from '../../witness-values.ts'

/** L-32. Found by running the operations on values that they name themselves, so each finding is a fact. */
export const nonIdempotentRewrite = defineLintRule({
  name: 'non-idempotent-rewrite',
  code: 'SLC430',
  category: 'correctness',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a rewrite, or two of them, would change their own result once more',
  why: 'What runs then still holds what the rewrite was to take out, or lies outside the range that another rewrite was to keep. An agent can write a value that is mended into a bad one.',
  fix: 'Put something harmless in place of what is found, refuse such calls with a guard, or change the order of the operations.',
  examples: {
    bad: [
      '- id: https-only\n  event: tool_call\n  match: { tool: fetch }\n  rewrite:\n    - replace: { $.url: { pattern: "http", with: https } }\n',
      `- id: small-pages
  event: tool_call
  match: { tool: search }
  rewrite:
    - clamp: { $.limit: { max: 50 } }
- id: default-pages
  event: tool_call
  match: { tool: [search, list_orders] }
  rewrite:
    - default: { $.limit: 100 }
`,
    ],
    good: [
      '- id: no-force\n  event: tool_call\n  match: { tool: git }\n  rewrite:\n    - replace: { $.command: { pattern: " --force", with: " --no-force" } }\n',
      '- id: https-only\n  event: tool_call\n  match: { tool: fetch }\n  rewrite:\n    - replace: { $.url: { pattern: "^http:", with: "https:" } }\n',
      '- id: small-pages\n  event: tool_call\n  match: { tool: search }\n  rewrite:\n    - default: { $.limit: 50 }\n    - clamp: { $.limit: { max: 50 } }\n',
    ],
  },
  since: '0.2.0',
  *check(_policy, context) {
    const steps = rewriteSteps(context)
    if (steps.length === 0) return
    const owners = new Map<RuleInPack, Rewrite>()
    for (const step of steps) {
      const known = owners.get(step.owner)
      if (known === undefined) owners.set(step.owner, { owner: step.owner, run: bindRewrite(step.owner.rule.action), steps: [step] })
      else known.steps.push(step)
    }
    const unstable = new Set<RuleInPack>()
    for (const rewrite of owners.values()) {
      const finding = changesItsResult(rewrite)
      if (finding === undefined) continue
      unstable.add(rewrite.owner)
      yield finding
    }
    const stable = [...owners.values()].filter(({ owner }) => !unstable.has(owner))
    yield* chains(stable, exceptionsOfRules(context))
  },
})

interface Rewrite {
  readonly owner: RuleInPack
  readonly run: RunRewrite
  readonly steps: RewriteStep[]
}

function changesItsResult({ run, steps }: Rewrite): LintFinding | undefined {
  for (const witness of witnesses(steps)) {
    const once = run(witness.args)
    const twice = once === undefined ? undefined : run(once)
    if (once === undefined || twice === undefined || jsonEqual(once, twice)) continue
    const step = steps.find((one) => changes(one, once)) ?? witness.step
    // Halves that join where something was deleted are found where guards are held against it (SLC529).
    if (deletes(step)) continue
    const text = typeof witness.value === 'string' ? `, as in \`${JSON.stringify(witness.value)}\`` : ''
    return {
      span: step.span,
      message:
        step.operation === 'replace'
          ? `\`replace\` can leave at \`${step.path.text}\` what it looks for${text}`
          : `\`${step.operation}\` would change what the rewrite as a whole leaves at \`${step.path.text}\``,
      hint: step.operation === 'replace' ? 'put something in its place that the pattern does not find' : 'change the order of the operations',
    }
  }
  return undefined
}

function deletes({ operation, value }: RewriteStep): boolean {
  return (operation === 'replace' || operation === 'redact') && value !== undefined && isJsonObject(value) && ownMember(value, 'with') === ''
}

function changes(step: RewriteStep, args: Json): boolean {
  const changed = bindStep(step)(args)
  return changed !== undefined && !jsonEqual(changed, args)
}

/** Rules on one argument farther apart than this are not tried together; it keeps the work linear. */
const lookAhead = 5

function* chains(rewrites: readonly Rewrite[], exceptionsOf: ExceptionsOf): Generator<LintFinding> {
  const open = rewrites.filter(({ owner }) => isUnconditional(owner, exceptionsOf))
  const onMembers = open.flatMap((rewrite) => [...new Set(rewrite.steps.map(({ path }) => formatPath(path.steps.slice(0, 1))))].map((member) => ({ member, rewrite })))
  const said = new Set<Rewrite>()
  for (const near of groupBy(onMembers, ({ member }) => member).values()) {
    for (const [at, { rewrite: earlier }] of near.entries()) {
      for (const { rewrite: later } of near.slice(at + 1, at + 1 + lookAhead)) {
        if (said.has(later) || !mayShareTool(toolsHitAlways(earlier.owner.rule.match), toolsHitAlways(later.owner.rule.match))) continue
        const finding = undoes(earlier, later)
        if (finding === undefined) continue
        said.add(later)
        yield finding
      }
    }
  }
}

/** Does the later rule leave what the earlier one would change? */
function undoes(earlier: Rewrite, later: Rewrite): LintFinding | undefined {
  for (const { args } of witnesses([...earlier.steps, ...later.steps])) {
    const between = earlier.run(args)
    const once = between === undefined ? undefined : later.run(between)
    const again = once === undefined ? undefined : earlier.run(once)
    if (once === undefined || again === undefined || jsonEqual(once, again)) continue
    // The later rule may take back at once what the earlier one would change.
    const twice = later.run(again)
    if (twice === undefined || jsonEqual(once, twice)) continue
    const undone = earlier.steps.find((step) => changes(step, once)) ?? earlier.steps[0]
    const step = later.steps.find(({ path }) => undone !== undefined && mayTouch(path.steps, undone.path.steps)) ?? later.steps[0]
    if (step === undefined || undone === undefined) return undefined
    return {
      span: step.span,
      message: `\`${step.operation}\` can leave at \`${step.path.text}\` what \`${earlier.owner.rule.id}\`, which stands in front of it, would change`,
      hint: 'put the two into the other order, or into one rule',
      related: [{ span: undone.span, message: `\`${undone.operation}\` has been done by then` }],
    }
  }
  return undefined
}

interface Witness {
  readonly args: Json
  readonly value: Json
  readonly step: RewriteStep
}

/** Arguments with one value that a step names, none, all of them together, and a different text at each path. */
function* witnesses(steps: readonly RewriteStep[]): Generator<Witness> {
  const [first] = steps
  if (first === undefined) return
  yield { args: {}, value: null, step: first }
  let together: Json = {}
  let apart: Json = {}
  for (const step of steps) {
    const values = witnessValues(step)
    for (const value of values) {
      const args = argsWith(step.path.steps, value)
      if (args !== undefined) yield { args, value, step }
    }
    together = withValue(together, step.path.steps, values.at(-1) ?? step.path.text) ?? together
    apart = withValue(apart, step.path.steps, step.path.text) ?? apart
  }
  yield { args: together, value: null, step: first }
  yield { args: apart, value: null, step: first }
}
