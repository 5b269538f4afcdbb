/** One file as it was read. `name` is what messages print: a path relative to where the user stands, or `<stdin>`. */
export interface Source {
  readonly name: string
  readonly text: string
}

/** A stretch of one source: half-open UTF-16 offsets. Line and column are computed when printed. */
export interface Span {
  readonly source: Source
  readonly start: number
  readonly end: number
}

/** One-based; columns count UTF-16 units. */
export interface Position {
  readonly line: number
  readonly column: number
}

export function positionAt(text: string, offset: number): Position {
  let line = 1
  let lineStart = 0
  for (let next = text.indexOf('\n'); next !== -1 && next < offset; next = text.indexOf('\n', next + 1)) {
    line++
    lineStart = next + 1
  }
  return { line, column: offset - lineStart + 1 }
}
