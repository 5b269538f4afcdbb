export interface Span {
  readonly start: number
  readonly end: number
}

/** What ends a token in its text and is none of it: a quote, `;`, a blank or a line break, also one that is escaped. */
const TERMINATOR = /(?:["'`;\s]|\\[nr])$/

/** A span without one terminator at its end; the same span if it has none. */
export function withoutTerminator(text: string, { start, end }: Span): Span {
  const [terminator = ''] = TERMINATOR.exec(text.slice(start, end)) ?? []
  return { start, end: end - terminator.length }
}
