import { createRequire } from 'node:module'
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
  let library = await importParser(0)
  if (library === undefined) return undefined
  await library.loadModule()
  let copies = 0
  const parse = (text: string, by: Parser): Json | undefined => {
    try {
      // The tree was printed as JSON by the library; its types are narrower.
      return by.parseSync(text) as unknown as Json
    } catch (error) {
      if (by.hasSqlDetails(error) || text.trim() === '') return undefined
      // A crash leaves the memory of the module as it was then; after some of them nothing parses any more.
      library = undefined
      throw error
    }
  }
  return (text) => {
    if (text.length > longestText) throw new RangeError('the text is too long')
    // The library hands the text on to C, where it would end here; a server refuses it.
    if (text.includes('\0')) return undefined
    if (library !== undefined) return parse(text, library)
    copies++
    return importParser(copies).then(async (fresh) => {
      if (fresh === undefined) throw new Error('the SQL parser is gone')
      await fresh.loadModule()
      library = fresh
      return parse(text, fresh)
    })
  }
}

/**
 * The same, loaded when it is first asked: most policies never do. Undefined = it is not installed.
 */
export function sqlParserOnDemand(): World['parseSql'] {
  try {
    createRequire(import.meta.url).resolve('libpg-query')
  } catch {
    return undefined
  }
  let loading: ReturnType<typeof loadSqlParser> | undefined
  return async (text) => {
    loading ??= loadSqlParser()
    const parse = await loading
    if (parse === undefined) throw new Error('the SQL parser is gone')
    return parse(text)
  }
}

type Parser = typeof import('libpg-query')

/** @param copy 0 = the module as others import it; a higher one = a module of its own, with memory of its own. */
async function importParser(copy: number): Promise<Parser | undefined> {
  try {
    // By `require`: an `import` fails in a program that starts from compiled code, as that of \`sluice hook\` does.
    // `as`: what it exports is what its types say.
    if (copy === 0) return createRequire(import.meta.url)('libpg-query') as Parser
    // `as`: the same file under another address.
    return (await import(`${import.meta.resolve('libpg-query')}?copy=${String(copy)}`)) as Parser
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}
