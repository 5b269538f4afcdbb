/**
 * Does one component of a path fit the literal pieces between the stars of a pattern? Each piece is looked
 * for once, leftmost first, so nothing is tried again.
 */
export function fitComponent(pieces: readonly string[], component: string): boolean {
  const [first = '', ...others] = pieces
  const last = others.pop()
  if (last === undefined) return component === first
  if (!component.startsWith(first) || !component.endsWith(last)) return false
  let at = first.length
  for (const piece of others) {
    const found = component.indexOf(piece, at)
    if (found === -1) return false
    at = found + piece.length
  }
  return at <= component.length - last.length
}
