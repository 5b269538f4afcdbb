import type { Span } from '../../src/core/diagnostics/source.ts'
import type { Edit, Site } from './mistake.ts'
import type { Roles } from './roles.ts'
import { typo } from './typo.ts'

/** Names and words with one letter wrong, and words of one set put in the place of another's. */
export function nameSites({ tokens }: Roles): readonly Site[] {
  // Words of the same file that belong to none of the sets in which they are put.
  const foreign = tokens.flatMap((token) => (token.typo === 'typo: event' ? [innerOf(token.span).text] : []))
  return tokens.flatMap((token): readonly Site[] => {
    const kind = token.typo
    const { source } = token.span
    if (kind === undefined || innerOf(token.span).text.includes('${')) return []
    const misspelt: Site = { kind, source, make: (random) => misspell(token.span, random) }
    if (kind !== 'typo: word of a set') return [misspelt]
    return [misspelt, { kind: 'other word of a set', source, make: (random) => reworded(token.span, foreign, random) }]
  })
}

function misspell(span: Span, random: () => number): Edit | undefined {
  const changed = typo(innerOf(span).text, random)
  return changed === undefined ? undefined : replaced(span, changed)
}

function reworded(span: Span, words: readonly string[], random: () => number): Edit | undefined {
  const word = words[Math.floor(random() * words.length)]
  return word === undefined || word === innerOf(span).text ? undefined : replaced(span, word)
}

function replaced(span: Span, text: string): Edit {
  const { start, end } = innerOf(span)
  const grown = text.length - (end - start)
  return { start, end, text, places: [{ start: span.start, end: span.end + grown }] }
}

/** The token without its quotes. */
function innerOf({ source, start, end }: Span): { readonly text: string; readonly start: number; readonly end: number } {
  const isQuoted = /["']/.test(source.text.charAt(start)) && end - start > 1
  const [from, to] = isQuoted ? [start + 1, end - 1] : [start, end]
  return { text: source.text.slice(from, to), start: from, end: to }
}
