import { spawn, type ChildProcess } from 'node:child_process'
import type { McpTransport } from '../../../adapters/mcp.ts'
import { lineTransport } from './line-transport.ts'

export interface ChildOptions {
  /** A line of the server was no JSON: many servers print such things. */
  readonly unread: () => void
}

/**
 * A server as a child process: its stdin and stdout are the transport, its stderr is ours. It is run directly,
 * never through a shell, in our folder and with our environment, as the client would have run it.
 */
export function childTransport(command: readonly [string, ...string[]], { unread }: ChildOptions): McpTransport {
  const [program, ...args] = command
  let child: ChildProcess | undefined
  let exited: Promise<void> = Promise.resolve()

  const transport: McpTransport = {
    async start() {
      const started = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
      child = started
      exited = new Promise((resolve) => started.once('close', resolve))
      await new Promise<void>((resolve, reject) => {
        started.once('spawn', resolve)
        started.once('error', reject)
      })
      started.on('error', (error) => transport.onerror?.(error))
      // A server that has gone breaks the pipe: that it has gone is told by its end.
      started.stdin.on('error', (error) => transport.onerror?.(error))
      void exited.then(() => transport.onclose?.())
      const lines = lineTransport({
        input: started.stdout,
        write: (line) => (started.stdin.write(line) ? undefined : new Promise((resolve) => started.stdin.once('drain', resolve))),
        parse: parseLine,
        unread,
        close: () => Promise.resolve(),
        ended: () => undefined,
      })
      lines.onmessage = (message: never) => transport.onmessage?.(message)
      transport.send = (message) => {
        if (started.exitCode !== null || started.signalCode !== null) return Promise.reject(new Error('the server has ended'))
        return lines.send(message)
      }
      await lines.start()
    },
    send: () => Promise.reject(new Error('the server is not started')),
    async close() {
      if (child === undefined) return
      const ending = child
      child = undefined
      ending.stdin?.end()
      if (await isOver(exited)) return
      ending.kill('SIGTERM')
      if (await isOver(exited)) return
      ending.kill('SIGKILL')
      await exited
    },
  }
  return transport
}

/** How long a server may take to end by itself, before each stronger word. */
const patienceMs = 2_000

async function isOver(exited: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs)
  })
  const isFirst = await Promise.race([exited.then(() => true), late])
  clearTimeout(timer)
  return isFirst
}

function parseLine(line: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(line) as unknown }
  } catch {
    return undefined
  }
}
