// Measures the reader of command lines on the recorded corpora: npm run -s shell -- [FOLDER] [--json]
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { isJsonObject, type Json } from '../src/core/base/json.ts'
import { readShell } from '../src/core/shell/read-shell.ts'
import type { ShellReading } from '../src/core/shell/shell-reading.ts'
import { runCliHere } from '../test/support/run-cli-here.ts'

interface Row {
  readonly runId: string
  readonly source: string
  readonly label: string
  readonly group: string
  readonly command: string
  readonly isDestructive: boolean
}

interface Count {
  rows: number
  crashes: number
  parsed: number
  unknown: number
  slowestMs: number
}

const flags = process.argv.slice(2).filter((arg) => arg.startsWith('--'))
const [given] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
const folder = given ?? join(resolve(process.env['SLUICE_SHARED'] ?? '../shared'), 'corpus')
const files = ['shell_commands.events.jsonl.gz', 'shell_abuse_gpl3.events.jsonl.gz']

function readRows(file: string): readonly Row[] {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n')
  return lines.flatMap((line) => {
    if (line === '') return []
    const event: unknown = JSON.parse(line)
    return isEvent(event) && typeof event.args.command === 'string' && event.tool_name !== 'cmd'
      ? [
          {
            runId: event.run_id,
            source: event.source,
            label: event.label,
            group: event.suite ?? '',
            command: event.args.command,
            isDestructive: event.destructive_form === true,
          },
        ]
      : []
  })
}

interface ShellEvent {
  readonly run_id: string
  readonly source: string
  readonly label: string
  readonly suite?: string
  readonly tool_name: string
  readonly destructive_form?: boolean
  readonly args: { readonly command?: unknown }
}

function isEvent(value: unknown): value is ShellEvent {
  return typeof value === 'object' && value !== null && 'args' in value && 'source' in value && 'label' in value
}

/** Would `runs: rm` with the default `opaque` be unknown? A hit does not matter here. */
function isUnknown(reading: ShellReading): boolean {
  if (reading.kind === 'unreadable') return true
  return reading.codes.length > 0 || reading.programs.some((program) => program.name === undefined)
}

function whyUnknown(reading: ShellReading): string {
  if (reading.kind === 'unreadable') return reading.why
  const [code] = reading.codes
  return code === undefined ? 'a program word' : `code: ${code.where}`
}

const counts = new Map<string, Count>()
const reasons = new Map<string, Map<string, number>>()
const unknownRows: { readonly row: Row; readonly why: string }[] = []
for (const name of files) {
  const file = join(folder, name)
  if (!existsSync(file)) continue
  for (const row of readRows(file)) {
    const key = `${row.source} ${row.label}`
    const count = counts.get(key) ?? { rows: 0, crashes: 0, parsed: 0, unknown: 0, slowestMs: 0 }
    counts.set(key, count)
    count.rows++
    const start = performance.now()
    let reading: ShellReading
    try {
      reading = readShell(row.command)
    } catch {
      count.crashes++
      continue
    }
    count.slowestMs = Math.max(count.slowestMs, performance.now() - start)
    if (reading.kind === 'unreadable' && reading.why === 'broke the reader') count.crashes++
    if (reading.kind === 'read') count.parsed++
    if (!isUnknown(reading)) continue
    count.unknown++
    const why = whyUnknown(reading)
    const byReason = reasons.get(key) ?? new Map<string, number>()
    reasons.set(key, byReason)
    byReason.set(why, (byReason.get(why) ?? 0) + 1)
    unknownRows.push({ row, why })
  }
}

if (flags.includes('--json')) {
  console.log(JSON.stringify(Object.fromEntries(counts)))
} else {
  for (const [key, count] of counts) {
    const share = (part: number): string => `${((100 * part) / count.rows).toFixed(2)} %`
    console.log(
      `${key.padEnd(28)} rows ${count.rows}  crashes ${count.crashes}  parsed ${share(count.parsed)}  ` +
        `unknown ${count.unknown} = ${share(count.unknown)}  slowest ${count.slowestMs.toFixed(0)} ms`,
    )
    const sorted = [...(reasons.get(key) ?? [])].sort((a, b) => b[1] - a[1])
    for (const [why, number] of sorted.slice(0, 8)) console.log(`    ${number} ${why}`)
  }
}
if (flags.includes('--list')) for (const { row, why } of unknownRows) console.log(JSON.stringify([row.source, why, row.command]))

const baseline = 'policies/baseline'
if (existsSync(join(baseline, 'pack.yaml'))) {
  for (const name of files) if (existsSync(join(folder, name))) await measureBaseline(join(folder, name))
}

/** What the baseline refuses, decided by the ordinary replay: by source and technique, destructive forms apart. */
async function measureBaseline(file: string): Promise<void> {
  const place = ['--env', 'cwd=/srv/app', '--env', 'workspace=/srv/app', '--env', 'home=/home/dev']
  const { stdout, stderr } = await runCliHere(['replay', baseline, file, '--decisions', '-', ...place])
  if (stderr !== '') console.error(stderr)
  const refusedBy = new Map<string, string>()
  for (const line of stdout.split('\n').filter((text) => text.startsWith('{'))) {
    // The line was printed by this project as one JSON object.
    const decision = JSON.parse(line) as Json
    if (!isJsonObject(decision) || decision['decision'] === 'continue') continue
    refusedBy.set(textOf(decision['run_id']), `${textOf(decision['decision'])} ${textOf(decision['rule'])}`)
  }
  const groups = new Map<string, { rows: number; rules: Map<string, number> }>()
  for (const row of readRows(file)) {
    const technique = row.label === 'attack' ? ` ${row.group}` : ''
    const key = `${row.source} ${row.label}${row.isDestructive ? ' destructive' : ''}${technique}`
    const group = groups.get(key) ?? { rows: 0, rules: new Map<string, number>() }
    groups.set(key, group)
    group.rows++
    const rule = refusedBy.get(row.runId)
    if (rule !== undefined) group.rules.set(rule, (group.rules.get(rule) ?? 0) + 1)
  }
  for (const [key, { rows, rules }] of [...groups].sort(([a], [b]) => a.localeCompare(b))) {
    const refused = [...rules.values()].reduce((sum, count) => sum + count, 0)
    console.log(`baseline  ${key}: refused ${refused} of ${rows}`)
    for (const [rule, count] of rules) console.log(`    ${count} ${rule}`)
  }
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : 'none'
}
