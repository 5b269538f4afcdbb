import type { FlipKind } from '../../tools/replay/flip-kind.ts'
import type { FlipReport } from '../../tools/replay/flip-report.ts'
import { flipCount, kindWords } from '../../tools/replay/flip-words.ts'
import type { FlipsReport } from '../flips-report.ts'
import { counted } from '../text/counted.ts'
import { groupsTable, turnsTable } from './flip-groups-html.ts'
import { runsTable } from './flip-runs-html.ts'
import { flipsScript } from './flips-script.ts'
import { flipsStyle } from './flips-style.ts'
import { htmlPage } from './html-page.ts'
import { htmlText } from './html-text.ts'
import { kindClass } from './kind-class.ts'

/** A page that a reviewer opens: the ways in which decisions flip, over turns and runs, each with an explained example. */
export function flipsHtml(report: FlipsReport): string {
  const { flips } = report
  const body = [
    '<main>',
    '<h1>What the change does to recorded traffic</h1>',
    summary(report),
    sides(report),
    ...(flips.groups.length === 0 ? [] : [filterBar(flips), groupsTable(report), turnsTable(flips), runsTable(flips)]),
    lacking(flips),
    '</main>',
  ].join('\n')
  return htmlPage({
    title: `${flipped(flips)} - sluice replay`,
    style: flipsStyle,
    body,
    ...(flips.groups.length > 0 && { script: flipsScript }),
  })
}

function flipped(flips: FlipReport): string {
  const total = flipCount(flips)
  return total === 0 ? 'no decision flips' : `${counted(total, 'decision')} flip${total === 1 ? 's' : ''}`
}

function kindsOf({ kinds }: FlipReport): readonly (readonly [FlipKind, number])[] {
  // `as`: the keys are the kinds.
  return Object.entries(kinds) as [FlipKind, number][]
}

function summary({ flips, runsFromZero, diagnostics }: FlipsReport): string {
  const kinds = kindsOf(flips).map(([kind, count]) => `<span class="kind ${kindClass(kind)}">${String(count)} ${kindWords(kind)}</span>`)
  const notes = [
    ...(flips.refusedLines > 0 ? [`${counted(flips.refusedLines, 'line')} refused: no event, so no decision`] : []),
    ...(runsFromZero > 0 ? [`${counted(runsFromZero, 'run')} counted turns from 0; rules saw them from 1`] : []),
    ...(flips.ungrouped > 0 ? [`${counted(flips.ungrouped, 'more change')} in no group`] : []),
    ...diagnostics.map(({ code, message }) => `${code}: ${message}`),
  ]
  return [
    `<p><strong>${flipped(flips)}</strong> among ${counted(flips.events, 'event')} of ${counted(flips.runs, 'run')}; changes in ${counted(flips.runsWithFlips, 'run')}</p>`,
    ...(kinds.length > 0 ? [`<p>${kinds.join(' ')}</p>`] : []),
    ...notes.map((note) => `<p class="dim">${htmlText(note)}</p>`),
  ].join('\n')
}

function sides({ flips, old, now, traces }: FlipsReport): string {
  const words = [...new Set([...Object.keys(flips.oldDecisions), ...Object.keys(flips.newDecisions)])].sort()
  const side = (name: string, { names, policy }: FlipsReport['old']): string =>
    `<tr><th scope="row">${name}</th><td class="name">${htmlText(names.join(' '))}<br><code class="dim">${htmlText(policy)}</code></td></tr>`
  const row = (word: string): string =>
    `<tr><th scope="row">${htmlText(word)}</th><td class="number">${String(flips.oldDecisions[word] ?? 0)}</td><td class="number">${String(flips.newDecisions[word] ?? 0)}</td></tr>`
  return [
    '<div class="sides">',
    `<table><tbody>${side('old', old)}${side('new', now)}`,
    `<tr><th scope="row">traces</th><td class="name">${htmlText(traces.join(' '))}</td></tr></tbody></table>`,
    '<table><thead><tr><th scope="col">decision</th><th scope="col" class="number">old</th><th scope="col" class="number">new</th></tr></thead>',
    `<tbody>${words.map(row).join('')}</tbody></table>`,
    '</div>',
  ].join('\n')
}

/** Shown by the script, since it does nothing without it. */
function filterBar(flips: FlipReport): string {
  const options = kindsOf(flips).map(([kind]) => `<option value="${kind}">${kindWords(kind)}</option>`)
  return [
    '<form id="filter" role="search" hidden>',
    '<label>Rule, tool or run <input id="words" type="search" autocomplete="off"></label>',
    `<label>Change <select id="kind"><option value="">every kind</option>${options.join('')}</select></label>`,
    '<output id="told" role="status"></output>',
    '</form>',
  ].join('\n')
}

function lacking({ lacking: rows, eventsLacking }: FlipReport): string {
  if (rows.length === 0) return ''
  const cells = rows.map(
    ({ fact, rule, old, now }) =>
      `<tr><td>${htmlText(fact)}</td><td class="name">${htmlText(rule)}</td><td class="number">${String(old)}</td><td class="number">${String(now)}</td></tr>`,
  )
  return [
    '<h2>Facts that the traces do not hold</h2>',
    `<p>${counted(eventsLacking, 'event')} hung on them; nothing was assumed, so these rules are undecided there.</p>`,
    '<table id="lacking"><thead><tr><th scope="col">fact</th><th scope="col">rule</th><th scope="col" class="number">old</th><th scope="col" class="number">new</th></tr></thead>',
    `<tbody>${cells.join('\n')}</tbody></table>`,
  ].join('\n')
}
