import { homedir } from 'node:os'
import { join } from 'node:path'

/** Where sessions are kept: as told, else in the user's cache. */
export function stateFolder(told: string | undefined, environment: Readonly<Record<string, string | undefined>>): string {
  const named = told ?? environment['SLUICE_STATE_DIR']
  if (named !== undefined && named !== '') return named
  const cache = environment['XDG_CACHE_HOME']
  return join(cache !== undefined && cache !== '' ? cache : join(homedir(), '.cache'), 'sluice', 'sessions')
}
