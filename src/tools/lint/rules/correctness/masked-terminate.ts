import { defineLintRule } from '../../define-lint-rule.ts'
import type { RuleInPack } from '../../lint-context.ts'
import { mayTouch } from '../../path-overlap.ts'
import { stepsRead } from '../../paths-read.ts'
import { mayShareTool, toolsHitAtMost, type ToolSet } from '../../tool-sets.ts'
import type { PathStep } from '../../../../core/paths/arg-path.ts'

/** L-20, S-43: the first stop in order wins, also over a later `terminate`. */
export const maskedTerminate = defineLintRule({
  name: 'masked-terminate',
  code: 'SLC433',
  category: 'correctness',
  severity: 'warning',
  preset: 'strict',
  summary: 'a `skip` stands in front of a `terminate` that judges the same arguments of the same tool',
  why: 'The first stop in order wins. A call that both rules hit is only refused, so an agent that adds what the skip forbids keeps its run.',
  fix: 'Put the rules that end the run in front of those that refuse a call.',
  examples: {
    bad: [
      `- id: no-deletes
  severity: high
  event: tool_call
  match: { tool: bash, args: { $.command: { shell: { runs: rm } } } }
  skip: The command did not run. Do not retry.
- id: policy-switched-off
  severity: critical
  event: tool_call
  match: { tool: bash, args: { $.command: { shell: { runs: policyctl } } } }
  terminate: The agent tried to switch its policy off.
`,
    ],
    good: [
      `- id: policy-switched-off
  severity: critical
  event: tool_call
  match: { tool: bash, args: { $.command: { shell: { runs: policyctl } } } }
  terminate: The agent tried to switch its policy off.
- id: no-deletes
  severity: high
  event: tool_call
  match: { tool: bash, args: { $.command: { shell: { runs: rm } } } }
  skip: The command did not run. Do not retry.
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, { rules }) {
    const skips: Stop[] = []
    for (const owner of rules) {
      const { rule } = owner
      if (!rule.events.includes('tool_call') || rule.mode === 'shadow') continue
      if (rule.action.name === 'skip') skips.push(stopOf(owner))
      if (rule.action.name !== 'terminate') continue
      const stop = stopOf(owner)
      const mask = skips.find((skip) => mayBothHit(skip, stop))
      if (mask === undefined) continue
      yield {
        span: rule.action.span,
        message: `rule \`${rule.id}\` does not end the run where \`${mask.owner.rule.id}\`, which stands in front of it, hits too`,
        hint: 'put it in front of the rule that skips',
        related: [{ span: mask.owner.rule.action.span, message: 'the first stop in order wins' }],
      }
    }
  },
})

interface Stop {
  readonly owner: RuleInPack
  readonly tools: ToolSet
  readonly reads: readonly (readonly PathStep[])[]
}

function stopOf(owner: RuleInPack): Stop {
  return { owner, tools: toolsHitAtMost(owner.rule.match), reads: stepsRead(owner.rule, []) }
}

function mayBothHit(skip: Stop, stop: Stop): boolean {
  if (!mayShareTool(skip.tools, stop.tools)) return false
  return skip.reads.length === 0 || skip.reads.some((read) => stop.reads.some((other) => mayTouch(read, other)))
}
