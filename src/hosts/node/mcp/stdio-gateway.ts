import type { Readable } from 'node:stream'
import { parseJson } from '../../../core/base/parse-json.ts'
import type { RunEnd } from '../../../core/runs/run-end.ts'
import { governTransport } from '../../../adapters/mcp.ts'
import { childTransport } from './child-transport.ts'
import type { GatewayParts } from './gateway-engine.ts'
import { lineTransport } from './line-transport.ts'

export interface StdioParts extends GatewayParts {
  readonly command: readonly [string, ...string[]]
  readonly input: Readable
  readonly write: (text: string) => Promise<void> | undefined
  /** Calls back when the process is to end, until what is returned is called. */
  readonly onStop: (stop: () => void) => () => void
}

/** How a session ended: the client left, the server did, or the policy ended it. */
export type StdioEnd =
  | { readonly kind: 'client' | 'server' }
  | { readonly kind: 'policy'; readonly end: RunEnd }
  | { readonly kind: 'not started'; readonly why: string }

/** How long calls in flight may go on when the client has sent its last message. */
const drainMs = 10_000

/** One client on our stdin and stdout, one server as a child process. */
export async function runStdioGateway({ command, input, write, onStop, engineFor, govern, log }: StdioParts): Promise<StdioEnd> {
  let stop: () => void = () => undefined
  const stopped = new Promise<'client'>((resolve) => (stop = () => resolve('client')))
  const up = childTransport(command, { unread: () => log('a line of the server was no message and was dropped') })
  const down = lineTransport({
    input,
    write,
    parse: parseStrictly,
    unread() {
      log('a line of the client was no message')
      void write('{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Not executed: the line is not one JSON value."}}\n')
    },
    close: () => Promise.resolve(),
    ended: () => stop(),
  })
  let end: RunEnd | undefined
  try {
    const session = await governTransport(down, up, engineFor(), {
      ...govern,
      onNotice: log,
      onEnd(reached) {
        end = reached
        log(`the run ended by a ${reached.cause}; the reason stands in the answer to the client`)
      },
    })
    const release = onStop(stop)
    const server = { isGone: false }
    const left = session.closed.then(() => {
      server.isGone = true
    })
    await Promise.race([left, stopped])
    await within(drainMs, Promise.race([left, session.idle()]))
    // A server that went in the middle of a call has left nothing open: its own end is told a moment later.
    await new Promise((resolve) => setImmediate(resolve))
    const first = server.isGone ? 'server' : 'client'
    release()
    await session.close()
    input.destroy()
    return end === undefined ? { kind: first } : { kind: 'policy', end }
  } catch (thrown) {
    input.destroy()
    return { kind: 'not started', why: thrown instanceof Error ? thrown.message : '' }
  }
}

/** A name twice in one object is refused: readers of such a call would disagree about it (L-91). */
function parseStrictly(line: string): { readonly value: unknown } | undefined {
  const reading = parseJson(line)
  return reading.ok ? { value: reading.value } : undefined
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([work, new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))])
  clearTimeout(timer)
}
