import { lineEnd, nextContent, problemAt, type Scanned } from './structure-problem.ts'

/**
 * A text in quotes from its opening mark on. It may go over several lines, but they stand deeper than
 * `column`, that of the entry it belongs to: a line that does not shows that it was never closed.
 */
export function scanQuoted(text: string, start: number, column: number): Scanned {
  const quote = text.charAt(start)
  let at = start + 1
  while (at < text.length) {
    const char = text.charAt(at)
    if (char === '\n') {
      const next = nextContent(text, at + 1)
      if (next === undefined || next.column <= column) break
      at = next.at
    } else if (char === '\\' && quote === '"') at += 2
    else if (char !== quote) at++
    else if (quote === "'" && text.charAt(at + 1) === "'") at += 2
    else return { kind: 'end', at: at + 1 }
  }
  const shownEnd = Math.min(lineEnd(text, start), start + 1)
  return problemAt(start, shownEnd, `the closing \`${quote}\` is missing`, `write \`${quote}\` where the text ends`)
}

/** Something stands right behind a text in quotes: one of its quotes is not where it was meant. */
export function strayQuote(text: string, start: number, end: number): Scanned {
  const quote = text.charAt(start)
  const hint = quote === '"' ? 'close the text before the next one begins; write `\\"` for a quote in it' : "close the text before the next one begins; write `''` for a quote in it"
  return problemAt(start, start + 1, `the \`${quote}\` that begins here is closed in the wrong place`, hint, [
    { start: end - 1, end, message: 'the text in quotes ends here, and more follows' },
  ])
}
