import { isLoopback } from '../../node/mcp/admit.ts'
import type { HttpOptions } from '../../node/mcp/http-options.ts'
import type { CommandRequest, Given } from '../define-command.ts'
import type { Io } from '../io.ts'
import { parseCount } from './parse-count.ts'
import { readToken } from './read-token.ts'
import { textList, textOption } from './text-list.ts'

const day = 86_400

/** What the options say of the gateway over HTTP. */
export async function readHttpOptions(options: CommandRequest['options'], io: Io): Promise<Given<HttpOptions>> {
  const address = parseAddress(textOption(options['listen']) ?? '')
  if (!address.ok) return address
  const upstream = parseUpstream(textOption(options['upstream']))
  if (!upstream.ok) return upstream
  const upstreamHeaders = readHeaders(textList(options['upstreamHeader']), io)
  if (!upstreamHeaders.ok) return upstreamHeaders
  const { host, port } = address.value
  const token = await readToken(options, io, isLoopback(host))
  if (!token.ok) return token
  const maxSessions = parseCount(options, 'maxSessions', '--max-sessions', 100_000)
  const maxBodyBytes = parseCount(options, 'maxBody', '--max-body', 64_000_000)
  const idle = parseCount(options, 'idleTimeout', '--idle-timeout', day)
  const drain = parseCount(options, 'drain', '--drain', day)
  const wrong = [maxSessions, maxBodyBytes, idle, drain].find(({ ok }) => !ok)
  if (!maxSessions.ok || !maxBodyBytes.ok || !idle.ok || !drain.ok) return wrong?.ok === false ? wrong : { ok: false, message: '' }
  return {
    ok: true,
    value: {
      host,
      port,
      upstream: upstream.value,
      upstreamHeaders: upstreamHeaders.value,
      token: token.value,
      allowedOrigins: textList(options['allowOrigin']),
      allowedHosts: textList(options['allowHost']),
      maxBodyBytes: maxBodyBytes.value,
      maxSessions: maxSessions.value,
      idleMs: idle.value * 1000,
      drainMs: drain.value * 1000,
    },
  }
}

function parseAddress(text: string): Given<{ readonly host: string; readonly port: number }> {
  const parts = /^(?:\[([0-9a-fA-F:]+)\]|([^:[\]]+)):([0-9]{1,5})$/.exec(text)
  const host = parts?.[1] ?? parts?.[2]
  const port = Number(parts?.[3])
  if (host !== undefined && port <= 65_535) return { ok: true, value: { host, port } }
  return { ok: false, message: '--listen takes a host and a port, as in 127.0.0.1:8080 or [::1]:8080' }
}

function parseUpstream(text: string | undefined): Given<URL> {
  if (text === undefined) return { ok: false, message: '--listen takes the server behind it: --upstream http://127.0.0.1:3001/mcp' }
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) return { ok: false, message: '--upstream takes a URL with http or https' }
  if (url.username !== '' || url.password !== '') {
    return { ok: false, message: '--upstream takes no password, which others could read; send it by --upstream-header' }
  }
  return { ok: true, value: url }
}

/** Values are read from the environment, since others can read the command line. */
function readHeaders(given: readonly string[], io: Io): Given<Readonly<Record<string, string>>> {
  const headers: Record<string, string> = {}
  for (const text of given) {
    const split = text.indexOf('=')
    const name = text.slice(0, Math.max(split, 0)).toLowerCase()
    const variable = text.slice(split + 1)
    if (!/^[a-z0-9!#$%&'*+.^_`|~-]+$/.test(name)) return { ok: false, message: '--upstream-header takes a name and an environment variable, as in Authorization=UPSTREAM_AUTH' }
    const value = io.environment[variable]
    if (value === undefined || value === '') return { ok: false, message: `--upstream-header: the environment variable \`${variable}\` is not set` }
    if (!/^[\t\x20-\x7e]+$/.test(value)) return { ok: false, message: `--upstream-header: the value of \`${variable}\` is not fit for a header` }
    headers[name] = value
  }
  return { ok: true, value: headers }
}
