#!/usr/bin/env node
import { processIo } from './process-io.ts'
import { reportBug } from './report-bug.ts'
import { runCli } from './run-cli.ts'

const [verb, ...rest] = process.argv.slice(2)
// An agent waits for it at every call, so it takes a short way of its own.
if (verb === 'hook' && !rest.includes('--help')) {
  try {
    const { runHookProcess } = await import('./hook/hook-process.ts')
    await runHookProcess(rest)
  } catch {
    // Any other code than 2 lets the call run.
    process.stderr.write('Not executed: Sluice cannot be started. Do not retry.\n')
    process.exit(2)
  }
}

const io = processIo()
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    process.exitCode = reportBug(error, io)
  })
}
const code = await runCli(process.argv.slice(2), io)
// The code is set and the process ends by itself, so that everything printed reaches its reader.
process.exitCode ??= code
