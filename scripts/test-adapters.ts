import { eventNames } from '../src/core/events/event-name.ts'
import { checkScenario } from '../src/adapters/testing/check-scenario.ts'
import { proveTable, type TableCell } from '../src/adapters/testing/prove-table.ts'
import { scenarios } from '../src/adapters/testing/scenarios/registry.ts'
import { agents } from '../test/adapters/agents.ts'

// Runs the shared scenarios on every adapter and every version of its SDK, and prints what each can do. A cell
// that no scenario proves on every version is marked; it fails the run, as a failed scenario does.

// An SDK that sends traces of its own would say for each run that it has nowhere to.
process.env['OPENAI_AGENTS_DISABLE_TRACING'] = '1'

const letters = { native: 'Y', emulated: '~', impossible: 'N' } as const

interface Column {
  readonly target: string
  readonly versions: string[]
  cells: readonly TableCell[]
}

const columns: Column[] = []
const problems: string[] = []
let proven = 0
let refused = 0
let faults = 0

for (const { version, load } of agents) {
  const agent = await load()
  const name = `${agent.target.name}${version === '' ? '' : ` ${version}`}`
  const results = []
  for (const scenario of scenarios) {
    const result = await checkScenario(agent, scenario)
    results.push(result)
    if (result.kind === 'proven') proven++
    if (result.kind === 'refused') refused++
    if (result.kind === 'proven' && scenario.name.startsWith('fault-')) faults++
    for (const problem of result.problems) problems.push(`${name}, ${scenario.name}: ${problem}`)
  }
  const cells = proveTable(agent.target, scenarios, results)
  for (const { kind, flow, field, by } of cells) {
    if (by.length === 0) problems.push(`${name}: nothing proves ${flow}${field === undefined ? '' : ` of ${field}`} on ${kind}`)
  }
  const known = columns.find(({ target }) => target === agent.target.name)
  if (known === undefined) columns.push({ target: agent.target.name, versions: [version], cells })
  else {
    known.versions.push(version)
    // What one version does not prove is not proven.
    known.cells = known.cells.map((cell, index) => (cells[index]?.by.length === 0 ? { ...cell, by: [] } : cell))
  }
  console.error(`${name}: ${String(results.filter(({ kind }) => kind !== 'failed').length)} of ${String(results.length)} scenarios as they must be`)
}

console.log('Y native   ~ emulated   N impossible, does not load   ? not proven\n')
const rows = columns[0]?.cells ?? []
const label = ({ kind, flow, field }: TableCell): string => `${eventNames[kind]} ${field === undefined ? flow : `patch ${field}`}`
const width = Math.max(...rows.map((row) => label(row).length))
console.log([''.padEnd(width), ...columns.map(({ target }) => target)].join('  '))
rows.forEach((row, index) => {
  const marks = columns.map(({ target, cells }) => {
    const cell = cells[index]
    const mark = cell === undefined || cell.by.length === 0 ? '?' : letters[cell.word]
    return mark.padEnd(target.length)
  })
  console.log([label(row).padEnd(width), ...marks].join('  ').trimEnd())
})
console.log('\nversions:')
for (const { target, versions } of columns) console.log(`  ${target}: ${versions.join(', ') || 'this package'}`)
console.log(`\n${String(proven)} scenarios proven (${String(faults)} of them faults), ${String(refused)} refused at load, ${String(problems.length)} problems`)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
