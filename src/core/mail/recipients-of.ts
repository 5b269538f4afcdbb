import { hasLoneSurrogate } from '../base/code-points.ts'
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../base/json.ts'
import { limits } from '../base/limits.ts'
import { readAddressList, type Mailbox } from './read-address-list.ts'

/**
 * All mailboxes that a value names: an address list as text, a map with such a text under `email` or
 * `address`, or a list of these (L-45). Undefined if any part of it is something else.
 */
export function recipientsOf(value: Json): readonly Mailbox[] | undefined {
  if (!isJsonArray(value)) return recipientsOfEntry(value)
  const mailboxes: Mailbox[] = []
  for (const entry of value) {
    const found = recipientsOfEntry(entry)
    if (found === undefined || mailboxes.length + found.length > limits.mailboxes) return undefined
    mailboxes.push(...found)
  }
  return mailboxes
}

function recipientsOfEntry(entry: Json): readonly Mailbox[] | undefined {
  if (typeof entry === 'string') return hasLoneSurrogate(entry) ? undefined : readAddressList(entry)
  return isJsonObject(entry) ? recipientsOfMap(entry) : undefined
}

/** Members that could be the address for somebody; with more than one of them readers differ in which they take. */
function recipientsOfMap(map: JsonObject): readonly Mailbox[] | undefined {
  const keys = Object.keys(map).filter((key) => /^(?:e-?mail|address|mail)$/iu.test(key) && map[key] !== null)
  const [key, ...others] = keys
  if (key === undefined || others.length > 0 || (key !== 'email' && key !== 'address')) return undefined
  const text = map[key]
  // An entry is there to name somebody, so nothing in it is no empty list.
  if (typeof text !== 'string' || hasLoneSurrogate(text)) return undefined
  const found = readAddressList(text)
  return found?.length === 0 ? undefined : found
}
