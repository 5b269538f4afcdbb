import type { ProgramModel } from './program-model.ts'
import { containerLaunchers } from './container-launchers.ts'
import { filePrograms } from './file-programs.ts'
import { findPrograms } from './find-programs.ts'
import { gitProgram } from './git-program.ts'
import { inputLaunchers } from './input-launchers.ts'
import { interpreters } from './interpreters.ts'
import { optionLaunchers } from './option-launchers.ts'
import { subcommandPrograms } from './subcommand-programs.ts'
import { simpleLaunchers } from './simple-launchers.ts'
import { privilegeLaunchers } from './privilege-launchers.ts'
import { shells } from './shells.ts'

export const programModels: readonly ProgramModel[] = [...simpleLaunchers, ...privilegeLaunchers, ...shells, ...findPrograms, ...inputLaunchers, ...interpreters, ...containerLaunchers, ...optionLaunchers, gitProgram, ...filePrograms, ...subcommandPrograms]

const byName: ReadonlyMap<string, ProgramModel> = new Map(
  programModels.flatMap((model) => model.names.map((name) => [name, model] as const)),
)

/**
 * The row of a program, by its base name. Versions count as the same program (`python3.11`), and so do the
 * GNU tools under their names on other systems (`gtimeout`). Source: L-41.
 */
export function programModel(name: string): ProgramModel | undefined {
  const plain = name.replace(/\.exe$/i, '')
  return (
    byName.get(plain) ??
    byName.get(plain.replace(/-?\d+(?:\.\d+)*$/, '')) ??
    (plain.startsWith('g') ? gnuTools.get(plain.slice(1)) : undefined)
  )
}

const gnuTools: ReadonlyMap<string, ProgramModel> = new Map(
  ['awk', 'env', 'find', 'nice', 'nohup', 'sed', 'sort', 'split', 'stdbuf', 'tar', 'timeout', 'xargs', 'chroot', 'make'].flatMap(
    (name) => {
      const model = byName.get(name)
      return model === undefined ? [] : [[name, model] as const]
    },
  ),
)
