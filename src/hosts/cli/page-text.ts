import { wrapText } from './wrap-text.ts'

export interface PageView {
  /** Columns of a line at most; code and single long words aside. */
  readonly width: number
  readonly colour: boolean
}

const indent = '    '

/**
 * A generated page as a terminal shows it: heads strong, paragraphs wrapped, code indented, tables in
 * columns. It reads the markdown that our own page functions write, and no other.
 */
export function pageText(markdown: string, view: PageView): string {
  const strong = (text: string): string => (view.colour ? `\u001b[1m${text}\u001b[0m` : text)
  const parts = blocksOf(markdown).map((block): string => {
    const head = /^#+ (.*)$/.exec(block)
    if (head !== null) return strong(plain(head[1] ?? ''))
    const fence = /^(`{3,})[^\n]*\n([\s\S]*?)\n?\1$/.exec(block)
    if (fence !== null) return (fence[2] ?? '').replaceAll(/^(?=.)/gm, indent)
    if (block.startsWith('| ')) return tableText(block, view)
    return wrapText(plain(block.replaceAll('\n', ' ')), view.width).join('\n')
  })
  return `${parts.join('\n\n')}\n`
}

/** Parts of a page stand apart by an empty line; one inside a block of code parts nothing. */
function blocksOf(markdown: string): readonly string[] {
  const blocks: string[] = []
  let open: string | undefined
  let lines: string[] = []
  for (const line of [...markdown.split('\n'), '']) {
    const fence = /^`{3,}/.exec(line)?.[0]
    if (open === undefined && fence !== undefined) open = fence
    else if (open !== undefined && line === open) open = undefined
    if (line === '' && open === undefined) {
      if (lines.length > 0) blocks.push(lines.join('\n'))
      lines = []
    } else lines.push(line)
  }
  return blocks
}

/** A link is read by its words alone. */
function plain(text: string): string {
  return text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
}

/** The last column takes what is left and is wrapped in its place; where nothing is left, a row is a small list. */
function tableText(block: string, { width }: PageView): string {
  const [head = [], , ...rows] = block.split('\n').map(cellsOf)
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)))
  const before = widths.slice(0, -1).reduce((sum, each) => sum + each + 2, 0)
  if (width - before < 24) return rows.map((row) => listed(head, row)).join('\n\n')
  return all
    .flatMap((row) => {
      const lead = row.slice(0, -1).map((cell, column) => cell.padEnd(widths[column] ?? 0) + '  ')
      const [first = '', ...more] = wrapText(row.at(-1) ?? '', width - before)
      return [lead.join('') + first, ...more.map((line) => ' '.repeat(before) + line)]
    })
    .map((line) => line.trimEnd())
    .join('\n')
}

function cellsOf(line: string): readonly string[] {
  return line
    .slice(2, -2)
    .split(/(?<!\\) \| /)
    .map((cell) => plain(cell.trim().replaceAll('\\|', '|')))
}

function listed(head: readonly string[], row: readonly string[]): string {
  return row.map((cell, column) => `${head[column] ?? ''}: ${cell}`).join('\n')
}
