#!/usr/bin/env node
const [verb, ...rest] = process.argv.slice(2)
// An agent waits for it at every call, so it takes a short way of its own.
if (verb === 'hook' && !rest.includes('--help')) {
  try {
    const { startHook } = await import('./hook/start-hook.ts')
    await startHook(rest)
  } catch {
    // Any other code than 2 lets the call run.
    process.stderr.write('Not executed: Sluice cannot be started. Do not retry.\n')
    process.exit(2)
  }
}

const { processIo } = await import('./process-io.ts')
const { reportBug } = await import('./report-bug.ts')
const { runCli } = await import('./run-cli.ts')
const io = processIo()
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    process.exitCode = reportBug(error, io)
  })
}
const code = await runCli(process.argv.slice(2), io)
// The code is set and the process ends by itself, so that everything printed reaches its reader.
process.exitCode ??= code
