import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode, readFailure } from '../../node/read-source.ts'
import type { CommandRequest } from '../define-command.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Io } from '../io.ts'
import { refuseUse } from '../refuse-use.ts'
import { starterPolicy } from '../starter-policy.ts'

export async function runInit({ operands }: CommandRequest, io: Io): Promise<ExitCode> {
  const folder = operands[0] ?? '.'
  const path = join(folder, 'policy.yaml')
  try {
    await mkdir(folder, { recursive: true })
    // `wx` fails on a file that is there, so nothing can be lost between a look and the write.
    await writeFile(path, starterPolicy, { flag: 'wx' })
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return refuseUse(io, `\`${path}\` is there already; it was not changed`)
    return refuseUse(io, `\`${path}\` cannot be written: it ${readFailure(error)}`)
  }
  await io.out(`wrote ${path}\n\nNext:\n  sluice check ${path}\n  sluice test ${path}\n`)
  return exitCode.clean
}
