/** A piece of a pattern over the text of a path, in which `/` parts components. */
export type GlobToken =
  | { readonly kind: 'literal'; readonly unit: string }
  /** One character of a component. */
  | { readonly kind: 'one'; readonly fits: (character: string) => boolean }
  /** Any run within a component. */
  | { readonly kind: 'star' }
  /** Any run across components. */
  | { readonly kind: 'globstar' }
  /** No component, or some with a `/` behind each: the `**` and `/` of `a/**` + `/b`. */
  | { readonly kind: 'folders' }

export function literalTokens(text: string): readonly GlobToken[] {
  return Array.from(text, (unit) => ({ kind: 'literal', unit }))
}

/**
 * `*` stays within a component, `**` crosses them, `**` as a whole component stands for no folder
 * too; a leading dot and all other signs are plain text (L-42). `fold` is applied to the text between.
 */
export function globTokens(pattern: string, fold: (text: string) => string): readonly GlobToken[] {
  const tokens: GlobToken[] = []
  let position = 0
  for (const match of pattern.matchAll(/\*+/gu)) {
    tokens.push(...literalTokens(foldPieces(pattern.slice(position, match.index), fold)))
    position = match.index + match[0].length
    const isWhole = match.index === 0 || pattern[match.index - 1] === '/'
    if (match[0].length === 1) tokens.push({ kind: 'star' })
    else if (isWhole && pattern[position] === '/') {
      tokens.push({ kind: 'folders' })
      position++
    } else tokens.push({ kind: 'globstar' })
  }
  tokens.push(...literalTokens(foldPieces(pattern.slice(position), fold)))
  return tokens
}

function foldPieces(text: string, fold: (text: string) => string): string {
  return text.split('/').map(fold).join('/')
}
