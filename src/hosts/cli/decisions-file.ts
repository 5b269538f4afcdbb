import { open } from 'node:fs/promises'
import type { JsonObject } from '../../core/base/json.ts'
import { readFailure } from '../node/read-source.ts'
import type { Given } from './define-command.ts'
import type { Io } from './io.ts'

/** Where `--decisions` keeps every decision, as JSON lines. */
export interface DecisionsFile {
  readonly isStdout: boolean
  /** A promise when enough has gathered to be written. */
  readonly write: (decision: JsonObject) => Promise<void> | undefined
  readonly close: () => Promise<void>
}

const flushLength = 1 << 16

/** Not given = decisions are kept nowhere; `-` = stdout. */
export async function openDecisionsFile(path: string | undefined, io: Io): Promise<Given<DecisionsFile>> {
  if (path === undefined) {
    return { ok: true, value: { isStdout: false, write: () => undefined, close: () => Promise.resolve() } }
  }
  if (path === '-') {
    const write = (decision: JsonObject) => io.out(`${JSON.stringify(decision)}\n`)
    return { ok: true, value: { isStdout: true, write, close: () => Promise.resolve() } }
  }
  try {
    const file = await open(path, 'w')
    let waiting = ''
    const flush = async () => {
      const text = waiting
      waiting = ''
      await file.writeFile(text)
    }
    return {
      ok: true,
      value: {
        isStdout: false,
        write(decision) {
          waiting += `${JSON.stringify(decision)}\n`
          return waiting.length < flushLength ? undefined : flush()
        },
        async close() {
          await flush()
          await file.close()
        },
      },
    }
  } catch (error) {
    return { ok: false, message: `--decisions: \`${path}\` cannot be written: it ${readFailure(error)}` }
  }
}
