import type { ScalarNode } from '../../core/syntax/syntax-tree.ts'
import { blockText } from './block-text.ts'
import { isGlued } from './layout.ts'
import { quoteText } from './quote-text.ts'
import { foldedLines, scalarText } from './scalar-text.ts'

/** A value outside brackets. The first line stands behind its key or dash, the others are indented below it. */
export interface ScalarLines {
  readonly lines: readonly string[]
  /** The first line is the mark of a block text, and a comment may stand behind it. */
  readonly isBlock: boolean
  readonly isKept: boolean
}

export function scalarLines(scalar: ScalarNode, after: string | undefined): ScalarLines {
  if (scalar.style === 'block') {
    const block = blockText(scalar)
    if (block !== undefined) return { lines: [block.mark, ...block.lines], isBlock: true, isKept: block.isKept }
    return { lines: [quoteText(String(scalar.value))], isBlock: false, isKept: false }
  }
  if (scalar.raw.includes('\n')) {
    return { lines: foldedLines(scalar.raw, scalar.style === 'double_quoted'), isBlock: false, isKept: false }
  }
  return { lines: [scalarText(scalar, after !== undefined && isGlued(after)) ?? ''], isBlock: false, isKept: false }
}
