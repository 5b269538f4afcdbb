import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'
import { openOwnCache } from './own-cache.ts'

/** What the joined program exports. */
interface HookProgram {
  readonly runHookProcess: (args: readonly string[], atEnd: () => void) => Promise<void>
}

/**
 * Starts `sluice hook` from the one file that is published, with the code that Node has compiled of it before: for
 * 3 MB of program that is most of the start. From sources there is no such file, and its modules are loaded.
 */
export async function startHook(args: readonly string[]): Promise<void> {
  const path = fileURLToPath(new URL('./hook-program.cjs', import.meta.url))
  const source = readProgram(path)
  if (source === undefined) {
    const { runHookProcess } = await import('./hook-process.ts')
    return runHookProcess(args, () => undefined)
  }
  const cache = openOwnCache(process.env)
  // Node itself compares no more than the length of the text.
  const key = `${process.version} ${process.arch} ${createHash('sha256').update(source).digest('hex')}`
  const cachedData = cache.read('hook-program', key)
  const script = new Script(`(function (exports, require, module, __filename, __dirname) {${source}\n})`, {
    filename: path,
    ...(cachedData !== undefined && { cachedData }),
  })
  const isNew = cachedData === undefined || script.cachedDataRejected === true
  const module: { exports: unknown } = { exports: {} }
  // `as`: the function that the text above is, around the program that was built beside this one.
  const run = script.runInThisContext() as (...parts: unknown[]) => void
  run(module.exports, createRequire(path), module, path, dirname(path))
  const program = module.exports as HookProgram
  await program.runHookProcess(args, () => {
    // At the end everything that a decision needs has been compiled.
    if (isNew) cache.write('hook-program', key, script.createCachedData())
  })
}

function readProgram(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
