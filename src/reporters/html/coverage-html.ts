import { coverageCount, coveragePercent, isSeen, packCoverage, type CoverageCount } from '../../tools/policy-test/coverage/coverage-summary.ts'
import { lineCoverage, type CoveredFile, type CoveredLine } from '../../tools/policy-test/coverage/line-coverage.ts'
import type { CoverageReport } from '../coverage-report.ts'
import { missedText } from '../text/coverage-text.ts'
import { percentText } from '../text/percent-text.ts'
import { htmlPage } from './html-page.ts'
import { htmlText } from './html-text.ts'

const style = `
ol.source { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); overflow-x: auto }
ol.source li { display: flex; gap: 1rem; padding: 0 .6rem; white-space: pre; font: 13px/1.5 ui-monospace, monospace }
ol.source li > span:first-child { flex: 0 0 3rem; text-align: right; color: var(--dim); user-select: none }
li.full { background: var(--good) } li.part { background: var(--part) } li.none { background: var(--bad) }
li em { color: var(--dim) }
`

/** The policies as they are written, each line marked by what its cases show of it. */
export function coverageHtml({ points }: CoverageReport): string {
  const files = lineCoverage(points)
  const rows = [...packCoverage(points).map((each) => row(each.pack, each)), row('all', coverageCount(points))]
  const links = files.map((file, index) => `<li><a href="#file-${String(index)}"><code>${htmlText(file.source.name)}</code></a> ${counts(file)}</li>`)
  return htmlPage({
    title: 'Policy coverage',
    style,
    body: [
      '<h1>Policy coverage</h1>',
      '<p>What the tests of a policy show: each rule a hit and a miss, each test a hit, a miss and, where it can be, an unknown, each exception used.</p>',
      `<table><tr><th>pack</th><th class="number">seen</th><th class="number">of</th><th class="number">part</th></tr>${rows.join('')}</table>`,
      `<ul>${links.join('')}</ul>`,
      ...files.map(fileSection),
    ].join('\n'),
  })
}

function row(name: string, count: CoverageCount): string {
  const cells = [String(count.seen), String(count.points), percentText(coveragePercent(count))]
  return `<tr><td>${htmlText(name)}</td>${cells.map((cell) => `<td class="number">${cell}</td>`).join('')}</tr>`
}

function counts({ lines }: CoveredFile): string {
  const { seen, points } = coverageCount(lines.flatMap((line) => line.points))
  return `<span class="dim">${String(seen)} of ${String(points)}</span>`
}

function fileSection(file: CoveredFile, index: number): string {
  const marked = new Map(file.lines.map((line) => [line.line, line]))
  const lines = file.source.text.replace(/\n$/u, '').split('\n')
  const items = lines.map((text, at) => sourceLine(text, at + 1, marked.get(at + 1)))
  return `<h2 id="file-${String(index)}"><code>${htmlText(file.source.name)}</code> ${counts(file)}</h2>\n<ol class="source">\n${items.join('\n')}\n</ol>`
}

function sourceLine(text: string, number: number, line: CoveredLine | undefined): string {
  const missed = (line?.points ?? []).filter((point) => !isSeen(point)).map(missedText)
  const told = missed.length === 0 ? '' : `<em>${htmlText(missed.join(', '))}</em>`
  return `<li${classOf(line)}><span>${String(number)}</span><span>${htmlText(text)}</span>${told}</li>`
}

function classOf(line: CoveredLine | undefined): string {
  if (line === undefined) return ''
  const seen = line.points.filter(isSeen).length
  return ` class="${seen === line.points.length ? 'full' : seen === 0 ? 'none' : 'part'}"`
}
