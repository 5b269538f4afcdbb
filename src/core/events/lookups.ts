import type { Json } from '../base/json.ts'
import { PendingLookup } from '../base/pending-lookup.ts'
import type { World, WorldPort } from './world.ts'

/** An answer of the host, or the news that it has none. */
export type Lookup<T> = { readonly kind: 'known'; readonly value: T } | { readonly kind: 'failed' }

/**
 * What tests of one event ask beyond its value. Answers are remembered for that event, so all tests of
 * it see one world and each text is parsed once (L-40). Every question throws `PendingLookup` while the
 * host is still looking.
 */
export interface Lookups {
  readonly realPath: (path: string) => Lookup<string>
  readonly filesBelow: (folder: string) => Lookup<readonly string[]>
  readonly addressesOf: (name: string) => Lookup<readonly string[]>
  readonly redirectOf: (url: string) => Lookup<string | null>
  readonly parseSql: (text: string) => Lookup<Json | undefined>
  /** Does the host have this port? */
  readonly has: (port: WorldPort) => boolean
  /** What `make` gives for this text, made once per event. `kind` is a symbol of the caller's own. */
  readonly once: <T>(kind: symbol, text: string, make: () => T) => T
}

const FAILED: Lookup<never> = Object.freeze({ kind: 'failed' })

export function createLookups(world: World): Lookups {
  const made = new Map<symbol, Map<string, unknown>>()
  const tableOf = (kind: symbol): Map<string, unknown> => {
    let table = made.get(kind)
    if (table === undefined) made.set(kind, (table = new Map<string, unknown>()))
    return table
  }
  const ask = <T>(kind: symbol, question: string, port: ((question: string) => T | Promise<T>) | undefined): Lookup<T> => {
    if (port === undefined) return FAILED
    const table = tableOf(kind)
    const known = table.get(question) as Lookup<T> | PendingLookup | undefined
    if (known instanceof PendingLookup) throw known
    if (known !== undefined) return known
    let answer: T | Promise<T>
    try {
      answer = port(question)
    } catch {
      table.set(question, FAILED)
      return FAILED
    }
    if (answer instanceof Promise) {
      const ready = answer.then(
        (value) => void table.set(question, { kind: 'known', value }),
        () => void table.set(question, FAILED),
      )
      const pending = new PendingLookup(ready)
      table.set(question, pending)
      throw pending
    }
    const lookup: Lookup<T> = { kind: 'known', value: answer }
    table.set(question, lookup)
    return lookup
  }
  return {
    realPath: (path) => ask(REAL_PATH, path, world.realPath),
    filesBelow: (folder) => ask(FILES_BELOW, folder, world.filesBelow),
    addressesOf: (name) => ask(ADDRESSES_OF, name, world.addressesOf),
    redirectOf: (url) => ask(REDIRECT_OF, url, world.redirectOf),
    parseSql: (text) => ask(PARSE_SQL, text, world.parseSql),
    has: (port) => world[port] !== undefined,
    once<T>(kind: symbol, text: string, make: () => T): T {
      const table = tableOf(kind)
      if (table.has(text)) return table.get(text) as T
      const value = make()
      table.set(text, value)
      return value
    },
  }
}

const REAL_PATH = Symbol('realPath')
const FILES_BELOW = Symbol('filesBelow')
const ADDRESSES_OF = Symbol('addressesOf')
const REDIRECT_OF = Symbol('redirectOf')
const PARSE_SQL = Symbol('parseSql')

/** Of a host that supplies nothing; remembers nothing either. */
export const noLookups: Lookups = {
  ...createLookups({}),
  once: (_kind, _text, make) => make(),
}
