import { looksLikeToken } from '../looks-like-token.ts'
import { skipLineFold } from './line-fold.ts'
import type { Survey } from './survey.ts'
import { buildView, type View } from './view.ts'

/** UTF-16 units of the line in front of a folded token that are read with it, since they may say what it is. */
const LEAD = 100
/** Shorter words over two lines together are no token. */
const LEAST_TOKEN = 16

/**
 * Words that end where their line does, put together with the first word of the next line where that
 * looks like the rest of a token: it holds digits or capitals, or a sign says that the line goes on.
 */
export function joinFolds(text: string, { hasLineBreaks }: Survey): View | undefined {
  if (!hasLineBreaks) return undefined
  const view = buildView(text)
  let at = 0
  while (at < text.length) {
    const lineEnd = findLineEnd(text, at)
    const chain = readChain(text, at, lineEnd)
    if (chain === undefined) {
      at = lineEnd + 1
      continue
    }
    view.part()
    for (const [index, piece] of chain.entries()) {
      if (index > 0) view.join()
      view.keep(piece.start, piece.end)
    }
    at = chain.at(-1)?.end ?? text.length
  }
  return view.finish()
}

interface Piece {
  readonly start: number
  readonly end: number
}

/** The end of one line, and the words of the next ones that belong to its last word. */
function readChain(text: string, from: number, lineEnd: number): readonly Piece[] | undefined {
  let end = wordEndBefore(text, from, lineEnd)
  const start = wordStart(text, from, end)
  if (start === end) return undefined
  const pieces: Piece[] = [{ start: Math.max(from, start - LEAD), end }]
  let length = end - start
  for (;;) {
    const fold = skipLineFold(text, end)
    if (fold === undefined) break
    const wordEnd = tokenEnd(text, fold.at)
    if (!fold.isMarked && !looksLikeToken(text.slice(fold.at, wordEnd))) break
    if (wordEnd === fold.at) break
    pieces.push({ start: fold.at, end: wordEnd })
    length += wordEnd - fold.at
    end = wordEnd
  }
  return pieces.length > 1 && length >= LEAST_TOKEN ? pieces : undefined
}

/** What a token may be made of; `=` ends one. */
const tokenCharacters = Uint8Array.from({ length: 128 }, (_, code) =>
  /[\w+/.~$-]/.test(String.fromCharCode(code)) ? 1 : 0,
)

function isToken(code: number): boolean {
  return code < 128 && tokenCharacters[code] === 1
}

function findLineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

/** The end of the last word of a line, in front of what may mark that the line goes on. */
function wordEndBefore(text: string, from: number, lineEnd: number): number {
  let end = lineEnd
  while (end > from && lineEnd - end < 8 && isTrailing(text.charCodeAt(end - 1))) end--
  if (end > from && text.charCodeAt(end - 1) === 61) end--
  return end
}

/** Blanks, CR and `\`. */
function isTrailing(code: number): boolean {
  return code === 32 || code === 9 || code === 13 || code === 92
}

function wordStart(text: string, from: number, end: number): number {
  let at = end
  while (at > from && isToken(text.charCodeAt(at - 1))) at--
  return at
}

function tokenEnd(text: string, from: number): number {
  let at = from
  while (at < text.length && isToken(text.charCodeAt(at))) at++
  return at
}
