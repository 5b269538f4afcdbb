import { Readable } from 'node:stream'
import { runCli } from '../../src/hosts/cli/run-cli.ts'
import type { CliQuestion } from './cli-process.ts'

// The child of `cli-process.ts`: one command after another in one process, each from its own folder.
process.on('message', (question: CliQuestion) => {
  void answer(question)
})

async function answer({ args, folder, stdin }: CliQuestion): Promise<void> {
  process.chdir(folder)
  let stdout = ''
  let stderr = ''
  const exitCode = await runCli(args, {
    out(text) {
      stdout += text
      return undefined
    },
    err(text) {
      stderr += text
    },
    stdin: () => Readable.from([Buffer.from(stdin)]),
    isOutTerminal: false,
    isErrTerminal: false,
    // What runs the tests may be a build server; the command line that is tested is not.
    environment: { ...process.env, NO_COLOR: '1', CI: '', GITHUB_BASE_REF: '', CI_MERGE_REQUEST_DIFF_BASE_SHA: '' },
  })
  process.send?.({ stdout, stderr, exitCode })
}
