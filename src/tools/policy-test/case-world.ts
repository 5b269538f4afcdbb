import { isJsonArray, isJsonObject, ownMember, type JsonObject } from '../../core/base/json.ts'
import { plainWorld, type PlainWorld } from '../../core/events/plain-world.ts'
import type { World } from '../../core/events/world.ts'

/** A world that is as the case at hand says; where it says nothing: no links, no files, public names, no redirects (L-80). */
export interface CaseWorld {
  readonly ports: World
  readonly use: (test: JsonObject) => void
}

export function createCaseWorld(parseSql: World['parseSql']): CaseWorld {
  let world = plainWorld({})
  return {
    ports: {
      realPath: (path) => world.realPath(path),
      filesBelow: (folder) => world.filesBelow(folder),
      addressesOf: (name) => world.addressesOf(name),
      redirectOf: (url) => world.redirectOf(url),
      ...(parseSql === undefined ? {} : { parseSql }),
    },
    use(test) {
      const stated = ownMember(test, 'world')
      const env = ownMember(test, 'env')
      const cwd = isJsonObject(env) ? ownMember(env, 'cwd') : undefined
      world = plainWorld(isJsonObject(stated) ? readWorld(stated) : {}, typeof cwd === 'string' ? cwd : undefined)
    },
  }
}

/** What the loader has checked; whatever it would not let pass is left out. */
export function readWorld(stated: JsonObject): PlainWorld {
  const files = ownMember(stated, 'files')
  return {
    links: textsOf(stated, 'links'),
    redirects: textsOf(stated, 'redirects'),
    files: isJsonArray(files) ? files.filter((file) => typeof file === 'string') : typeof files === 'string' ? [files] : [],
    dns: Object.fromEntries(
      entriesOf(stated, 'dns').map(([name, addresses]) => [
        name,
        isJsonArray(addresses) ? addresses.filter((address) => typeof address === 'string') : typeof addresses === 'string' ? [addresses] : [],
      ]),
    ),
  }
}

function entriesOf(stated: JsonObject, key: string): readonly [string, JsonObject[string]][] {
  const part = ownMember(stated, key)
  return isJsonObject(part) ? Object.entries(part) : []
}

function textsOf(stated: JsonObject, key: string): Readonly<Record<string, string>> {
  return Object.fromEntries(entriesOf(stated, key).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
