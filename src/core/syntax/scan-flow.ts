import { scanQuoted, strayQuote } from './scan-quoted.ts'
import { isGap, lineEnd, nestedHint, nestedMessage, nextContent, problemAt, type RelatedStretch, type Scanned } from './structure-problem.ts'

interface ClosedBracket {
  readonly open: number
  readonly close: number
  /** The one inside it, and the one beside it, that was closed last. */
  readonly last: ClosedBracket | undefined
  readonly before: ClosedBracket | undefined
}

interface OpenBracket {
  readonly mark: string
  readonly at: number
  /** The bracket inside it that was closed last. */
  last: ClosedBracket | undefined
  /** What the entry holds so far: its last token, and whether it has its colon. */
  token: Token | undefined
  hasColon: boolean
  /** Where its last plain text begins that stands behind a colon. */
  text: number | undefined
}

interface Token {
  readonly kind: 'plain' | 'quoted' | 'closed'
  readonly start: number
  end: number
}

const partners: Readonly<Record<string, string>> = { '[': ']', '{': '}', ']': '[', '}': '{' }

export interface ScannedFlow {
  readonly result: Scanned
  /** The brackets of what was closed, for a problem behind it. */
  readonly pairs: readonly RelatedStretch[]
}

/**
 * A list in `[ ]` or a map in `{ }` from its opening bracket on, with whatever is nested in it. Its
 * lines stand deeper than `column`, that of the entry it belongs to.
 */
export function scanFlow(text: string, start: number, column: number): ScannedFlow {
  const open: OpenBracket[] = []
  let at = start
  for (;;) {
    const char = text.charAt(at)
    const top = open.at(-1)
    if (char === '' || char === '\n') {
      const next = char === '' ? undefined : nextContent(text, at + 1)
      const goesOn = next !== undefined && (next.column > column || partners[text.charAt(next.at)] === top?.mark)
      if (top !== undefined && !goesOn) return { result: notClosed(top, text), pairs: [] }
      at = next?.at ?? at
    } else if (isGap(char)) at++
    else if (char === '#' && isGap(text.charAt(at - 1))) at = lineEnd(text, at)
    else if (char === '[' || char === '{') {
      const gap = top && (gapBefore(top, text, at) ?? keyless(top, at))
      if (gap !== undefined) return { result: gap, pairs: [] }
      open.push({ mark: char, at, last: undefined, token: undefined, hasColon: false, text: undefined })
      at++
    } else if (top === undefined) return { result: { kind: 'end', at }, pairs: [] }
    else if (char === ']' || char === '}') {
      if (partners[char] !== top.mark) return { result: mismatch(open, text, at), pairs: [] }
      open.pop()
      const above = open.at(-1)
      const closed: ClosedBracket = { open: top.at, close: at, last: top.last, before: above?.last }
      at++
      if (above === undefined) return { result: { kind: 'end', at }, pairs: pairsOf(closed, 'close') }
      above.last = closed
      above.token = { kind: 'closed', start: top.at, end: at }
    } else if (char === ',') {
      top.token = undefined
      top.hasColon = false
      at++
    } else if (char === ':' && isColon(top, text, at)) {
      const { token } = top
      if (top.hasColon) return { result: problemAt(token?.start ?? at, token?.end ?? at + 1, nestedMessage, nestedHint), pairs: [] }
      top.hasColon = true
      top.token = undefined
      at++
    } else if ((char === '"' || char === "'") && top.token === undefined) {
      const quoted = scanQuoted(text, at, column)
      if (quoted.kind === 'problem') return { result: quoted, pairs: [] }
      top.token = { kind: 'quoted', start: at, end: quoted.at }
      at = quoted.at
    } else {
      const gap = top.token?.kind === 'plain' ? undefined : gapBefore(top, text, at)
      if (gap !== undefined) return { result: gap, pairs: [] }
      at++
      if (top.token === undefined) {
        top.token = { kind: 'plain', start: at - 1, end: at }
        if (top.hasColon) top.text = at - 1
      }
      else top.token.end = at
    }
  }
}

/** `: `, or any colon behind a text in quotes. */
function isColon({ token }: OpenBracket, text: string, at: number): boolean {
  const next = text.charAt(at + 1)
  return isGap(next) || /[,[\]{}]/.test(next) || (token?.kind === 'quoted' && token.end === at)
}

/** Two tokens with nothing between them. */
function gapBefore({ token, text: begun }: OpenBracket, text: string, at: number): Scanned | undefined {
  if (token === undefined) return undefined
  if (token.kind === 'quoted' && (token.end === at || !/["'[{]/.test(text.charAt(at)))) return strayQuote(text, token.start, token.end)
  const related = [{ start: token.start, end: token.end, message: 'it would belong behind this' }]
  // A comma inside it ended the text.
  if (begun !== undefined && begun < token.start) related.push({ start: begun, end: begun + 1, message: 'or the text that begins here needs quotes' })
  const [start, end] = token.end === at ? [at, at + 1] : [token.end, at]
  return problemAt(start, end, 'a `,` or `:` is missing between two entries', 'write `key: value`, and `,` between entries', related)
}

/** A list or map where a key belongs: most likely the map around it was meant to end before. */
function keyless({ mark, hasColon, at: open, last }: OpenBracket, at: number): Scanned | undefined {
  if (mark !== '{' || hasColon) return undefined
  const around = { start: open, end: open + 1, message: 'the map around it begins here' }
  const pairs = last === undefined ? [] : [...pairsOf(last, 'open'), ...pairsOf(last, 'close')]
  return problemAt(at, at + 1, 'a key is missing in front of this bracket', 'write `key: value`, or close the map before it', [around, ...pairs])
}

function notClosed({ mark, at, last }: OpenBracket, text: string): Scanned {
  const partner = partners[mark] ?? ''
  const what = mark === '[' ? 'list' : 'map'
  const end = lineEnd(text, at)
  const pairs = last === undefined ? [] : pairsOf(last, 'open')
  return problemAt(at, at + 1, `the \`${mark}\` is not closed`, `write \`${partner}\` where the ${what} ends`, [
    ...pairs,
    { start: Math.max(at, end - 1), end, message: 'nothing closes it up to here' },
  ])
}

function mismatch(open: readonly OpenBracket[], text: string, at: number): Scanned {
  const char = text.charAt(at)
  const [first] = open
  const top = open.at(-1)
  if (first === undefined || top === undefined) return { kind: 'end', at }
  if (!open.some(({ mark }) => mark === partners[char])) {
    const related = [
      { start: top.at, end: top.at + 1, message: `this is still open, and closed with \`${partners[top.mark] ?? ''}\`` },
      ...(top.last === undefined ? [] : pairsOf(top.last, 'close')),
    ]
    return problemAt(at, at + 1, 'a closing bracket too many', 'take it out, or write the opening one', related)
  }
  const missing = `write \`${partners[top.mark] ?? ''}\` in front of \`${char}\``
  const pairs = top.last === undefined ? [] : [...pairsOf(top.last, 'open'), ...pairsOf(top.last, 'close')]
  return problemAt(top.at, top.at + 1, `the \`${top.mark}\` is not closed`, missing, [
    { start: at, end: at + 1, message: `\`${char}\` closes another one` },
    ...pairs,
  ])
}

/** As many are shown: the nearest ones, for a reader to look through. */
const shownPairs = 6

/** The bracket that was closed last, then those inside it and beside it, the last ones first: each may have been closed in the wrong place. */
function pairsOf(closed: ClosedBracket, side: 'open' | 'close'): readonly RelatedStretch[] {
  const pairs: RelatedStretch[] = []
  const waiting: ClosedBracket[] = [closed]
  for (let pair = waiting.pop(); pair !== undefined && pairs.length < shownPairs; pair = waiting.pop()) {
    const at = side === 'open' ? pair.open : pair.close
    const message = side === 'open' ? 'this one is closed; is it closed in the right place?' : 'this closes a bracket; was it meant to?'
    pairs.push({ start: at, end: at + 1, message })
    if (pair.before !== undefined) waiting.push(pair.before)
    if (pair.last !== undefined) waiting.push(pair.last)
  }
  return pairs
}
