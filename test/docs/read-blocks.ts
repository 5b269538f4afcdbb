/** One fenced block of a page. */
export interface Block {
  readonly language: string
  /** The words behind the language: what the block is and how it is run. */
  readonly info: readonly string[]
  readonly text: string
  /** 1-based line of the fence, for messages. */
  readonly line: number
}

/** The fenced blocks of a page, in order. */
export function readBlocks(markdown: string): readonly Block[] {
  const blocks: Block[] = []
  let open: { readonly words: readonly string[]; readonly line: number; readonly lines: string[] } | undefined
  for (const [index, line] of markdown.split('\n').entries()) {
    if (!line.startsWith('```')) {
      open?.lines.push(line)
    } else if (open === undefined) {
      open = { words: line.slice(3).trim().split(/\s+/), line: index + 1, lines: [] }
    } else {
      const [language = '', ...info] = open.words
      blocks.push({ language, info, text: `${open.lines.join('\n')}\n`, line: open.line })
      open = undefined
    }
  }
  if (open !== undefined) throw new Error(`the block of line ${open.line} is not closed`)
  return blocks
}

/** The word behind another one: `SLC201` of `refused SLC201`. */
export function wordAfter({ info }: Block, word: string): string | undefined {
  const at = info.indexOf(word)
  return at === -1 ? undefined : info[at + 1]
}
