import type { Survey } from './survey.ts'
import { utf8Unit } from './utf8-unit.ts'
import { buildView, type View, type ViewBuilder } from './view.ts'

/** What may stand behind a backslash, besides one sign, and behind `&`. */
const longEscape =
  /\\(?:u[\da-fA-F]{4}|x[\da-fA-F]{2}|u\{[\da-fA-F]{1,6}\})|&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|amp|quot|apos|lt|gt);/y

const named: Readonly<Record<string, number>> = { '&amp;': 38, '&quot;': 34, '&apos;': 39, '&lt;': 60, '&gt;': 62 }

/** By the sign behind a backslash. Null prototype: the sign is any text. */
const simple: Readonly<Record<string, number | undefined>> = Object.assign(Object.create(null) as object, {
  n: 10,
  r: 13,
  t: 9,
  '"': 34,
  "'": 39,
  '/': 47,
  '\\': 92,
})

const signs = /[%\\&]/g
const PERCENT = 37
const BACKSLASH = 92
const AMPERSAND = 38

/** UTF-16 units beside the word of an escape that are read with it, since they may say what it is. */
const BESIDE = 100

interface Escape {
  readonly start: number
  readonly end: number
  readonly code: number
  /** A byte of UTF-8, as in `%C3%A9`, and no character by itself. */
  readonly isByte: boolean
}

/** Words that hold escapes of URLs, of texts in JSON and code, or of HTML, with these undone. */
export function decodeEscapes(text: string, { hasEscapes }: Survey): View | undefined {
  const first = hasEscapes ? nextEscape(text, 0) : undefined
  if (first === undefined) return undefined
  const view = buildView(text)
  let at = 0
  let isOpen = false
  for (let next: Escape | undefined = first; next !== undefined; next = nextEscape(text, at)) {
    const begin = Math.max(at, wordStart(text, at, next.start) - BESIDE)
    if (isOpen) {
      const reach = Math.min(wordEnd(text, at, next.start) + BESIDE, next.start)
      if (reach < begin) {
        view.keep(at, reach)
        view.part()
        at = begin
      }
    } else {
      at = begin
    }
    view.keep(at, next.start)
    at = putEscape(view, text, next)
    isOpen = true
  }
  view.keep(at, Math.min(wordEnd(text, at, text.length) + BESIDE, text.length))
  return view.finish()
}

/** Puts the character that an escape, or several bytes of UTF-8, stand for, and tells where they end. */
function putEscape(view: ViewBuilder, text: string, first: Escape): number {
  const { code, start, end } = first
  if (!first.isByte || code < 0x80) {
    if (code <= 0xffff) {
      view.put(code, start, end)
    } else {
      const units = String.fromCodePoint(code)
      view.put(units.charCodeAt(0), start, end)
      view.put(units.charCodeAt(1), start, end)
    }
    return end
  }
  const bytes = [first]
  for (let last = first; bytes.length < 4; bytes.push(last)) {
    const next = escapeAt(text, last.end)
    if (next?.isByte !== true) break
    last = next
  }
  const read = utf8Unit(bytes.map((byte) => byte.code), 0)
  const last = bytes[(read?.length ?? 1) - 1] ?? first
  for (const unit of read?.units ?? [0xfffd]) view.put(unit, start, last.end)
  return last.end
}

function nextEscape(text: string, from: number): Escape | undefined {
  signs.lastIndex = from
  while (signs.test(text)) {
    const at = signs.lastIndex - 1
    const found = escapeAt(text, at)
    if (found !== undefined) return found
    signs.lastIndex = at + 1
  }
  return undefined
}

function escapeAt(text: string, at: number): Escape | undefined {
  const sign = text.charCodeAt(at)
  if (sign === PERCENT) {
    const high = hexValue(text.charCodeAt(at + 1))
    const low = hexValue(text.charCodeAt(at + 2))
    return high < 0 || low < 0 ? undefined : { start: at, end: at + 3, code: high * 16 + low, isByte: true }
  }
  if (sign === BACKSLASH) {
    const code = simple[text.charAt(at + 1)]
    if (code !== undefined) return { start: at, end: at + 2, code, isByte: false }
  }
  if (sign !== BACKSLASH && sign !== AMPERSAND) return undefined
  longEscape.lastIndex = at
  const [written] = longEscape.exec(text) ?? []
  if (written === undefined) return undefined
  const code = codeOf(written)
  return code > 0x10ffff ? undefined : { start: at, end: at + written.length, code, isByte: written.startsWith('\\x') }
}

function codeOf(written: string): number {
  const known = named[written]
  if (known !== undefined) return known
  if (/^&#[xX]/.test(written)) return Number.parseInt(written.slice(3), 16)
  if (written.startsWith('&#')) return Number(written.slice(2, -1))
  return Number.parseInt(written.replace(/[\\ux{}]/g, ''), 16)
}

function hexValue(code: number): number {
  if (code >= 48 && code <= 57) return code - 48
  const lower = code | 32
  return lower >= 97 && lower <= 102 ? lower - 87 : -1
}

/** Where the word in front of `before` begins, not before `least`. */
function wordStart(text: string, least: number, before: number): number {
  let at = before
  while (at > least && !isBlank(text.charCodeAt(at - 1))) at--
  return at
}

/** Where the word at `from` ends, or `most`. */
function wordEnd(text: string, from: number, most: number): number {
  let at = from
  while (at < most && !isBlank(text.charCodeAt(at))) at++
  return at
}

function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13)
}
