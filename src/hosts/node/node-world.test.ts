import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadSqlParser } from './load-sql-parser.ts'
import { nodeWorld } from './node-world.ts'

let server: Server
let origin = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? ''
    if (path === '/slow') return
    if (path === '/moved') response.writeHead(302, { location: '/end' })
    else if (path === '/away') response.writeHead(308, { location: 'https://other.test/x' })
    else if (path === '/lost') response.writeHead(301)
    else if (path === '/created') response.writeHead(201, { location: '/end' })
    else response.writeHead(200)
    response.end('hello')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test.each([
  ['/moved', '/end'],
  ['/away', 'https://other.test/x'],
  ['/lost', null],
  ['/created', null],
  ['/end', null],
])('a fetch of %s is sent on to %j (L-43)', async (path, want) => {
  const found = await nodeWorld({ traceRedirects: true }).redirectOf?.(origin + path)
  expect(found).toBe(want?.startsWith('/') === true ? origin + want : want)
})

test('a server that does not answer in time, and another scheme, are no answer', async () => {
  const world = nodeWorld({ traceRedirects: true, timeoutMs: 50 })
  await expect(world.redirectOf?.(`${origin}/slow`)).rejects.toThrow()
  await expect(world.redirectOf?.('file:///etc/passwd')).rejects.toThrow(RangeError)
})

test('no request is sent unless that is asked for, and no port stands without an answer behind it', () => {
  expect(Object.keys(nodeWorld()).sort()).toEqual(['addressesOf', 'filesBelow', 'realPath'])
})

test('a name has all its addresses, and an address itself', async () => {
  const world = nodeWorld()
  expect(await world.addressesOf?.('127.0.0.1')).toEqual(['127.0.0.1'])
  expect(await world.addressesOf?.('localhost')).toSatisfy((found: readonly string[]) =>
    found.length > 0 && found.every((address) => address === '127.0.0.1' || address === '::1'),
  )
  // A label of more than 63 letters, so that no server is asked.
  await expect(world.addressesOf?.(`${'a'.repeat(64)}.test`)).rejects.toThrow()
})

test('SQL is read by the grammar of PostgreSQL (L-45)', async () => {
  const parse = await loadSqlParser()
  expect(parse?.('select 1; drop table x')).toMatchObject({ stmts: [{ stmt: { SelectStmt: {} } }, { stmt: { DropStmt: {} } }] })
  expect(parse?.('selec 1')).toBeUndefined()
  expect(parse?.('')).toBeUndefined()
  // Read as far as the NUL it would be a harmless select.
  expect(parse?.('select 1\0; drop table x')).toBeUndefined()
  expect(() => parse?.(`select ${'1+'.repeat(40_000)}1`)).toThrow(RangeError)
  expect(nodeWorld(parse === undefined ? {} : { parseSql: parse }).parseSql).toBe(parse)
})
