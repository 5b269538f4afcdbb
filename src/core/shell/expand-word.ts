import { expandBraces } from './expand-braces.ts'
import type { SyntaxNode } from './parse-bash.ts'
import type { ShellWord, WordPart } from './shell-reading.ts'
import { opaqueTail } from './shell-words.ts'
import { type WordUnit, wordUnits } from './word-units.ts'

export interface WordContext {
  readonly source: string
  /** Only words of the outermost text have a place there. */
  readonly isOutermost: boolean
  /** The one value that a variable has in the text, if that is sure. */
  readonly valueOf: (name: string) => string | undefined
  /** Splitting follows the blanks only as long as `IFS` is untouched. */
  readonly isSplitKnown: boolean
}

/**
 * The words that a written word becomes: braces expanded, quotes removed, variables of known value filled in
 * and split at blanks where unquoted (Bash manual, Shell Expansions). Source: L-41.
 */
export function expandWord(node: SyntaxNode, context: WordContext): readonly ShellWord[] {
  const alternatives = expandBraces(wordUnits(node, context.source))
  const span = context.isOutermost ? { span: { start: node.pos, end: node.end } } : {}
  if (alternatives === undefined) return [{ ...opaqueTail, ...span }]
  return alternatives.flatMap((units) => {
    const pipe = units.some((unit) => unit.kind === 'expansion' && unit.isPipe) ? { isPipe: true as const } : {}
    return splitWord(units, context).map((parts) => ({ parts, ...span, ...pipe }))
  })
}

/** The same without braces and splitting: values of assignments, texts of here-strings. */
export function expandValue(node: SyntaxNode, context: WordContext): ShellWord {
  const quotedUnits = wordUnits(node, context.source).map(asQuoted)
  const [parts] = splitWord(quotedUnits, context)
  return { parts: parts ?? [] }
}

function asQuoted(unit: WordUnit): WordUnit {
  if (unit.kind === 'char') return { ...unit, isQuoted: true }
  if (unit.kind === 'quotes' || unit.part.kind === 'text') return unit
  return { kind: 'expansion', part: { ...unit.part, isQuoted: true } }
}

function splitWord(units: readonly WordUnit[], context: WordContext): readonly (readonly WordPart[])[] {
  const words: (readonly WordPart[])[] = []
  let pieces: Piece[] = []
  let isWord = false
  const endWord = (): void => {
    if (isWord) words.push(toParts(pieces))
    pieces = []
    isWord = false
  }
  const add = (char: string, isQuoted: boolean): void => {
    isWord = true
    const last = pieces.at(-1)
    if (last?.kind === 'chars' && last.isQuoted === isQuoted) last.text += char
    else pieces.push({ kind: 'chars', text: char, isQuoted })
  }
  for (const unit of units) {
    if (unit.kind === 'char') {
      add(unit.char, unit.isQuoted)
      continue
    }
    if (unit.kind === 'quotes') {
      isWord = true
      continue
    }
    const value = unit.part.kind === 'variable' ? context.valueOf(unit.part.name) : undefined
    const isQuoted = unit.part.kind === 'text' || unit.part.isQuoted
    if (value === undefined || (!isQuoted && !context.isSplitKnown)) {
      isWord = true
      pieces.push({ kind: 'expansion', part: unit.part })
    } else if (isQuoted) {
      isWord = true
      for (const char of value) add(char, true)
    } else {
      for (const char of value) {
        if (/[ \t\n]/.test(char)) endWord()
        else add(char, false)
      }
    }
  }
  endWord()
  return words
}

type Piece =
  | { readonly kind: 'chars'; text: string; readonly isQuoted: boolean }
  | { readonly kind: 'expansion'; readonly part: WordPart }

/** A glob may be spelled around quotes (`r["m"]`), so the whole word decides whether it is one. */
function toParts(pieces: readonly Piece[]): readonly WordPart[] {
  const shape = pieces.map((piece) => (piece.kind === 'chars' && !piece.isQuoted ? piece.text : 'x')).join('')
  const isGlob = isPattern(shape)
  const parts: WordPart[] = []
  for (const piece of pieces) {
    if (piece.kind === 'expansion') {
      parts.push(piece.part)
      continue
    }
    const isPart = isGlob && !piece.isQuoted && /[*?[\]+@!()|]/.test(piece.text)
    const last = parts.at(-1)
    if (last?.kind === 'text' && last.isPattern === isPart) {
      parts[parts.length - 1] = { kind: 'text', text: last.text + piece.text, isPattern: isPart }
    } else parts.push({ kind: 'text', text: piece.text, isPattern: isPart })
  }
  return parts
}

/** Is there an unquoted glob, extended ones among them? */
function isPattern(text: string): boolean {
  if (/[*?]/.test(text) || /[+@!]\(/.test(text)) return true
  const open = text.indexOf('[')
  return open >= 0 && text.indexOf(']', open) > open
}
