import { limits } from '../base/limits.ts'
import type { Result } from '../diagnostics/diagnostic.ts'
import { failure, success } from '../diagnostics/result.ts'
import type { Source } from '../diagnostics/source.ts'
import { buildTree } from './build-tree.ts'
import { createFindings } from './findings.ts'
import { readDocument } from './read-document.ts'
import { hasSuspiciousCharacter, scanCharacters } from './scan-characters.ts'
import type { Comment, SyntaxNode, SyntaxTree } from './syntax-tree.ts'

/**
 * The tree of a policy file, whose document is a map, or all findings of its text sorted by place
 * (L-01, L-05). Never throws; time and memory are bounded by `limits`, whatever the text.
 */
export function parseYaml(source: Source): Result<SyntaxTree> {
  const parsed = parseDocument(source)
  return parsed.ok ? mapDocument(source, parsed.value) : parsed
}

/** The document of a policy file, which is a map (L-01). */
export function mapDocument(source: Source, { root, comments }: ParsedDocument): Result<SyntaxTree> {
  if (root.kind === 'map') return success({ source, root, comments })
  const findings = createFindings(source)
  const what = root.kind === 'list' ? 'a list' : 'a single value'
  const { start, end } = root.span
  // A list is known for one by its first token.
  findings.report('SLC113', start, root.kind === 'list' ? start + 1 : end, `the document is ${what}, not a map`)
  return failure(findings.list())
}

/** As `parseYaml`, for files whose document may be of any kind (a catalogue is a list). */
export function parseNode(source: Source): Result<SyntaxNode> {
  const parsed = parseDocument(source)
  return parsed.ok ? success(parsed.value.root) : parsed
}

/** The document of a file, of whatever kind, with its comments. */
export interface ParsedDocument {
  readonly root: SyntaxNode
  readonly comments: readonly Comment[]
}

/** As `parseNode`, with the comments. */
export function parseDocument(source: Source): Result<ParsedDocument> {
  const findings = createFindings(source)
  if (source.text.length > limits.policyTextLength) {
    const limit = limits.policyTextLength
    findings.report('SLC102', limit, limit + 1, `the file is longer than ${limits.policyTextLength} characters`, {
      hint: 'split it into several files of one pack',
    })
    return failure(findings.list())
  }
  const isSuspicious = hasSuspiciousCharacter(source.text)
  const { contents, isWellFormed, tokens, comments } = readDocument(findings, isSuspicious)
  if (isSuspicious) scanCharacters(findings, tokens)
  if (isWellFormed && (contents === undefined || isEmptyDocument(contents.range, source.text))) {
    const [start, end] = firstLine(source.text)
    findings.report('SLC112', start, end, 'the file is empty')
    return failure(findings.list())
  }
  const root = contents === undefined ? undefined : buildTree(contents, findings, isTestFile(source.name))
  return root !== undefined && findings.isEmpty() ? success({ root, comments }) : failure(findings.list())
}

/** The composer puts an empty scalar where a document has none. */
function isEmptyDocument([start, end]: readonly [number, number, number], text: string): boolean {
  return start === end || text.slice(start, end) === ''
}

/** What stands in a file without a document: a comment, a `---`; or nothing at all. */
function firstLine(text: string): readonly [number, number] {
  const start = text.search(/\S/)
  if (start === -1) return [0, 0]
  const { length } = /^.*\S/.exec(text.slice(start))?.[0] ?? ''
  return [start, start + length]
}

/** Tests next to a policy; control escapes are fine in the whole file (L-05). */
function isTestFile(name: string): boolean {
  return /\.test\.ya?ml$/.test(name)
}
