import { homedir } from 'node:os'
import type { JsonObject } from '../../../core/base/json.ts'

const systems: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'macos', win32: 'windows' }

/** What this machine vouches for; `cwd` comes with each question, since an agent moves about. */
export function hostFacts(environment: Readonly<Record<string, string | undefined>>, folder: string): JsonObject {
  const system = systems[process.platform]
  return {
    home: homedir(),
    workspace: environment['CLAUDE_PROJECT_DIR'] ?? folder,
    ...(system !== undefined && { os: system }),
    // Other systems have volumes of both kinds; not stated, a guard takes names for the same and a permit does not.
    ...(system === 'linux' && { fs_case: 'sensitive' }),
  }
}
