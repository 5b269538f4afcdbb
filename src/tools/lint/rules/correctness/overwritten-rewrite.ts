import { formatPath } from '../../../../core/paths/format-path.ts'
import type { RuleNode } from '../../../../core/rules/policy-ast.ts'
import { defineLintRule, type LintFinding } from '../../define-lint-rule.ts'
import { exceptionsOfRules, type ExceptionsOf } from '../../exceptions-of-rules.ts'
import { groupBy } from '../../../../core/base/group-by.ts'
import type { RuleInPack } from '../../lint-context.ts'
import { contains, mayTouch } from '../../path-overlap.ts'
import { referenceOf, stepsRead } from '../../paths-read.ts'
import { isUnconditional, rewriteSteps, type RewriteStep } from '../../rewrite-steps.ts'
import { coversTools, mayShareTool, toolsHitAlways, toolsHitAtMost } from '../../tool-sets.ts'

/** L-31, S-47: operations happen in load order, and a later one wins. */
export const overwrittenRewrite = defineLintRule({
  name: 'overwritten-rewrite',
  code: 'SLC427',
  category: 'correctness',
  severity: 'warning',
  preset: 'recommended',
  summary: 'an operation of `rewrite` writes what another one always overwrites, or fills in what is always there',
  why: 'Operations happen in load order, and the later one wins. A limit that a later rule overwrites limits nothing, and a `default` behind another one is never needed.',
  fix: 'Take one of the two out, put them into the order that is meant, or give each its own tools.',
  examples: {
    bad: [
      `- id: small-pages
  event: tool_call
  match: { tool: search }
  rewrite:
    - clamp: { $.limit: { max: 50 } }
- id: one-size
  event: tool_call
  match: { tool: [search, list_orders] }
  rewrite:
    - set: { $.limit: 100 }
`,
      `- id: default-pages
  event: tool_call
  match: { tool: [search, list_orders] }
  rewrite:
    - default: { $.limit: 50 }
- id: short-searches
  event: tool_call
  match: { tool: search }
  rewrite:
    - default: { $.limit: 10 }
`,
    ],
    good: [
      `- id: short-searches
  event: tool_call
  match: { tool: search }
  rewrite:
    - default: { $.limit: 10 }
    - coerce: { $.limit: integer }
    - clamp: { $.limit: { min: 1, max: 50 } }
- id: default-pages
  event: tool_call
  match: { tool: [search, list_orders] }
  rewrite:
    - default: { $.limit: 50 }
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, context) {
    const steps = rewriteSteps(context).filter(({ path }) => path.isDefinite)
    const exceptionsOf = exceptionsOfRules(context)
    // Whatever overwrites or fills a place names it or something above it, so both begin with one member.
    for (const near of groupBy(steps, ({ path }) => firstMember(path.steps)).values()) {
      for (const [at, step] of near.entries()) {
        yield* overwritten(step, near.slice(at + 1, at + 1 + lookAhead), context.rules, exceptionsOf)
        yield* neverNeeded(step, near.slice(Math.max(0, at - lookAhead), at), exceptionsOf)
      }
    }
  },
})

/** Farther apart than this in rules on one argument nobody is told; it keeps the work linear. */
const lookAhead = 50

function firstMember(steps: RewriteStep['path']['steps']): string {
  return formatPath(steps.slice(0, 1))
}

function* overwritten(
  step: RewriteStep,
  later: readonly RewriteStep[],
  rules: readonly RuleInPack[],
  exceptionsOf: ExceptionsOf,
): Generator<LintFinding> {
  if (step.operation === 'remove') return
  for (const other of later) {
    // It may be the one that makes the parents which the other finds.
    const needsParents = step.creates && !other.creates && other.operation === 'set' && other.path.steps.length > 1
    const overwrites = !needsParents && (other.operation === 'set' || other.operation === 'remove')
    if (overwrites && contains(other.path.steps, step.path.steps) && happensWhenever(step, other, exceptionsOf)) {
      // What is read before it is overwritten has done its work.
      if (rules.slice(step.place + 1, other.place + 1).some(({ rule }) => isReadBy(rule, step, exceptionsOf))) return
      yield {
        span: step.span,
        message: `what \`${step.operation}\` does to \`${step.path.text}\` is always overwritten${otherRule(step, other)}`,
        hint: 'take one of the two out, or change their order',
        related: [{ span: other.span, message: `\`${other.operation}\` overwrites it here` }],
      }
      return
    }
  }
}

function* neverNeeded(step: RewriteStep, earlier: readonly RewriteStep[], exceptionsOf: ExceptionsOf): Generator<LintFinding> {
  if (step.operation !== 'default') return
  for (const other of earlier.toReversed()) {
    const { value } = other
    const fills = (other.operation === 'set' || other.operation === 'default') && value !== null && referenceOf(value) === undefined
    if (fills && contains(other.path.steps, step.path.steps) && contains(step.path.steps, other.path.steps) && happensWhenever(step, other, exceptionsOf)) {
      yield {
        span: step.span,
        message: `\`default\` never finds \`${step.path.text}\` missing${otherRule(step, other)}`,
        hint: 'take it out, or move it in front of the other one',
        related: [{ span: other.span, message: `\`${other.operation}\` has put a value there` }],
      }
      return
    }
    if (mayTouch(other.path.steps, step.path.steps) && (other.operation === 'remove' || value === null)) return
  }
}

/** Does the rule judge or copy what the step wrote? */
function isReadBy(rule: RuleNode, step: RewriteStep, exceptionsOf: ExceptionsOf): boolean {
  if (!mayShareTool(toolsHitAtMost(rule.match), toolsHitAtMost(step.owner.rule.match))) return false
  return stepsRead(rule, exceptionsOf(rule.fullName)).some((read) => mayTouch(read, step.path.steps))
}

/** Is `other` done on every call on which `step` is? */
function happensWhenever(step: RewriteStep, other: RewriteStep, exceptionsOf: ExceptionsOf): boolean {
  if (step.owner === other.owner) return true
  return isUnconditional(other.owner, exceptionsOf) && coversTools(toolsHitAlways(other.owner.rule.match), toolsHitAtMost(step.owner.rule.match))
}

function otherRule(step: RewriteStep, other: RewriteStep): string {
  return step.owner === other.owner ? '' : `: rule \`${other.owner.rule.id}\` hits the same calls`
}
