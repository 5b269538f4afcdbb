import { StringDecoder } from 'node:string_decoder'
import type { Readable } from 'node:stream'
import type { McpTransport } from '../../../adapters/mcp.ts'

export interface LineTransportParts {
  readonly input: Readable
  /** Writes one line; a promise while the reader is slow. */
  readonly write: (line: string) => Promise<void> | undefined
  /** Undefined: the line is no JSON. */
  readonly parse: (line: string) => { readonly value: unknown } | undefined
  /** A line that could not be read was dropped. */
  readonly unread: () => void
  readonly close: () => Promise<void>
  /** The input is at its end. */
  readonly ended: () => void
}

/** UTF-16 units of one line; more is no message but a flood, and the connection is closed. */
const longestLine = 16_000_000

/** Messages as lines of JSON, as MCP has them on stdin and stdout. */
export function lineTransport({ input, write, parse, unread, close, ended }: LineTransportParts): McpTransport {
  const decoder = new StringDecoder('utf8')
  let pieces: string[] = []
  let length = 0

  const transport: McpTransport = {
    start() {
      input.on('data', (chunk: Buffer) => take(decoder.write(chunk)))
      input.on('error', () => ended())
      input.on('end', () => ended())
      return Promise.resolve()
    },
    async send(message) {
      await write(`${JSON.stringify(message)}\n`)
    },
    close,
  }
  return transport

  function take(text: string): void {
    let from = 0
    for (;;) {
      const end = text.indexOf('\n', from)
      const piece = text.slice(from, end === -1 ? undefined : end)
      length += piece.length
      if (length > longestLine) {
        input.destroy()
        ended()
        return
      }
      pieces.push(piece)
      if (end === -1) return
      const line = pieces.join('')
      pieces = []
      length = 0
      from = end + 1
      if (line.trim() !== '') receive(line)
    }
  }

  function receive(line: string): void {
    const message = parse(line)
    if (message === undefined) unread()
    // `as`: whoever receives it reads it as unknown; the type keeps everybody else from sending here.
    else (transport.onmessage as ((message: unknown) => void) | undefined)?.(message.value)
  }
}
