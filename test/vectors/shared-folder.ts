import { resolve } from 'node:path'

/** Where the shared specification and its vectors lie; `SLUICE_SHARED` names another place. */
export function sharedFolder(): string {
  return resolve(process.env['SLUICE_SHARED'] ?? '../shared')
}
