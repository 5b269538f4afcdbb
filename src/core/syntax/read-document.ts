import { Composer, Lexer, Parser, type CST, type Document, type ParsedNode } from 'yaml'
import { limits } from '../base/limits.ts'
import type { Findings } from './findings.ts'
import type { Comment } from './syntax-tree.ts'
import { reportSyntaxErrors } from './report-syntax-errors.ts'

/** A stretch of the text that the pass over single characters treats in its own way. */
export interface TextToken {
  readonly kind: 'comment' | 'scalar'
  readonly start: number
  readonly end: number
}

/** The first document of a file as the YAML library composes it. */
export interface ReadDocument {
  /** Absent = there is none, or it is not well-formed, or reading was stopped by a bound. */
  readonly contents: ParsedNode | undefined
  readonly isWellFormed: boolean
  /** Comments and scalars of one line, in order; empty unless asked for. */
  readonly tokens: readonly TextToken[]
  readonly comments: readonly Comment[]
}

// The lexer's mark in front of a plain scalar or the lines of a block text.
const scalarMark = '\u001f'
const sayInFull = { hint: 'write the value in full, or use `lists` and `matchers`; put a text in quotes' }

/**
 * Lexes, parses and composes a file once. What YAML offers and policies may not use is found on the
 * tokens (anchors, aliases, tags, directives, further documents: L-01), and the bounds on depth and
 * nodes are kept before any value is built.
 *
 * Plain scalars are left as texts (`failsafe`): `plainValue` is the only place that gives them a type.
 */
export function readDocument(findings: Findings, keepsTokens: boolean): ReadDocument {
  const { text } = findings.source
  const kept: TextToken[] = []
  const comments: Comment[] = []
  const stopped = { contents: undefined, isWellFormed: false, tokens: kept, comments }
  const parser = new Parser()
  const parts: CST.Token[] = []
  const counts = { values: 0, dashes: 0, colons: 0, commas: 0, questions: 0 }
  let mark = ''
  let isScalar = false
  let errors = 0
  let isRead = false
  for (const lexeme of new Lexer().lex(text)) {
    const start = parser.offset
    const end = start + lexeme.length
    const first = lexeme.charAt(0)
    if (isScalar) {
      isScalar = false
      counts.values++
      if (keepsTokens && mark !== '|' && mark !== '>' && !lexeme.includes('\n')) kept.push({ kind: 'scalar', start, end })
    } else {
      switch (first) {
        case scalarMark:
          isScalar = true
          break
        case '"':
        case "'":
          counts.values++
          if (keepsTokens && !lexeme.includes('\n')) kept.push({ kind: 'scalar', start, end })
          break
        case '{':
        case '[':
          counts.values++
          break
        case ':':
          counts.colons++
          break
        case '-':
          counts.dashes++
          break
        case '?':
          counts.questions++
          break
        case ',':
          counts.commas++
          // Found here too, since the library's own errors are dear where there are thousands.
          if (mark === ',' || mark === '[' || mark === '{') findings.report('SLC101', start, end, 'a `,` too many')
          break
        case '#':
          comments.push({ text: lexeme, span: { source: findings.source, start, end } })
          if (keepsTokens) kept.push({ kind: 'comment', start, end })
          break
        case '&':
          findings.report('SLC105', start, end, 'an anchor, which policies do not have', sayInFull)
          break
        case '*':
          findings.report('SLC105', start, end, 'an alias, which policies do not have', sayInFull)
          break
        case '!':
          findings.report('SLC107', start, end, 'a tag, which policies do not have', { hint: 'put the value in quotes' })
          break
        case '%':
          findings.report('SLC108', start, end, 'a directive, which policies do not have')
          break
      }
    }
    if (first !== scalarMark && first.trim() !== '' && first !== '#') mark = first
    for (const token of parser.next(lexeme)) {
      isRead ||= token.type === 'document'
      if (token.type === 'error') errors++
      if (isDocumentPart(token)) parts.push(token)
    }
    if (isRead && parser.stack[0]?.type === 'document') {
      findings.report('SLC109', start, start + Math.max(1, lexeme.length), 'a second document in one file', {
        hint: 'put each document into its own file',
      })
      break
    }
    if (findings.isFull() || errors > maxErrors) break
    if (isTooDeep(parser.stack)) {
      findings.report('SLC103', start, end, `nested deeper than ${limits.policyDepth} maps and lists`)
      return stopped
    }
    // Each count alone is a lower bound of the nodes.
    const { values, dashes, colons, commas, questions } = counts
    if (Math.max(values, dashes, colons, commas, questions) > limits.policyNodes) {
      findings.report('SLC104', start, end, `more than ${limits.policyNodes} values in one file`)
      return stopped
    }
  }
  if (findings.isFull()) return stopped
  if (!isRead) {
    for (const token of parser.end()) if (isDocumentPart(token)) parts.push(token)
  }
  return { ...compose(parts, findings), tokens: kept, comments }
}

/** Comments, blanks and directives between documents say nothing to the composer that is wanted here. */
function isDocumentPart(token: CST.Token): boolean {
  return token.type === 'document' || token.type === 'doc-end' || token.type === 'error'
}

const maxErrors = 100

function isTooDeep(stack: readonly CST.Token[]): boolean {
  if (stack.length <= limits.policyDepth) return false
  let depth = 0
  for (const { type } of stack) {
    if (type === 'block-map' || type === 'block-seq' || type === 'flow-collection') depth++
  }
  return depth > limits.policyDepth
}

function compose(parts: readonly CST.Token[], findings: Findings): Omit<ReadDocument, 'tokens' | 'comments'> {
  const composer = new Composer({ schema: 'failsafe', resolveKnownTags: false, uniqueKeys: false, strict: true })
  let first: Document.Parsed | undefined
  // Errors behind the document are added to it by the composer.
  for (const document of composer.compose(parts)) first ??= document
  const { errors, warnings } = first ?? composer.streamInfo()
  // INVARIANT: nothing the library complains about passes. A warning is an error (L-01), save those
  // about tags and aliases, which are all reported already.
  const isKnown = !findings.isEmpty()
  const refused = (errors.length === 0 ? warnings : [...errors, ...warnings]).filter(
    ({ code }) => !((code === 'TAG_RESOLVE_FAILED' || code === 'BAD_ALIAS') && isKnown),
  )
  const isWellFormed = refused.length === 0
  if (!isWellFormed) reportSyntaxErrors(findings, refused)
  return { contents: isWellFormed ? (first?.contents ?? undefined) : undefined, isWellFormed }
}
