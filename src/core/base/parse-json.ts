import { defineMember, type Json } from './json.ts'
import { limits } from './limits.ts'

/** `why` says in words what is wrong, without any of the text; `offset` counts UTF-16 units. */
export type JsonReading =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly why: string; readonly offset: number }

/**
 * Reads exactly one JSON value (RFC 8259) and refuses what parsers disagree about: duplicate names,
 * numbers that a double cannot hold, nesting beyond `limits.jsonDepth`. Two readers of one text could
 * otherwise see two different calls (L-91).
 */
export function parseJson(text: string): JsonReading {
  const cursor: Cursor = { text, at: 0 }
  try {
    skipBlanks(cursor)
    const value = readValue(cursor, 0)
    skipBlanks(cursor)
    if (cursor.at < text.length) throw new Refusal('something stands behind the value')
    return { ok: true, value }
  } catch (thrown) {
    if (thrown instanceof Refusal) return { ok: false, why: thrown.message, offset: cursor.at }
    throw thrown
  }
}

interface Cursor {
  readonly text: string
  at: number
}

/** Leaves the recursion at once; never seen outside this file. */
class Refusal extends Error {}

function skipBlanks(cursor: Cursor): void {
  for (;;) {
    const unit = cursor.text.charCodeAt(cursor.at)
    if (unit !== 0x20 && unit !== 0x0a && unit !== 0x0d && unit !== 0x09) return
    cursor.at++
  }
}

function readValue(cursor: Cursor, depth: number): Json {
  if (depth > limits.jsonDepth) throw new Refusal('it is nested too deep')
  switch (cursor.text[cursor.at]) {
    case '{':
      return readObject(cursor, depth)
    case '[':
      return readArray(cursor, depth)
    case '"':
      return readString(cursor)
    case 't':
      return readWord(cursor, 'true', true)
    case 'f':
      return readWord(cursor, 'false', false)
    case 'n':
      return readWord(cursor, 'null', null)
    default:
      return readNumber(cursor)
  }
}

function readWord<T extends Json>(cursor: Cursor, word: string, value: T): T {
  if (!cursor.text.startsWith(word, cursor.at)) throw new Refusal('it is not JSON')
  cursor.at += word.length
  return value
}

function readObject(cursor: Cursor, depth: number): Json {
  const object: Record<string, Json> = {}
  cursor.at++
  skipBlanks(cursor)
  if (cursor.text[cursor.at] === '}') {
    cursor.at++
    return object
  }
  for (;;) {
    if (cursor.text[cursor.at] !== '"') throw new Refusal('it is not JSON')
    const name = readString(cursor)
    if (Object.hasOwn(object, name)) throw new Refusal('a name stands twice in one object')
    skipBlanks(cursor)
    if (cursor.text[cursor.at] !== ':') throw new Refusal('it is not JSON')
    cursor.at++
    skipBlanks(cursor)
    defineMember(object, name, readValue(cursor, depth + 1))
    if (isLast(cursor, '}')) return object
  }
}

function readArray(cursor: Cursor, depth: number): Json {
  const array: Json[] = []
  cursor.at++
  skipBlanks(cursor)
  if (cursor.text[cursor.at] === ']') {
    cursor.at++
    return array
  }
  for (;;) {
    array.push(readValue(cursor, depth + 1))
    if (isLast(cursor, ']')) return array
  }
}

/** Takes the comma before another member, or the bracket behind the last one. */
function isLast(cursor: Cursor, close: string): boolean {
  skipBlanks(cursor)
  const found = cursor.text[cursor.at]
  if (found !== close && found !== ',') throw new Refusal('it is not JSON')
  cursor.at++
  skipBlanks(cursor)
  return found === close
}

const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
}

function readString(cursor: Cursor): string {
  const { text } = cursor
  let start = ++cursor.at
  let read = ''
  for (;;) {
    const unit = text.charCodeAt(cursor.at)
    if (unit === 0x22) {
      read += text.slice(start, cursor.at++)
      return read
    }
    if (unit === 0x5c) {
      read += text.slice(start, cursor.at) + readEscape(cursor)
      start = cursor.at
    } else if (unit < 0x20 || Number.isNaN(unit)) {
      throw new Refusal(Number.isNaN(unit) ? 'it ends within a text' : 'a text holds a control character')
    } else {
      cursor.at++
    }
  }
}

function readEscape(cursor: Cursor): string {
  const letter = cursor.text[cursor.at + 1] ?? ''
  if (letter === 'u') {
    const digits = cursor.text.slice(cursor.at + 2, cursor.at + 6)
    if (!/^[0-9a-fA-F]{4}$/.test(digits)) throw new Refusal('it is not JSON')
    cursor.at += 6
    return String.fromCharCode(Number.parseInt(digits, 16))
  }
  const character = Object.hasOwn(escapes, letter) ? escapes[letter] : undefined
  if (character === undefined) throw new Refusal('it is not JSON')
  cursor.at += 2
  return character
}

const numberForm = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y

function readNumber(cursor: Cursor): number {
  numberForm.lastIndex = cursor.at
  const written = numberForm.exec(cursor.text)?.[0]
  if (written === undefined) throw new Refusal(cursor.at >= cursor.text.length ? 'it ends too early' : 'it is not JSON')
  const value = Number(written)
  if (!Number.isFinite(value)) throw new Refusal('a number is too large')
  // An integer that a double rounds is another number to a reader with big integers.
  if (/^-?[0-9]{16,}$/.test(written) && BigInt(written) !== BigInt(value)) {
    throw new Refusal('a number cannot be held exactly')
  }
  cursor.at += written.length
  return value
}
