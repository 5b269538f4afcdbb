/** Collects lines. What follows a dash begins on the line of the dash. */
export interface LineWriter {
  readonly line: (indent: number, text: string) => void
  /** The next line begins with a dash in the column `indent`. */
  readonly dash: (indent: number) => void
  /** One blank line, unless there is nothing above or a blank line already. */
  readonly blank: () => void
  /** The blank lines above are a part of a text: none may be added. */
  readonly keep: () => void
  readonly text: () => string
}

export function createLineWriter(): LineWriter {
  const lines: string[] = []
  let pending = ''
  let isKept = false
  return {
    line(indent, text) {
      const begin = pending.padEnd(indent)
      // A line of nothing but its dash has no blank behind it, and one without any text none at all.
      lines.push(text === '' ? begin.trimEnd() : begin + text)
      pending = ''
      isKept = false
    },
    dash(indent) {
      pending = `${pending.padEnd(indent)}- `
    },
    blank() {
      if (!isKept && lines.length > 0 && lines.at(-1) !== '') lines.push('')
    },
    keep() {
      isKept = true
    },
    text: () => `${lines.join('\n')}\n`,
  }
}
