import { limits } from '../base/limits.ts'
import { readMailTokens, type MailToken } from './mail-tokens.ts'

/** One mailbox, without its display name. */
export interface Mailbox {
  /** As written, without quotes. */
  readonly local: string
  /** As written: a name, an IPv4 address, or an IPv6 address in brackets; without a dot at the end. */
  readonly domain: string
}

/**
 * The mailboxes of an address list: addresses with or without display names and comments, and groups
 * (RFC 5322, section 3.4). Nothing but blanks is an empty list.
 *
 * Undefined for what is no such list, and for what mail programs read in different ways though the RFC
 * allows it: obsolete forms, source routes, `%` and `!` routes, quoted local parts that need their
 * quotes, escapes, encoded words in an address, empty entries (L-45).
 */
export function readAddressList(text: string): readonly Mailbox[] | undefined {
  if (text.length > limits.addressListLength) return undefined
  const tokens = readMailTokens(text)
  if (tokens === undefined) return undefined
  if (tokens.length === 1) return []
  const mailboxes: Mailbox[] = []
  const end = readEntries({ tokens, mailboxes }, 0, 'list')
  return end === tokens.length - 1 && mailboxes.length <= limits.mailboxes ? mailboxes : undefined
}

interface Reading {
  readonly tokens: readonly MailToken[]
  /** What was read so far. */
  readonly mailboxes: Mailbox[]
}

/** Entries between commas, from `at` on; where they end, or undefined. */
function readEntries(reading: Reading, at: number, within: 'list' | 'group'): number | undefined {
  for (let next = at; ; next++) {
    const end = readEntry(reading, next, within)
    if (end === undefined || reading.tokens[end]?.kind !== ',') return end
    next = end
  }
}

function readEntry(reading: Reading, at: number, within: 'list' | 'group'): number | undefined {
  const { tokens } = reading
  let next = at
  while (isWord(tokens[next])) next++
  switch (tokens[next]?.kind) {
    case '@':
      // A phrase takes angle brackets: the one word here is the local part.
      return next === at + 1 ? readAddress(reading, at) : undefined
    case '<': {
      const end = tokens[next + 1]?.before === 'comment' ? undefined : readAddress(reading, next + 1)
      const close = end === undefined ? undefined : tokens[end]
      return end !== undefined && close?.kind === '>' && close.before !== 'comment' ? end + 1 : undefined
    }
    case ':':
      return within === 'list' && next > at ? readGroup(reading, next + 1) : undefined
    default:
      return undefined
  }
}

/** What stands between the colon and the semicolon of a group; nobody at all is fine. */
function readGroup(reading: Reading, at: number): number | undefined {
  const end = reading.tokens[at]?.kind === ';' ? at : readEntries(reading, at, 'group')
  return end !== undefined && reading.tokens[end]?.kind === ';' ? end + 1 : undefined
}

/** `local@domain`, with nothing between the three. */
function readAddress({ tokens, mailboxes }: Reading, at: number): number | undefined {
  const [word, sign, host] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!isWord(word) || sign?.kind !== '@' || sign.before !== 'nothing' || host?.before !== 'nothing') return undefined
  const domain = readDomain(host)
  if (domain === undefined || !isPlainLocal(word.text)) return undefined
  mailboxes.push({ local: word.text, domain })
  return at + 3
}

type Word = Extract<MailToken, { readonly kind: 'atom' | 'quoted' | 'literal' }>

function isWord(token: MailToken | undefined): token is Word {
  return token?.kind === 'atom' || token?.kind === 'quoted'
}

/**
 * A dot-atom, of RFC 6532 where it is not ASCII, that no reader takes for a route or an encoded word.
 * Characters that folding changes or that are not seen would make it another mailbox for others.
 */
function isPlainLocal(local: string): boolean {
  return (
    /^[\p{L}\p{M}\p{N}#$&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}#$&'*+/=?^_`{|}~-]+)*$/u.test(local) &&
    local.length <= 64 &&
    !/=\?|\?=|\p{Default_Ignorable_Code_Point}/u.test(local) &&
    local.normalize('NFKC') === local
  )
}

function readDomain(token: MailToken): string | undefined {
  if (token.kind === 'literal') return readLiteral(token.text)
  if (token.kind !== 'atom') return undefined
  const name = token.text.endsWith('.') ? token.text.slice(0, -1) : token.text
  const isDomain = name.length <= 255 && /^[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*$/u.test(name)
  return isDomain ? name : undefined
}

/** RFC 5321, section 4.1.3: four decimal numbers, or an IPv6 address behind its tag. */
function readLiteral(text: string): string | undefined {
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/u.test(text)) return text
  const version6 = /^ipv6:([\da-f:.]{2,45})$/iu.exec(text)
  return version6?.[1] === undefined ? undefined : `[${version6[1]}]`
}
