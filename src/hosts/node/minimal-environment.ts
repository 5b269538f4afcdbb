import { delimiter, isAbsolute } from 'node:path'

/** What a program needs to start at all, on any system. Nothing here carries a credential. */
const kept = ['HOME', 'LANG', 'LC_ALL', 'LC_CTYPE', 'TZ', 'TMPDIR', 'TEMP', 'TMP', 'SYSTEMROOT', 'WINDIR', 'PATHEXT', 'COMSPEC']

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * The environment of a subprocess participant: a baseline without credentials (S-104). Relative
 * entries of `PATH` are left out, since they would find programs in the workspace, which the agent
 * can write.
 */
export function minimalEnvironment(environment: Environment): Record<string, string> {
  const minimal: Record<string, string> = {}
  for (const [name, value] of Object.entries(environment)) {
    if (value === undefined) continue
    if (kept.includes(name.toUpperCase())) minimal[name] = value
    if (name.toUpperCase() === 'PATH') {
      minimal[name] = value
        .split(delimiter)
        .filter((entry) => isAbsolute(entry))
        .join(delimiter)
    }
  }
  return minimal
}
