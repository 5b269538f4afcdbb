// What is said of single mistakes in the shipped packs: npm run -s seeded -- [--pack NAME] [--count N] [--seed N] [--json] [--show-missed]
import { parseArgs } from 'node:util'
import { positionAt } from '../src/core/diagnostics/source.ts'
import { judgements, type Judged } from '../test/seeded/judge-mistake.ts'
import { countJudgements, measureMistakes } from '../test/seeded/measure-mistakes.ts'

const { values } = parseArgs({
  options: {
    pack: { type: 'string' },
    count: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    'show-missed': { type: 'boolean', default: false },
  },
})
const { rows, all, share } = await measureMistakes(Number(values.count), Number(values.seed), values.pack)

function lineAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', offset)
  return text.slice(start, end === -1 ? text.length : end)
}

/** Where the mistake was made, how the line reads now, and what was said instead. */
function shown({ mistake: { kind, pack, source, text, edit }, judgement, findings }: Judged): string {
  const at = edit.places[0]?.start ?? edit.start
  const { line, column } = positionAt(text, at)
  const said = findings.slice(0, 3).map(({ code, message, at: place }) => {
    if (place.kind !== 'source') return `    ${code} ${message}`
    const where = positionAt(place.span.source.text, place.span.start)
    return `    ${code} ${place.span.source.name.split('/').at(-1) ?? ''}:${String(where.line)}:${String(where.column)} ${message}`
  })
  return [
    `${judgement}: ${kind} in ${pack}, ${source.name.split('/').at(-1) ?? ''}:${String(line)}:${String(column)}`,
    `    was ${lineAt(source.text, edit.start).trim()}`,
    `    is  ${lineAt(text, at).trim()}`,
    ...said,
  ].join('\n')
}

if (values.json) {
  console.log(JSON.stringify({ count: all.length, share, rows }, null, 2))
} else {
  const total = { kind: 'all', made: all.length, counts: countJudgements(all) }
  console.log(`${'kind'.padEnd(34)}${['made', ...judgements, 'share'].map((head) => head.padStart(9)).join('')}`)
  for (const { kind, made, counts } of [...rows, total]) {
    const found = made - counts.far - counts.missed
    const cells = [made, ...judgements.map((word) => counts[word]), `${((100 * found) / made).toFixed(1)} %`]
    console.log(`${kind.padEnd(34)}${cells.map((cell) => String(cell).padStart(9)).join('')}`)
  }
}
if (values['show-missed']) {
  for (const judged of all.filter(({ judgement }) => judgement === 'far' || judgement === 'missed')) console.log(shown(judged))
}
