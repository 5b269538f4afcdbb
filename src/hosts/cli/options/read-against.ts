import { type Tier, tiers } from '../../../core/rules/policy-ast.ts'
import { openGitFiles, parseGitPath } from '../../node/git-files.ts'
import type { PolicyPath } from '../../node/read-policy-path.ts'
import type { Given } from '../define-command.ts'

/** The values of `--against`: a path or `git:REVISION:PATH`, `TIER=` perhaps in front of it. */
export async function readAgainst(values: readonly string[], folder: string): Promise<Given<readonly PolicyPath[]>> {
  const paths: PolicyPath[] = []
  for (const text of values) {
    const { tier, path } = splitTier(text)
    if (path === '') return { ok: false, message: `--against: \`${text}\` names no path` }
    const stated = tier === undefined ? {} : { tier }
    const git = parseGitPath(path)
    if (git === undefined) {
      if (path.startsWith('git:')) return { ok: false, message: `--against: \`${path}\` must be \`git:REVISION:PATH\`, as in \`git:main:policies\`` }
      paths.push({ path, ...stated })
      continue
    }
    const opened = await openGitFiles(git, folder)
    if (!opened.ok) return { ok: false, message: `--against: \`${path}\`: ${opened.why}` }
    paths.push({ path, files: opened.files, ...stated })
  }
  return { ok: true, value: paths }
}

function splitTier(text: string): { readonly tier?: Tier; readonly path: string } {
  const tier = tiers.find((each) => text.startsWith(`${each}=`))
  return tier === undefined ? { path: text } : { tier, path: text.slice(tier.length + 1) }
}
