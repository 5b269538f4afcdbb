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

const table = new Map<string, CompiledGrammar>()
const versioned = new Map<string, CompiledGrammar>()
for (const row of programRows) {
  const compiled = compileGrammar(row)
  for (const name of row.names.split(' ')) {
    table.set(name, compiled)
    if (row.isVersioned === true) versioned.set(name, compiled)
  }
}

/** The row of a program by its base name; `find` has a reader of its own. */
export function programRow(name: string): CompiledGrammar | 'find' | undefined {
  if (name === 'find' || name === 'gfind') return 'find'
  return table.get(name) ?? (name.length < 40 ? versioned.get(name.replace(/-?\d[\d.]*$/, '')) : undefined)
}

/** Names of all programs whose effects are known. */
export function modelledPrograms(): readonly string[] {
  return [...table.keys(), 'find', 'gfind'].sort()
}
