import { defineMember, type Json } from '../base/json.ts'
import { limits } from '../base/limits.ts'

/** A JSON value in a text, with its place: half-open UTF-16 offsets. */
export type JsonNode =
  | { readonly kind: 'string'; readonly value: string; readonly start: number; readonly end: number }
  | { readonly kind: 'scalar'; readonly value: number | boolean | null; readonly start: number; readonly end: number }
  | { readonly kind: 'array'; readonly items: readonly JsonNode[]; readonly start: number; readonly end: number }
  | { readonly kind: 'object'; readonly members: readonly JsonMember[]; readonly start: number; readonly end: number }

export type JsonStringNode = Extract<JsonNode, { kind: 'string' }>

export interface JsonMember {
  readonly key: JsonStringNode
  readonly value: JsonNode
}

export type JsonTextReading =
  | { readonly kind: 'json'; readonly root: JsonNode; readonly hasDuplicateKey: boolean }
  /** Not one JSON value: plain text. */
  | { readonly kind: 'text' }
  /** JSON perhaps, but nested too deep to say. */
  | { readonly kind: 'too_deep' }

/** A JSON token and the blanks around it; sticky, so that each looks at its own place alone. */
const BLANKS = /[ \t\n\r]*/y
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y
const QUOTE = 0x22
const BACKSLASH = 0x5c
const WORDS: readonly (readonly [string, boolean | null])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
]

interface Reader {
  readonly text: string
  at: number
  hasDuplicateKey: boolean
  isTooDeep: boolean
}

/**
 * Reads a text that is one JSON value, with the place of every part, so that a change of one part
 * leaves all others byte for byte: blanks, the spelling of numbers, escapes, the order of members.
 */
export function parseJsonText(text: string): JsonTextReading {
  const reader: Reader = { text, at: 0, hasDuplicateKey: false, isTooDeep: false }
  skipBlanks(reader)
  const root = readValue(reader, 0)
  if (reader.isTooDeep) return { kind: 'too_deep' }
  skipBlanks(reader)
  if (root === undefined || reader.at !== text.length) return { kind: 'text' }
  return { kind: 'json', root, hasDuplicateKey: reader.hasDuplicateKey }
}

/** The value of a node as JSON.parse gives it; of members with one name the last. */
export function plainValue(node: JsonNode): Json {
  switch (node.kind) {
    case 'string':
    case 'scalar':
      return node.value
    case 'array':
      return node.items.map(plainValue)
    case 'object': {
      const object: Record<string, Json> = {}
      for (const { key, value } of node.members) defineMember(object, key.value, plainValue(value))
      return object
    }
  }
}

function readValue(reader: Reader, depth: number): JsonNode | undefined {
  const start = reader.at
  switch (reader.text[start]) {
    case '"':
      return readString(reader)
    case '[':
    case '{':
      if (depth >= limits.jsonDepth) {
        reader.isTooDeep = true
        return undefined
      }
      return reader.text[start] === '[' ? readArray(reader, depth + 1) : readObject(reader, depth + 1)
    default:
      return readScalar(reader)
  }
}

function readArray(reader: Reader, depth: number): JsonNode | undefined {
  const start = reader.at++
  const items: JsonNode[] = []
  skipBlanks(reader)
  if (reader.text[reader.at] === ']') return { kind: 'array', items, start, end: ++reader.at }
  for (;;) {
    const item = readValue(reader, depth)
    if (item === undefined) return undefined
    items.push(item)
    const next = nextMark(reader)
    if (next === ']') return { kind: 'array', items, start, end: reader.at }
    if (next !== ',') return undefined
    skipBlanks(reader)
  }
}

function readObject(reader: Reader, depth: number): JsonNode | undefined {
  const start = reader.at++
  const members: JsonMember[] = []
  const names = new Set<string>()
  skipBlanks(reader)
  if (reader.text[reader.at] === '}') return { kind: 'object', members, start, end: ++reader.at }
  for (;;) {
    const key = readString(reader)
    if (key === undefined || nextMark(reader) !== ':') return undefined
    skipBlanks(reader)
    const value = readValue(reader, depth)
    if (value === undefined) return undefined
    if (names.has(key.value)) reader.hasDuplicateKey = true
    names.add(key.value)
    members.push({ key, value })
    const next = nextMark(reader)
    if (next === '}') return { kind: 'object', members, start, end: reader.at }
    if (next !== ',') return undefined
    skipBlanks(reader)
  }
}

function readString(reader: Reader): JsonStringNode | undefined {
  const { text, at: start } = reader
  if (text[start] !== '"') return undefined
  let hasEscape = false
  for (let at = start + 1; at < text.length; ) {
    const unit = text.charCodeAt(at)
    if (unit === QUOTE) {
      const end = at + 1
      reader.at = end
      // `as`: a JSON string literal gives a string.
      const value = hasEscape ? (JSON.parse(text.slice(start, end)) as string) : text.slice(start + 1, at)
      return { kind: 'string', value, start, end }
    }
    // JSON forbids raw controls in strings.
    if (unit < 0x20) return undefined
    if (unit === BACKSLASH) {
      const length = escapeLength(text, at)
      if (length === 0) return undefined
      hasEscape = true
      at += length
    } else {
      at++
    }
  }
  return undefined
}

/** The length of the escape at this place of a JSON string, 0 if there is none. */
export function escapeLength(text: string, at: number): number {
  ESCAPE.lastIndex = at
  return ESCAPE.exec(text)?.[0].length ?? 0
}

function readScalar(reader: Reader): JsonNode | undefined {
  const start = reader.at
  const word = WORDS.find(([name]) => reader.text.startsWith(name, start))
  if (word !== undefined) {
    reader.at += word[0].length
    return { kind: 'scalar', value: word[1], start, end: reader.at }
  }
  const raw = take(reader, NUMBER)
  return raw === undefined ? undefined : { kind: 'scalar', value: Number(raw), start, end: reader.at }
}

/** The next character behind blanks, taken. */
function nextMark(reader: Reader): string | undefined {
  skipBlanks(reader)
  return reader.text[reader.at++]
}

function skipBlanks(reader: Reader): void {
  take(reader, BLANKS)
}

function take(reader: Reader, token: RegExp): string | undefined {
  token.lastIndex = reader.at
  const found = token.exec(reader.text)?.[0]
  if (found !== undefined) reader.at += found.length
  return found
}
