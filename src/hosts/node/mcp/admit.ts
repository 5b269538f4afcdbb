import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { HttpOptions } from './http-options.ts'

export interface Refusal {
  readonly status: number
  readonly why: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Why a request may not come in; undefined = it may. The port is known only when the gateway listens. */
export function admit(request: IncomingMessage, options: HttpOptions, port: number): Refusal | undefined {
  const { host, origin, authorization } = request.headers
  // A page that had its name point here sends that name: it must not reach a server on this machine.
  if (host === undefined || !hostsOf(options, port).includes(host.toLowerCase())) return { status: 403, why: 'the Host is not allowed' }
  if (origin !== undefined && !options.allowedOrigins.includes(origin)) return { status: 403, why: 'the Origin is not allowed' }
  if (options.token === undefined || isBearer(authorization, options.token)) return undefined
  return { status: 401, why: 'a bearer token is needed', headers: { 'www-authenticate': 'Bearer' } }
}

function hostsOf({ host, allowedHosts }: HttpOptions, port: number): readonly string[] {
  const own = isLoopback(host) ? ['localhost', '127.0.0.1', '[::1]'] : [bracketed(host)]
  const written = own.flatMap((name) => (port === 80 ? [name, `${name}:${port}`] : [`${name}:${port}`]))
  return [...written, ...allowedHosts.map((name) => name.toLowerCase())]
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host.toLowerCase()
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host)
}

/** Takes the same time for every wrong token, so that it cannot be guessed letter by letter. */
function isBearer(authorization: string | undefined, token: string): boolean {
  const given = authorization !== undefined && /^bearer /i.test(authorization) ? authorization.slice('bearer '.length).trim() : ''
  return timingSafeEqual(digest(given), digest(token)) && given !== ''
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
