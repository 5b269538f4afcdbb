import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A module as the workspace `sdks/<folder>` has it, so that several versions stand side by side. */
export async function loadSdk(folder: string, name: string): Promise<unknown> {
  const from = createRequire(join(resolve(import.meta.dirname, 'sdks', folder), 'package.json'))
  return import(pathToFileURL(from.resolve(name)).href) as Promise<unknown>
}
