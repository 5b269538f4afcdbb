import { defineLintRule, type LintFinding } from '../../define-lint-rule.ts'
import { exceptionsOfRules } from '../../exceptions-of-rules.ts'
import { formatPath } from '../../../../core/paths/format-path.ts'
import { groupBy } from '../../../../core/base/group-by.ts'
import type { RuleInPack } from '../../lint-context.ts'
import { contains } from '../../path-overlap.ts'
import { argsRead, referenceOf, type PathRead } from '../../paths-read.ts'
import { isUnconditional, rewriteSteps, type RewriteStep } from '../../rewrite-steps.ts'
import { coversTools, toolsHitAlways, toolsHitAtMost } from '../../tool-sets.ts'

/** S-43, L-20: a rule is shown the arguments as the rules before it left them, and `ask` the final ones. */
export const guardOfOverwrittenPath = defineLintRule({
  name: 'guard-of-overwritten-path',
  code: 'SLC428',
  category: 'correctness',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a test reads an argument that a rewrite in front of it always sets or removes',
  why: 'Rules judge the arguments as the rules before them left them. A test of a value that the policy itself put there always gives one verdict; what the agent wrote is never judged.',
  fix: 'Put the rule in front of the rewrite, or take out the one of the two that is not meant.',
  examples: {
    bad: [
      `- id: dry-runs
  event: tool_call
  match: { tool: [deploy, migrate] }
  rewrite:
    - set: { $.dry_run: true }
- id: no-live-migration
  event: tool_call
  match: { tool: migrate }
  unless: { args: { $.dry_run: true } }
  skip: Nothing was migrated. Do not retry.
`,
    ],
    good: [
      `- id: no-live-migration
  event: tool_call
  match: { tool: migrate }
  unless: { args: { $.dry_run: true } }
  skip: Nothing was migrated. Do not retry.
- id: dry-runs
  event: tool_call
  match: { tool: [deploy, migrate] }
  rewrite:
    - set: { $.dry_run: true }
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, context) {
    const exceptionsOf = exceptionsOfRules(context)
    const fixed = rewriteSteps(context).filter((step) => leavesOneValue(step) && isUnconditional(step.owner, exceptionsOf))
    if (fixed.length === 0) return
    const byMember = groupBy(fixed, ({ path }) => formatPath(path.steps.slice(0, 1)))
    for (const [place, owner] of context.rules.entries()) {
      if (!owner.rule.events.includes('tool_call')) continue
      for (const read of [...argsRead(owner.rule.match), ...argsRead(owner.rule.unless)]) {
        const near = byMember.get(formatPath(read.path.steps.slice(0, 1))) ?? []
        const step = near.find((one) => isBefore(one, place, owner) && decides(one, owner, read))
        if (step !== undefined) yield finding(owner, read, step)
      }
    }
  },
})

/** A value taken from the call or the host is judged for good reason. */
function leavesOneValue({ operation, path, value }: RewriteStep): boolean {
  if (!path.isDefinite) return false
  return operation === 'remove' || (operation === 'set' && referenceOf(value) === undefined)
}

function isBefore(step: RewriteStep, place: number, { rule }: RuleInPack): boolean {
  return step.place < place || (rule.action.name === 'ask' && step.place !== place)
}

function decides(step: RewriteStep, { rule }: RuleInPack, read: PathRead): boolean {
  return contains(step.path.steps, read.path.steps) && coversTools(toolsHitAlways(step.owner.rule.match), toolsHitAtMost(rule.match))
}

function finding({ rule }: RuleInPack, read: PathRead, step: RewriteStep): LintFinding {
  const done = step.operation === 'remove' ? 'removes' : 'sets'
  return {
    span: read.span,
    message: `rule \`${rule.id}\` never judges what the agent wrote at \`${read.path.text}\`: \`${step.owner.rule.id}\` always ${done} it`,
    hint: rule.action.name === 'ask' ? 'an approver is asked about the final arguments: keep one of the two' : 'put the rule in front of the rewrite, or keep one of the two',
    related: [{ span: step.span, message: `it is ${step.operation === 'remove' ? 'removed' : 'set'} here` }],
  }
}
