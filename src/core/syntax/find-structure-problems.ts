import { scanFlow } from './scan-flow.ts'
import { scanQuoted, strayQuote } from './scan-quoted.ts'
import {
  endsLine,
  isBlank,
  isGap,
  lineEnd,
  linesUp,
  misfitMessage,
  nestedHint,
  nestedMessage,
  nextContent,
  problemAt,
  skipBlanks,
  type RelatedStretch,
  type Scanned,
  type StructureProblem,
} from './structure-problem.ts'

/** The entries of a map or list that begin in one column. */
interface Level {
  readonly column: number
  readonly isList: boolean
  /** Where its latest entry begins. */
  last: number
}

interface Scan {
  readonly text: string
  readonly levels: Level[]
  /** The line before ended with a colon or dash, so that deeper lines belong to it; or with a text that may go on. */
  before: 'opens' | 'text' | 'done'
  /** A value that stood alone on its line: perhaps a key without its colon. */
  lone: RelatedStretch | undefined
}

const mostProblems = 20

/**
 * Where brackets, quotes, colons and columns do not fit together, in a text that the YAML library
 * refused. The library goes on over the place of the mistake and complains where nothing makes sense
 * any more, often lines later. This reader knows how policies are laid out instead: an entry ends
 * where a line begins in its column or further left, whatever is still open in it. Linear in time.
 *
 * Nothing that it finds is a finding by itself: YAML has forms that it does not know.
 */
export function findStructureProblems(text: string): readonly StructureProblem[] {
  const scan: Scan = { text, levels: [], before: 'opens', lone: undefined }
  const problems: StructureProblem[] = []
  let line = 0
  for (let next = nextContent(text, line); next !== undefined && problems.length < mostProblems; next = nextContent(text, line)) {
    const { at, column } = next
    if (column === 0 && /^(?:---|\.\.\.|%)/.test(text.slice(at, at + 3))) {
      line = lineEnd(text, at) + 1
      continue
    }
    const scanned = scanLine(scan, at, column)
    if (scanned.kind === 'end') {
      line = lineEnd(text, scanned.at) + 1
      continue
    }
    problems.push(scanned.problem)
    scan.before = 'done'
    scan.lone = undefined
    line = nextEntry(scan, lineEnd(text, at) + 1, column)
  }
  return problems
}

/** Behind a problem: the next line that begins no deeper than the entry that has it. */
function nextEntry({ text, levels }: Scan, from: number, column: number): number {
  const own = Math.max(column, levels.at(-1)?.column ?? 0)
  for (let next = nextContent(text, from); next !== undefined; next = nextContent(text, lineEnd(text, next.at) + 1)) {
    if (next.column <= own) return next.at - next.column
  }
  return text.length
}

function scanLine(scan: Scan, start: number, column: number): Scanned {
  const { text, levels } = scan
  const tab = text.slice(start - column, start).indexOf('\t')
  if (tab !== -1) return problemAt(start - column + tab, start - column + tab + 1, 'a tab cannot indent', 'indent with spaces')
  const isText = !isDash(text, start) && keyColon(text, start) === undefined
  if (scan.before === 'text' && column > (levels.at(-1)?.column ?? -1) && isText) return { kind: 'end', at: lineEnd(text, start) }
  const { misfit, column: fitting } = fitLevel(scan, start, column)
  let at = start
  let from = fitting
  while (isDash(text, at)) {
    putLevel(scan, from, true, at)
    const behind = skipBlanks(text, at + 1)
    if (endsLine(text, at + 1)) {
      scan.before = 'opens'
      return misfit ?? { kind: 'end', at: behind }
    }
    from += behind - at
    at = behind
  }
  const entry = scanEntry(scan, at, from)
  return misfit ?? entry
}

function isDash(text: string, at: number): boolean {
  return text.charAt(at) === '-' && isGap(text.charAt(at + 1))
}

interface Fit {
  readonly misfit?: Scanned
  /** The column that was most likely meant. */
  readonly column: number
}

/** Goes back to the level of this column; a problem where there is none and none may begin. */
function fitLevel(scan: Scan, start: number, column: number): Fit {
  const { text, levels } = scan
  let left: Level | undefined
  for (let top = levels.at(-1); top !== undefined && top.column > column; top = levels.at(-1)) left = levels.pop()
  const top = levels.at(-1)
  const end = tokenEnd(text, start)
  const misfit = (related: readonly RelatedStretch[], meant = column): Fit => ({
    misfit: problemAt(start, end, misfitMessage, linesUp, related),
    column: meant,
  })
  if (top === undefined) return left === undefined ? { column } : misfit([beginsAt(text, left)])
  if (top.column === column) {
    // Entries of a list may stand in the column of the key that they belong to.
    if (top.isList && !isDash(text, start)) {
      levels.pop()
      return levels.at(-1)?.column === column ? { column } : misfit([beginsAt(text, top)])
    }
    return { column }
  }
  if (left !== undefined) {
    const isNear = left.column - column === 1
    if (isNear) levels.push(left)
    return misfit([beginsAt(text, left), beginsAt(text, top)], isNear ? left.column : column)
  }
  if (scan.before === 'opens') return { column }
  const related = scan.lone === undefined ? [beginsAt(text, top)] : [scan.lone, beginsAt(text, top)]
  return misfit(related, column - top.column === 1 ? top.column : column)
}

function beginsAt(text: string, { last }: Level): RelatedStretch {
  return { start: last, end: tokenEnd(text, last), message: 'the entry before it begins here' }
}

function tokenEnd(text: string, start: number): number {
  let at = start
  while (!isGap(text.charAt(at))) at++
  return Math.max(at, start + 1)
}

function putLevel({ levels }: Scan, column: number, isList: boolean, at: number): void {
  const top = levels.at(-1)
  if (top !== undefined && top.isList === isList && top.column === column) top.last = at
  else levels.push({ column, isList, last: at })
}

/** The colon of a key that begins here and stands on one line with it. */
function keyColon(text: string, start: number): number | undefined {
  const first = text.charAt(start)
  let at = start
  if (first === '[' || first === '{') return undefined
  if (first === '"' || first === "'") {
    const quoted = scanQuoted(text, start, Infinity)
    if (quoted.kind === 'problem') return undefined
    at = skipBlanks(text, quoted.at)
    return text.charAt(at) === ':' && isGap(text.charAt(at + 1)) ? at : undefined
  }
  for (const end = lineEnd(text, start); at < end; at++) {
    const char = text.charAt(at)
    if (char === '#' && at > start && isBlank(text.charAt(at - 1))) return undefined
    if (char === ':' && isGap(text.charAt(at + 1))) return at
  }
  return undefined
}

/** `key: value`, or a value alone. */
function scanEntry(scan: Scan, start: number, column: number): Scanned {
  const { text } = scan
  const colon = keyColon(text, start)
  if (colon === undefined) return scanLoneValue(scan, start, column)
  const written = text.slice(start, colon)
  const bracket = /["']/.test(written.charAt(0)) ? -1 : written.search(/[ \t][[{]/)
  putLevel(scan, column, false, start)
  scan.lone = undefined
  if (bracket !== -1) return problemAt(start, start + bracket, 'a key has no `:` behind it', 'write `key: value`')
  const at = skipBlanks(text, colon + 1)
  if (endsLine(text, colon + 1)) {
    scan.before = 'opens'
    return { kind: 'end', at }
  }
  return scanValue(scan, at, column, bracketAt(start))
}

function scanLoneValue(scan: Scan, start: number, column: number): Scanned {
  const { text, levels, before } = scan
  const top = levels.at(-1)
  const isEntry = top?.column === column && !top.isList && before !== 'opens'
  if (isEntry) return problemAt(start, tokenEnd(text, start), 'a key has no `:` behind it', 'write `key: value`')
  scan.lone = { start, end: tokenEnd(text, start), message: 'or a `:` is missing behind this key' }
  return scanValue(scan, start, top?.column ?? -1, bracketAt(start))
}

/** A value that begins on the line of its key or dash; `opening` = where a bracket would stand that holds the whole line. */
function scanValue(scan: Scan, start: number, column: number, opening: RelatedStretch): Scanned {
  const { text } = scan
  const first = text.charAt(start)
  scan.before = 'done'
  if (first === '[' || first === '{') {
    const { result, pairs } = scanFlow(text, start, column)
    return result.kind === 'problem' ? result : restOfLine(text, result.at, [...pairs, bracketAt(start), opening])
  }
  if (first === '"' || first === "'") {
    const quoted = scanQuoted(text, start, column)
    if (quoted.kind === 'problem') return quoted
    if (endsLine(text, quoted.at)) return quoted
    return /[\]},]/.test(text.charAt(skipBlanks(text, quoted.at))) ? restOfLine(text, quoted.at, [bracketAt(start), opening]) : strayQuote(text, start, quoted.at)
  }
  if (first === '|' || first === '>') return { kind: 'end', at: blockTextEnd(text, start, column) }
  scan.before = 'text'
  const second = keyColon(text, start)
  if (second === undefined) return { kind: 'end', at: start }
  // What stands behind a comma belongs to a map of which the brace is missing in front of the line's first key.
  const comma = text.slice(start, second).lastIndexOf(',')
  if (comma === -1) return problemAt(start, second, nestedMessage, nestedHint)
  const key = skipBlanks(text, start + comma + 1)
  return problemAt(key, second, nestedMessage, nestedHint, [opening, bracketAt(start)])
}

function bracketAt(start: number): RelatedStretch {
  return { start, end: start + 1, message: 'or an opening bracket is missing here' }
}

function restOfLine(text: string, at: number, related: readonly RelatedStretch[]): Scanned {
  if (endsLine(text, at)) return { kind: 'end', at }
  const start = skipBlanks(text, at)
  const isBracket = /[\]}]/.test(text.charAt(start))
  const message = isBracket ? 'a closing bracket too many' : 'the value has ended, and more follows on the line'
  return problemAt(start, start + 1, message, 'take it out, or write the opening bracket that is missing', related)
}

/** Behind the lines of a `|` or `>` text. They stand deeper than its key, and none further left than the first. */
function blockTextEnd(text: string, start: number, column: number): number {
  let least = column + 1
  let end = lineEnd(text, start)
  for (let isFirst = true; end < text.length; end = lineEnd(text, end + 1)) {
    const at = skipBlanks(text, end + 1)
    if (isGap(text.charAt(at))) continue
    const own = at - end - 1
    if (own < least) break
    if (isFirst) least = own
    isFirst = false
  }
  return Math.max(start, end - 1)
}
