import { noFolding } from './fold-name.ts'
import { globTokens, type GlobToken } from './glob-tokens.ts'
import { globMachine } from './glob-machine.ts'
import { openFiles, processLinks } from './magic-path.ts'
import { machinesMeet } from './patterns-meet.ts'

/** Could the pattern match a name that leads elsewhere for each process (L-42)? No list of files tells where. */
export function mayBeMagic(pattern: readonly GlobToken[]): boolean {
  const asked = globMachine(pattern)
  return magicMachines.some((magic) => machinesMeet(asked, magic))
}

const magicPaths = [
  ...Array.from(processLinks, (link) => `/proc/*/**/${link}`),
  ...Array.from(openFiles, (file) => `/dev/${file}`),
]

const magicMachines = magicPaths
  .flatMap((path) => [path, `${path}/**`])
  .map((path) => globMachine(globTokens(path, noFolding)))
