import { diagnosticJson } from '../../core/diagnostics/diagnostic-json.ts'
import type { JsonObject } from '../../core/base/json.ts'
import type { FlipDetail, SideAccount } from '../../tools/replay/compared-event.ts'
import type { FlipExample, FlipGroup, RunTimeline } from '../../tools/replay/flip-report.ts'
import { flipCount } from '../../tools/replay/flip-words.ts'
import { explanationJson } from '../../tools/explain/explanation-json.ts'
import { accountsOf, type ExampleAccounts, type FlipsReport } from '../flips-report.ts'
import { printJson } from './print-json.ts'

export function flipsJson(report: FlipsReport): string {
  return printJson(flipsObject(report))
}

/** Fields are only ever added. */
export function flipsObject({ flips, old, now, traces, runsFromZero, diagnostics, accounts }: FlipsReport): JsonObject {
  return {
    events: flips.events,
    runs: flips.runs,
    refused_lines: flips.refusedLines,
    runs_counted_from_zero: runsFromZero,
    traces,
    old: { policies: old.names, policy: old.policy, by_decision: flips.oldDecisions },
    new: { policies: now.names, policy: now.policy, by_decision: flips.newDecisions },
    flips: flipCount(flips),
    by_kind: flips.kinds,
    groups: flips.groups.map((group, index) => groupJson(group, accountsOf(accounts, index))),
    examples_explained: accounts?.kind === 'told' ? accounts.examples.size : 0,
    ...(accounts?.kind === 'read_once' && { not_explained: 'a trace can be read only once' }),
    ungrouped: flips.ungrouped,
    runs_with_flips: flips.runsWithFlips,
    timeline: flips.timeline.map(timelineJson),
    events_lacking_facts: flips.eventsLacking,
    lacking_facts: flips.lacking.map(({ fact, rule, old: before, now: after }) => ({ fact, rule, old: before, new: after })),
    diagnostics: diagnostics.map(diagnosticJson),
  }
}

function groupJson(group: FlipGroup, accounts: ExampleAccounts | undefined): JsonObject {
  const { kind, oldRule, newRule, count, decisions, tools, runs, turns, example } = group
  return {
    kind,
    old_rule: oldRule ?? null,
    new_rule: newRule ?? null,
    count,
    runs,
    decisions,
    tools,
    turns,
    example: exampleJson(example, accounts),
  }
}

function exampleJson({ place, old, now, detail }: FlipExample, accounts: ExampleAccounts | undefined): JsonObject {
  return {
    trace: place.trace,
    line: place.line,
    run_id: place.run,
    turn: place.turn,
    kind: place.kind,
    ...(place.tool !== undefined && { tool_name: place.tool }),
    old: { ...old, ...(detail && accountJson(detail.old)), ...(accounts && { explanation: explanationJson(accounts.old) }) },
    new: { ...now, ...(detail && accountJson(detail.now)), ...(accounts && { explanation: explanationJson(accounts.now) }) },
    differs: differsJson(detail),
  }
}

function accountJson({ rules, findings }: SideAccount): JsonObject {
  return { rules: rules.map((each) => ({ ...each })), diagnostics: findings.map((each) => ({ ...each })) }
}

function differsJson(detail: FlipDetail | undefined): readonly string[] {
  return detail?.differs ?? []
}

function timelineJson({ run, trace, flips, count }: RunTimeline): JsonObject {
  return {
    run_id: run,
    trace,
    count,
    flips: flips.map(({ line, turn, kind, tool, group }) => ({ line, turn, kind, group, ...(tool !== undefined && { tool_name: tool }) })),
  }
}
