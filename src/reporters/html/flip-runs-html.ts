import type { FlipReport, RunFlip, RunTimeline } from '../../tools/replay/flip-report.ts'
import { groupDeciders, kindWords } from '../../tools/replay/flip-words.ts'
import { counted } from '../text/counted.ts'
import { htmlText } from './html-text.ts'
import { kindClass } from './kind-class.ts'

/** A row for each run with changes, and a mark for each of them that leads to its explained example. */
export function runsTable(flips: FlipReport): string {
  const rest = flips.runsWithFlips - flips.timeline.length
  return [
    '<h2>Over the runs</h2>',
    '<p class="dim">A mark stands for one change, in the order of the run, and holds its turn.</p>',
    '<div class="scroll"><table id="runs"><thead><tr><th scope="col">run</th><th scope="col" class="number">changes</th><th scope="col">by turn</th></tr></thead>',
    `<tbody>${flips.timeline.map((run) => runRow(run, flips)).join('\n')}</tbody></table></div>`,
    ...(rest > 0 ? [`<p>and ${counted(rest, 'more run')}</p>`] : []),
  ].join('\n')
}

function runRow(timeline: RunTimeline, flips: FlipReport): string {
  const { run, trace, count } = timeline
  const kinds = [...new Set(timeline.flips.map(({ kind }) => kind))]
  const groups = [...new Set(timeline.flips.map(({ group }) => group))].flatMap((index) => flips.groups[index] ?? [])
  const rules = groups.flatMap((group) => Object.values(groupDeciders(group)))
  const tools = timeline.flips.flatMap(({ tool }) => tool ?? [])
  const words = [...new Set([run, trace, ...rules, ...tools])].join(' ').toLowerCase()
  const rest = count - timeline.flips.length
  return [
    `<tr data-kinds="${kinds.join(' ')}" data-words="${htmlText(words)}">`,
    `<th scope="row" class="name">${htmlText(run)}</th><td class="number">${String(count)}</td>`,
    `<td><div class="strip">${timeline.flips.map((flip) => mark(flip)).join('')}${rest > 0 ? `<span>and ${String(rest)} more</span>` : ''}</div></td></tr>`,
  ].join('')
}

function mark({ line, turn, kind, tool, group }: RunFlip): string {
  const says = `${kindWords(kind)} at turn ${String(turn)}, line ${String(line)}${tool === undefined ? '' : `, ${tool}`}`
  return `<a class="mark ${kindClass(kind)}" href="#g${String(group)}" title="${htmlText(says)}" aria-label="${htmlText(says)}">${String(turn)}</a>`
}
