/** A `*` makes a tool name a pattern (L-17). */
export function isToolNamePattern(text: string): boolean {
  return text.includes('*')
}

/**
 * Does a whole text fit the pattern? `*` stands for any run of characters, also none; nothing else is
 * special (L-17). Each piece is looked for once, leftmost first, so nothing is tried again.
 */
export function compileToolNamePattern(pattern: string): (name: string) => boolean {
  return fitPieces(pattern.split('*'))
}

/** Is this the name, or does it fit the pattern that the name is? */
export function fitsToolName(nameOrPattern: string, name: string): boolean {
  return isToolNamePattern(nameOrPattern) ? compileToolNamePattern(nameOrPattern)(name) : nameOrPattern === name
}

/** As above, for the literal pieces between the stars. */
export function fitPieces(pieces: readonly string[]): (text: string) => boolean {
  const first = pieces[0] ?? ''
  if (pieces.length < 2) return (text) => text === first
  const last = pieces.at(-1) ?? ''
  const middle = pieces.slice(1, -1).filter((piece) => piece !== '')
  return (text) => {
    if (!text.startsWith(first) || !text.endsWith(last)) return false
    const end = text.length - last.length
    let position = first.length
    for (const piece of middle) {
      const found = text.indexOf(piece, position)
      if (found === -1) return false
      position = found + piece.length
    }
    return position <= end
  }
}
