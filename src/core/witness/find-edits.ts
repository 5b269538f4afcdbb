import type { JsonObject } from '../base/json.ts'
import { spendEffort, type Effort } from '../analysis/effort.ts'
import { editLine, type EventChoice, type EventEdit } from './event-edit.ts'
import type { RuleBench } from './rule-bench.ts'

/** Changes of one event that are tried together. */
const mostEdits = 10

interface Attempt {
  readonly edits: readonly EventEdit[]
  readonly line: JsonObject
  readonly nearness: number
}

/**
 * Few changes with which a rule hits the line, or undefined where none were found. One change is tried
 * at every place before two at any; then the search goes on from the changes that came nearest, and in
 * the end takes back what was not needed.
 */
export function findEdits(line: JsonObject, choices: readonly EventChoice[], bench: RuleBench, effort: Effort): readonly EventEdit[] | undefined {
  const start = bench.judge(line)
  if (start?.verdict === 'hit') return []
  let best: readonly Attempt[] = [{ edits: [], line, nearness: start?.nearness ?? 0 }]
  for (let round = 0; round < mostEdits && best.length > 0; round++) {
    const next: Attempt[] = []
    for (const from of best) {
      for (const attempt of attemptsFrom(from, choices, bench, effort)) {
        if (attempt.nearness === 1) return withoutIdle(line, attempt.edits, bench)
        next.push(attempt)
      }
    }
    best = next.sort((left, right) => right.nearness - left.nearness).slice(0, kept)
  }
  return undefined
}

/** Attempts that the search goes on from. */
const kept = 4

function* attemptsFrom(from: Attempt, choices: readonly EventChoice[], bench: RuleBench, effort: Effort): Generator<Attempt> {
  for (const { place, values } of choices) {
    if (from.edits.some((edit) => edit.place === place)) continue
    for (const to of values) {
      if (!spendEffort(effort)) return
      const line = editLine(from.line, { place, to })
      const judged = bench.judge(line)
      if (judged !== undefined) yield { edits: [...from.edits, { place, to }], line, nearness: judged.nearness }
    }
  }
}

/** Without the changes that the hit does not rest on. */
function withoutIdle(line: JsonObject, edits: readonly EventEdit[], bench: RuleBench): readonly EventEdit[] {
  return edits.reduce<readonly EventEdit[]>((needed, edit) => {
    const fewer = needed.filter((other) => other !== edit)
    return bench.judge(fewer.reduce(editLine, line))?.verdict === 'hit' ? fewer : needed
  }, edits)
}
