import type { Explanation } from '../../tools/explain/explanation.ts'
import type { DecisionGist, SideAccount } from '../../tools/replay/compared-event.ts'
import { shownTurns, type FlipExample, type FlipGroup, type FlipReport } from '../../tools/replay/flip-report.ts'
import { groupDeciders, kindWords } from '../../tools/replay/flip-words.ts'
import type { DecisionCounts } from '../../tools/replay/replay-summary.ts'
import { accountsOf, type ExampleAccounts, type FlipsReport } from '../flips-report.ts'
import { exampleAccount } from '../text/example-account.ts'
import { explanationText } from '../text/explanation-text.ts'
import { htmlText } from './html-text.ts'
import { kindClass } from './kind-class.ts'

const heads = ['change', 'old rule', 'new rule', 'events', 'runs', 'decisions', 'tools', 'first']
const numbers: ReadonlySet<string> = new Set(['events', 'runs'])

/** A row for each way in which decisions flip; its last cell opens to the explained example. */
export function groupsTable({ flips: { groups }, accounts }: FlipsReport): string {
  const head = heads.map((name) => `<th scope="col"${numbers.has(name) ? ' class="number"' : ''}>${name}</th>`).join('')
  return [
    '<h2>Changes</h2>',
    ...(accounts?.kind === 'read_once' ? ['<p class="dim">A trace could be read only once, so the examples are not explained in full.</p>'] : []),
    `<div class="scroll"><table id="changes"><thead><tr>${head}</tr></thead>`,
    `<tbody>${groups.map((group, index) => groupRow(group, index, accountsOf(accounts, index))).join('\n')}</tbody></table></div>`,
  ].join('\n')
}

function groupRow(group: FlipGroup, index: number, accounts: ExampleAccounts | undefined): string {
  const { old, now } = groupDeciders(group)
  const cells = [
    `<td><span class="kind ${kindClass(group.kind)}">${kindWords(group.kind)}</span></td>`,
    `<td class="name">${htmlText(old)}</td>`,
    `<td class="name">${htmlText(now)}</td>`,
    `<td class="number">${String(group.count)}</td>`,
    `<td class="number">${String(group.runs)}</td>`,
    `<td>${countsHtml(group.decisions)}</td>`,
    `<td class="name">${countsHtml(group.tools)}</td>`,
    `<td>${exampleHtml(group.example, accounts)}</td>`,
  ]
  return `<tr id="g${String(index)}" class="change" ${filterData(group)}>${cells.join('')}</tr>`
}

/** What the filter looks at, in lower case. */
function filterData(group: FlipGroup): string {
  const { old, now } = groupDeciders(group)
  const words = [old, now, ...Object.keys(group.tools), group.example.place.run].join(' ').toLowerCase()
  return `data-kinds="${group.kind}" data-words="${htmlText(words)}"`
}

function countsHtml(counts: DecisionCounts): string {
  return Object.entries(counts)
    .map(([name, count]) => `${htmlText(name)} (${String(count)})`)
    .join('<br>')
}

function exampleHtml({ place, old, now, detail }: FlipExample, accounts: ExampleAccounts | undefined): string {
  const tool = place.tool === undefined ? '' : ` ${place.tool}`
  const differs = detail?.differs ?? []
  return [
    `<details><summary>${htmlText(`line ${String(place.line)}, turn ${String(place.turn)}`)}</summary>`,
    `<p>${htmlText(`${place.trace}:${String(place.line)}`)}<br>run ${htmlText(place.run)}<br>${htmlText(place.kind + tool)}</p>`,
    ...(differs.length === 0 ? [] : [`<p>differs at ${differs.map((path) => `<code>${htmlText(path)}</code>`).join(', ')}</p>`]),
    sideHtml('old', old),
    accounts === undefined ? gistHtml(detail?.old) : accountHtml(accounts.old, now.rule),
    sideHtml('new', now),
    accounts === undefined ? gistHtml(detail?.now) : accountHtml(accounts.now, old.rule),
    '</details>',
  ].join('')
}

function sideHtml(side: string, { decision, rule }: DecisionGist): string {
  return `<p><strong>${side}</strong>: ${htmlText(decision)}${rule === undefined ? '' : ` by ${htmlText(rule)}`}</p>`
}

function accountHtml(explanation: Explanation, other: string | undefined): string {
  const whole = explanationText(explanation, { colour: false })
  return [
    `<pre>${htmlText(exampleAccount(explanation, other))}</pre>`,
    `<details><summary>every rule that was asked</summary><pre>${htmlText(whole.trimEnd())}</pre></details>`,
  ].join('')
}

/** What is known of an example that was not decided once more. */
function gistHtml(account: SideAccount | undefined): string {
  const rules = (account?.rules ?? []).map(
    (each) => `<li>${htmlText(`${each.rule}: ${each.verdict}, ${each.action}${each.mode === 'shadow' ? ' (shadow)' : ''}`)}</li>`,
  )
  const findings = (account?.findings ?? []).map((each) => `<li>${htmlText(`${each.code}: ${each.message}`)}</li>`)
  const list = [...rules, ...findings]
  return list.length === 0 ? '<p class="dim">no rule hit or was undecided</p>' : `<ul>${list.join('')}</ul>`
}

/** How often each change falls at which turn of its run. */
export function turnsTable({ groups }: FlipReport): string {
  const last = groups.reduce((most, { turns }) => Math.max(most, turns.findLastIndex((count) => count > 0)), 0)
  const places = Array.from({ length: last + 1 }, (_, turn) => turn)
  const head = places.map((turn) => `<th scope="col" class="turn">${turn === shownTurns ? `${String(turn)}+` : String(turn)}</th>`).join('')
  const rows = groups.map((group, index) => {
    const { old, now } = groupDeciders(group)
    const cells = places.map((turn) => turnCell(group, group.turns[turn] ?? 0))
    const name = `<a href="#g${String(index)}">${htmlText(`${kindWords(group.kind)}: ${old} → ${now}`)}</a>`
    return `<tr ${filterData(group)}><th scope="row" class="name">${name}</th>${cells.join('')}</tr>`
  })
  return [
    '<h2>By turn of the run</h2>',
    `<div class="scroll"><table id="turns"><thead><tr><th scope="col">change</th>${head}</tr></thead>`,
    `<tbody>${rows.join('\n')}</tbody></table></div>`,
  ].join('\n')
}

function turnCell({ kind }: FlipGroup, count: number): string {
  return count === 0 ? '<td class="turn"></td>' : `<td class="turn ${kindClass(kind)}">${String(count)}</td>`
}
