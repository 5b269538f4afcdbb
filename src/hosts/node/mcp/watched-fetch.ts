import { isJsonObject, ownMember, type Json } from '../../../core/base/json.ts'

type Fetch = (url: string | URL, init?: RequestInit) => Promise<Response>

/**
 * A fetch that tells when the answer to a request broke off: its body failed, or it ended as a stream that
 * cannot be taken up again. The transport of the SDK would wait for such an answer for ever.
 */
export function watchedFetch(brokeOff: (id: string | number) => void): Fetch {
  return async (url, init) => {
    const response = await fetch(url, init)
    const id = init?.method === 'POST' && typeof init.body === 'string' ? requestId(init.body) : undefined
    if (id === undefined || response.body === null) return response
    return new Response(watched(response.body, () => brokeOff(id)), response)
  }
}

function requestId(body: string): string | number | undefined {
  const message = JSON.parse(body) as Json
  if (!isJsonObject(message) || ownMember(message, 'method') === undefined) return undefined
  const id = ownMember(message, 'id')
  return typeof id === 'string' || typeof id === 'number' ? id : undefined
}

function watched(body: ReadableStream<Uint8Array>, ended: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  const events = new TextDecoder()
  let canResume = false
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) {
          controller.close()
          if (!canResume) ended()
          return
        }
        canResume ||= /^id:/m.test(events.decode(value, { stream: true }))
        controller.enqueue(value)
      } catch (error) {
        controller.error(error)
        ended()
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
