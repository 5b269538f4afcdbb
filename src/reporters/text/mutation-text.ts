import { printable } from '../../core/diagnostics/printable.ts'
import { positionAt } from '../../core/diagnostics/source.ts'
import { percentText } from './percent-text.ts'
import { isBelowLeast, mutationCounts, mutationScore, type MutatedPack, type MutationCounts, type MutationReport, type SurvivorReport } from '../mutation-report.ts'

/** Each change that no test noticed, with its place and the case that would; then the score of each pack and of all. */
export function mutationText(report: MutationReport): string {
  const { packs, least } = report
  const survivors = packs.flatMap((pack) => pack.survivors.map(survivor))
  const lines = packs.length > 1 ? packs.map((pack) => `${pack.id}: ${scoreLine([pack])}`) : []
  const total = `mutation score ${scoreLine(packs)}`
  return [...survivors, [...lines, total, ...(isBelowLeast(report) ? [`the score is below ${String(least)} %`] : [])].join('\n')].join('\n\n')
}

function survivor({ rules, says, at, killer }: SurvivorReport): string {
  const { line, column } = positionAt(at.source.text, at.start)
  const written = at.source.text.split('\n')[line - 1] ?? ''
  const width = String(line).length
  const end = Math.min(written.length, column - 1 + Math.max(1, at.end - at.start))
  return [
    `SURVIVED ${printable(`${rules.join(', ')}: ${says}`)}`,
    `  --> ${printable(at.source.name)}:${String(line)}:${String(column)}`,
    `  ${String(line)} | ${printable(written)}`,
    `  ${' '.repeat(width)} | ${' '.repeat(column - 1)}${'^'.repeat(Math.max(1, end - column + 1))}`,
    ...(killer === undefined ? [] : [`  no case notices it; under \`tests\` of ${printable(killer.rule)}, this one would:`, ...killer.text.trimEnd().split('\n').map((each) => `    ${each}`)]),
  ].join('\n')
}

function scoreLine(packs: readonly MutatedPack[]): string {
  const counts = mutationCounts(packs)
  const { killed, survived, equivalent } = counts
  const same = equivalent === 0 ? '' : `, ${String(equivalent)} equivalent`
  return `${scoreText(counts)}: ${String(killed)} killed, ${String(survived)} survived${same}`
}

function scoreText(counts: MutationCounts): string {
  const score = mutationScore(counts)
  return score === undefined ? 'no change to notice' : percentText(score)
}
