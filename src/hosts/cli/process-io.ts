import { errorCode } from '../node/read-source.ts'
import type { Io } from './io.ts'

/**
 * The real process. A reader that goes away (`sluice check | head`) is no error: what is left is not
 * printed, and the command still ends with its own exit code, so a pipe never hides a finding.
 */
export function processIo(): Io {
  const out = openPipe(process.stdout)
  const err = openPipe(process.stderr)
  return {
    out: (text) => out(text),
    err: (text) => {
      void err(text)
    },
    stdin: () => process.stdin,
    isOutTerminal: process.stdout.isTTY,
    isErrTerminal: process.stderr.isTTY,
    ...(process.stdout.isTTY && { outColumns: process.stdout.columns }),
    onInterrupt(end) {
      // A supervisor asks in its own way.
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
      return () => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, end)
      }
    },
    environment: process.env,
  }
}

function openPipe(stream: NodeJS.WriteStream): (text: string) => Promise<void> | undefined {
  let isOpen = true
  let wake: () => void = () => undefined
  stream.on('error', (error) => {
    if (errorCode(error) !== 'EPIPE') throw error
    isOpen = false
    wake()
  })
  stream.on('drain', () => wake())
  return (text) => {
    if (!isOpen || stream.write(text)) return undefined
    return new Promise((resolve) => {
      wake = resolve
    })
  }
}
