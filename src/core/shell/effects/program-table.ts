import { compileGrammar, type CompiledGrammar } from './compiled-grammar.ts'
import type { ProgramRow } from './program-row.ts'
import { archives } from './rows/archives.ts'
import { builtins } from './rows/builtins.ts'
import { containers } from './rows/containers.ts'
import { copying } from './rows/copying.ts'
import { dataAndCloud } from './rows/data-and-cloud.ts'
import { downloads } from './rows/downloads.ts'
import { fileReaders } from './rows/file-readers.ts'
import { fileWriters } from './rows/file-writers.ts'
import { interpreters } from './rows/interpreters.ts'
import { launchers } from './rows/launchers.ts'
import { making } from './rows/making.ts'
import { network } from './rows/network.ts'
import { packages } from './rows/packages.ts'
import { searchTools } from './rows/search-tools.ts'
import { system } from './rows/system.ts'
import { textTools } from './rows/text-tools.ts'
import { versionControl } from './rows/version-control.ts'

/** Every row, by theme. A name stands in one row. */
export const programRows: readonly ProgramRow[] = [
  ...builtins,
  ...launchers,
  ...interpreters,
  ...fileReaders,
  ...fileWriters,
  ...textTools,
  ...searchTools,
  ...copying,
  ...archives,
  ...network,
  ...downloads,
  ...versionControl,
  ...packages,
  ...containers,
  ...dataAndCloud,
  ...making,
  ...system,
]

const rows = new Map(programRows.flatMap((row) => row.names.split(' ').map((name) => [name, row] as const)))
const compiledRows = new Map<ProgramRow, CompiledGrammar>()

/** A command line names few programs, and a process that decides one call waits for those alone. */
function compiledOf(row: ProgramRow | undefined): CompiledGrammar | undefined {
  if (row === undefined) return undefined
  const known = compiledRows.get(row)
  if (known !== undefined) return known
  const compiled = compileGrammar(row)
  compiledRows.set(row, compiled)
  return compiled
}

function versionedRow(name: string): ProgramRow | undefined {
  const row = name.length < 40 ? rows.get(name.replace(/-?\d[\d.]*$/, '')) : undefined
  return row?.isVersioned === true ? row : undefined
}

/** The row of a program by its base name; `find` has a reader of its own. */
export function programRow(name: string): CompiledGrammar | 'find' | undefined {
  if (name === 'find' || name === 'gfind') return 'find'
  return compiledOf(rows.get(name) ?? versionedRow(name))
}

/** Names of all programs whose effects are known. */
export function modelledPrograms(): readonly string[] {
  return [...rows.keys(), 'find', 'gfind'].sort()
}
