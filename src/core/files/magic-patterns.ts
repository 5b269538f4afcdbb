import { noFolding } from './fold-name.ts'
import { globTokens, type GlobToken } from './glob-tokens.ts'
import { openFiles, processLinks } from './magic-path.ts'
import { patternsMeet } from './patterns-meet.ts'

/** Could the pattern match a name that leads elsewhere for each process (L-42)? No list of files tells where. */
export function mayBeMagic(pattern: readonly GlobToken[]): boolean {
  return magicPatterns.some((magic) => patternsMeet(pattern, magic))
}

const magicPaths = [
  ...Array.from(processLinks, (link) => `/proc/*/**/${link}`),
  ...Array.from(openFiles, (file) => `/dev/${file}`),
]

const magicPatterns = magicPaths
  .flatMap((path) => [path, `${path}/**`])
  .map((path) => globTokens(path, noFolding))
