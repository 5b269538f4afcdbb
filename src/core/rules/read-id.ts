import type { MapNode } from '../syntax/syntax-tree.ts'
import { asText, entryOf, missingKey, valueSpan, type Reading } from './reading.ts'

const idForm = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/
const packIdForm = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}(\/[A-Za-z0-9][A-Za-z0-9._-]{0,99}){0,4}$/

/** The `id` of a rule, an exception or, with slashes, a pack. */
export function readId(
  reading: Reading,
  map: MapNode,
  where: string,
  reportMissing: boolean,
  form: 'plain' | 'pack' = 'plain',
): string | undefined {
  const entry = entryOf(map, 'id')
  if (entry === undefined) {
    if (reportMissing) missingKey(reading, map, 'id', where)
    return undefined
  }
  const id = asText(reading, entry.value, '`id`', valueSpan(entry))
  if (id === undefined) return undefined
  if ((form === 'pack' ? packIdForm : idForm).test(id)) return id
  reading.report(
    'SLC213',
    entry.value.span,
    `\`${id}\` is not an id`,
    form === 'pack' ? 'letters, digits, `.`, `_`, `-`; parts separated by `/`' : 'letters, digits, `.`, `_`, `-`',
  )
  return undefined
}
