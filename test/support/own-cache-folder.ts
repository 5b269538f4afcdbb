import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Hooks keep sessions and compiled policies in the cache of the user: tests get a cache of their own, new for each run. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'sluice-cache-'))
  process.env['XDG_CACHE_HOME'] = folder
  process.env['SLUICE_STATE_DIR'] = ''
  return () => rmSync(folder, { recursive: true, force: true })
}
