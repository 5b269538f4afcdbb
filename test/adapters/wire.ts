/** What a client sent and got: a `fetch` that answers by itself, so that nothing leaves the process. */
export interface Wire {
  readonly fetch: typeof globalThis.fetch
  readonly bodies: readonly Readonly<Record<string, unknown>>[]
}

/** An answer as one JSON value, or as the events of a stream. */
export type WireAnswer = { readonly json: unknown } | { readonly events: readonly { readonly event?: string; readonly data: unknown }[] }

export function createWire(answer: (body: Readonly<Record<string, unknown>>) => WireAnswer): Wire {
  const bodies: Readonly<Record<string, unknown>>[] = []
  return {
    bodies,
    fetch(_url, init) {
      // `as`: the clients under test send JSON texts.
      const body = JSON.parse(init?.body as string) as Readonly<Record<string, unknown>>
      bodies.push(body)
      const given = answer(body)
      if ('json' in given) return Promise.resolve(new Response(JSON.stringify(given.json), { headers: { 'content-type': 'application/json' } }))
      const text = given.events.map(({ event, data }) => `${event === undefined ? '' : `event: ${event}\n`}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`).join('')
      return Promise.resolve(new Response(text, { headers: { 'content-type': 'text/event-stream' } }))
    },
  }
}
