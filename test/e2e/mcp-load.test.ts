import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { JsonObject } from '../../src/core/base/json.ts'
import { startGatewayProcess } from '../support/gateway-process.ts'
import { openSession } from '../support/mcp-http-client.ts'
import { startUpstream } from '../support/mcp-upstream.ts'

const folder = mkdtempSync(join(tmpdir(), 'sluice-load-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const policy = `sluice: 1
pack: { id: acme/load, version: 1.0.0 }
rules:
  - { id: odd, event: tool_call, match: { tool: echo, args: { $.token: { ends_with: "-7" } } }, skip: Not echoed. }
  - { id: keys, event: tool_result, match: any, redact: { patterns: [{ name: key, pattern: "tok_[0-9a-f]+" }] } }
`

const sessions = 200
const callsEach = 50

test('200 sessions with 50 calls each: no answer is lost, crossed or given twice', async () => {
  const file = join(folder, 'p.yaml')
  writeFileSync(file, policy)
  const upstream = await startUpstream()
  const gateway = await startGatewayProcess([file, '--upstream', upstream.url.href, '--token-env', 'LOAD_TOKEN'], { LOAD_TOKEN: 'the-token-of-the-load' })
  const headers = { authorization: 'Bearer the-token-of-the-load' }
  const started = performance.now()

  const work = async (session: number): Promise<readonly string[]> => {
    const ask = await openSession(gateway.url, headers)
    const wrong: string[] = []
    const backends = new Set<string>()
    for (let call = 0; call < callsEach; call += 2) {
      // Two at once, whose answers may come in any order.
      await Promise.all(
        [0, 1].map(async (offset) => {
          const token = `${session}-${call + offset}`
          const { messages } = await ask(call + offset + 1, 'tools/call', { name: 'echo', arguments: { token } })
          const [message, ...more] = messages
          if (more.length > 0) wrong.push(`${token}: ${more.length + 1} answers`)
          if (message?.['id'] !== call + offset + 1) wrong.push(`${token}: another id`)
          const [part] = ((message?.['result'] as JsonObject | undefined)?.['content'] ?? []) as readonly { readonly text: string }[]
          const text = part?.text ?? ''
          if (token.endsWith('-7')) {
            if (text !== 'Not echoed.') wrong.push(`${token}: not skipped`)
            return
          }
          const [backend, echoed] = text.split(' ')
          backends.add(backend ?? '')
          if (echoed !== JSON.stringify({ token })) wrong.push(`${token}: got ${text}`)
        }),
      )
    }
    if (backends.size !== 1) wrong.push(`session ${session} reached ${backends.size} sessions of the server`)
    return [...wrong, `backend ${[...backends].join()}`]
  }

  try {
    const results = (await Promise.all(Array.from({ length: sessions }, (_, session) => work(session)))).flat()
    const backends = results.filter((line) => line.startsWith('backend '))
    expect(results.filter((line) => !line.startsWith('backend '))).toEqual([])
    // Each client has a session of its own at the server.
    expect(new Set(backends).size).toBe(sessions)
    // One call of each session was skipped, and reached nobody.
    expect(upstream.calls).toHaveLength(sessions * (callsEach - 1))
    expect(new Set(upstream.calls.map((call) => JSON.stringify(call))).size).toBe(sessions * (callsEach - 1))
    expect(performance.now() - started).toBeLessThan(100_000)
  } finally {
    expect(await gateway.stop()).toBe(0)
    await upstream.close()
  }
}, 150_000)
