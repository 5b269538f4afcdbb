import type { Json } from '../../core/base/json.ts'
import type { World } from '../../core/events/world.ts'
import { errorCode } from './read-source.ts'

/** UTF-16 units of one text; the parser takes seconds for deep trees of longer ones. */
const longestText = 65_536

/**
 * PostgreSQL's own grammar, for the operator `sql` (L-45). It comes with the package `libpg-query`, which
 * is not a dependency: `npm install libpg-query`. Undefined = it is not installed, so that policies
 * which need it do not load and say so.
 *
 * @throws what loading an installed package throws.
 */
export async function loadSqlParser(): Promise<NonNullable<World['parseSql']> | undefined> {
  const library = await importParser()
  if (library === undefined) return undefined
  await library.loadModule()
  return (text) => {
    if (text.length > longestText) throw new RangeError('the text is too long')
    // The library hands the text on to C, where it would end here; a server refuses it.
    if (text.includes('\0')) return undefined
    try {
      // The tree was printed as JSON by the library; its types are narrower.
      return library.parseSync(text) as unknown as Json
    } catch (error) {
      if (library.hasSqlDetails(error) || text.trim() === '') return undefined
      throw error
    }
  }
}

async function importParser(): Promise<typeof import('libpg-query') | undefined> {
  try {
    return await import('libpg-query')
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}
