import type { SqlName } from './sql-access.ts'

/** Bytes of an identifier; PostgreSQL cuts longer ones. */
const longestName = 63

const identifier = /(?:"((?:[^"\0]|"")+)"|([A-Za-z_\u0080-\u{10ffff}][\w$\u0080-\u{10ffff}]*))/uy

/**
 * A table or function as SQL writes it, `name` or `schema.name`: what stands bare is folded to lower
 * case, what stands in quotes is not (PostgreSQL manual, 4.1.1). Undefined for anything else.
 */
export function parseSqlName(text: string): SqlName | undefined {
  const names: string[] = []
  let position = 0
  do {
    identifier.lastIndex = position
    const match = identifier.exec(text)
    if (match === null) return undefined
    const [whole, quoted, bare = ''] = match
    const name = quoted === undefined ? foldBare(bare) : quoted.replaceAll('""', '"')
    if (utf8Length(name) > longestName) return undefined
    names.push(name)
    position += whole.length
  } while (text[position++] === '.')
  if (position <= text.length) return undefined
  const [first = '', second, ...more] = names
  if (more.length > 0) return undefined
  return second === undefined ? { name: first } : { schema: first, name: second }
}

/** Letters of ASCII alone: PostgreSQL leaves others as they are where a character has several bytes. */
function foldBare(text: string): string {
  return text.replace(/[A-Z]+/gu, (letters) => letters.toLowerCase())
}

function utf8Length(text: string): number {
  let length = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    length += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_00_00 ? 3 : 4
  }
  return length
}

/** The schemas in which a bare name is looked for. */
const openSchemas: readonly string[] = ['public', 'pg_catalog']

/**
 * Is `found` the table or function that `wanted` names? Of a bare name the schema is one of those that
 * are always searched; in another schema it may be the same or not, as the search path says.
 */
export function sameSqlName(found: SqlName, wanted: SqlName): 'hit' | 'miss' | 'unknown' {
  if (found.name !== wanted.name) return 'miss'
  if (found.schema === wanted.schema) return 'hit'
  if (found.schema !== undefined && wanted.schema !== undefined) return 'miss'
  const schema = found.schema ?? wanted.schema ?? ''
  return openSchemas.includes(schema) ? 'hit' : 'unknown'
}
