import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

/** Entries of threads; what is published has a file for each beside the program. */
export type ThreadEntry = 'compare-worker' | 'mutation-worker'

const isSource = import.meta.url.endsWith('.ts')

/** Starts a thread of this program that is handed plain data, from what is published as from the sources. */
export function startThread(entry: ThreadEntry, workerData: unknown): Worker {
  // From sources the loader comes with the entry; the flags that started this process find theirs from its own folder alone.
  return new Worker(entryUrl(entry), { workerData, ...(isSource && { execArgv: [] }) })
}

/** Beside this module in the sources as in what is published, where both are joined modules of one folder. */
function entryUrl(entry: ThreadEntry): URL {
  if (!isSource) return new URL(`./${entry}.js`, import.meta.url)
  // A thread of Node reads no sources by itself: the loader of this repository is started in it first.
  const loader = pathToFileURL(join(dirname(createRequire(import.meta.url).resolve('tsx/package.json')), 'dist/esm/api/index.mjs')).href
  const source = new URL(`./${entry}.ts`, import.meta.url).href
  const code = `import { tsImport } from ${JSON.stringify(loader)}; await tsImport(${JSON.stringify(source)}, ${JSON.stringify(source)})`
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`)
}
