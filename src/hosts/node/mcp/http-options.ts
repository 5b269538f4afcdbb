/** What the operator says of the gateway over HTTP. */
export interface HttpOptions {
  readonly host: string
  /** 0 = any that is free. */
  readonly port: number
  readonly upstream: URL
  /** Sent to the upstream server with every request. What the client sends of its own never is. */
  readonly upstreamHeaders: Readonly<Record<string, string>>
  /** What clients show as bearer token; undefined = none, on a loopback address alone. */
  readonly token: string | undefined
  /** Values of `Origin` that may come. A request without one is no browser's. */
  readonly allowedOrigins: readonly string[]
  /** Values of `Host` beside those of the address that is listened on. */
  readonly allowedHosts: readonly string[]
  readonly maxBodyBytes: number
  readonly maxSessions: number
  /** A session without a request for so long is closed. */
  readonly idleMs: number
  /** How long requests in flight may go on when the process is to end. */
  readonly drainMs: number
}
