#!/usr/bin/env node
import { processIo } from './process-io.ts'
import { reportBug } from './report-bug.ts'
import { runCli } from './run-cli.ts'

const io = processIo()
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    process.exitCode = reportBug(error, io)
  })
}
const code = await runCli(process.argv.slice(2), io)
// The code is set and the process ends by itself, so that everything printed reaches its reader.
process.exitCode ??= code
