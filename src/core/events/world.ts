import type { Json } from '../base/json.ts'

/** At once, or later. */
export type Eventually<T> = T | Promise<T>

/**
 * What only the host can know of the world that a call would meet (L-04, L-42, L-43, L-45). A port that
 * throws or rejects leaves the test that asked it unknown; one that is not there keeps policies that
 * need it from loading.
 */
export interface World {
  /** The path with all links followed; of a file that does not exist, that of its nearest existing parent with the rest behind it. */
  readonly realPath?: (path: string) => Eventually<string>
  /** Every file below a folder, as absolute paths, hidden ones too. */
  readonly filesBelow?: (folder: string) => Eventually<readonly string[]>
  /** All addresses of a host name. */
  readonly addressesOf?: (name: string) => Eventually<readonly string[]>
  /** Where a fetch of this URL is sent on to; null = it answers by itself. */
  readonly redirectOf?: (url: string) => Eventually<string | null>
  /** The syntax tree of a text as PostgreSQL reads it; undefined = it does not parse. */
  readonly parseSql?: (text: string) => Eventually<Json | undefined>
}

export type WorldPort = keyof World

/** What a rule needs of the host beyond the event. */
export const worldPorts = ['realPath', 'filesBelow', 'addressesOf', 'redirectOf', 'parseSql'] as const satisfies readonly WorldPort[]
