import type { Survey } from './survey.ts'
import { utf8Unit } from './utf8-unit.ts'
import { buildView, type View } from './view.ts'

const escape =
  /%[0-9A-Fa-f]{2}|\\(?:u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|u\{[0-9A-Fa-f]{1,6}\}|[nrt"'/\\])|&(?:#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6}|amp|quot|apos|lt|gt);/g

const named: Readonly<Record<string, number>> = {
  '\\n': 10,
  '\\r': 13,
  '\\t': 9,
  '&amp;': 38,
  '&quot;': 34,
  '&apos;': 39,
  '&lt;': 60,
  '&gt;': 62,
}

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
  if (!hasEscapes) return undefined
  const view = buildView(text)
  let at = 0
  let isOpen = false
  const escapes = readEscapes(text)
  for (let index = 0; index < escapes.length; index++) {
    const next = escapes[index]
    if (next === undefined) break
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
    index += putEscape(view, escapes, index)
    at = escapes[index]?.end ?? next.end
    isOpen = true
  }
  if (isOpen) view.keep(at, Math.min(wordEnd(text, at, text.length) + BESIDE, text.length))
  return view.finish()
}

/** Puts the character at `index` and tells how many further escapes it took. */
function putEscape(view: ReturnType<typeof buildView>, escapes: readonly Escape[], index: number): number {
  const first = escapes[index]
  if (first === undefined) return 0
  if (!first.isByte || first.code < 0x80) {
    const units = first.code > 0xffff ? String.fromCodePoint(first.code) : undefined
    if (units === undefined) view.put(first.code, first.start, first.end)
    else for (let unit = 0; unit < 2; unit++) view.put(units.charCodeAt(unit), first.start, first.end)
    return 0
  }
  const bytes: number[] = []
  let end = first.start
  for (let each = index; each < index + 4; each++) {
    const byte = escapes[each]
    if (byte?.isByte !== true || byte.start !== end) break
    bytes.push(byte.code)
    end = byte.end
  }
  const read = utf8Unit(bytes, 0)
  const last = escapes[index + (read?.length ?? 1) - 1] ?? first
  for (const code of read?.units ?? [0xfffd]) view.put(code, first.start, last.end)
  return (read?.length ?? 1) - 1
}

function readEscapes(text: string): readonly Escape[] {
  const escapes: Escape[] = []
  for (const match of text.matchAll(escape)) {
    const [written] = match
    const code = codeOf(written)
    if (code > 0x10ffff) continue
    const isByte = written.startsWith('%') || written.startsWith('\\x')
    escapes.push({ start: match.index, end: match.index + written.length, code, isByte })
  }
  return escapes
}

function codeOf(written: string): number {
  const known = named[written]
  if (known !== undefined) return known
  if (written.startsWith('%')) return Number.parseInt(written.slice(1), 16)
  if (/^&#[xX]/.test(written)) return Number.parseInt(written.slice(3), 16)
  if (written.startsWith('&#')) return Number(written.slice(2, -1))
  if (/^\\[ux]./.test(written)) return Number.parseInt(written.replace(/[\\ux{}]/g, ''), 16)
  return written.charCodeAt(1)
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
