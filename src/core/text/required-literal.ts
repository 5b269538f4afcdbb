/**
 * A literal that every match of the pattern contains, for an index that looks for it first.
 * Undefined = none is known: this reads the plain part of the syntax and gives up on the rest, since
 * a literal that some match lacks would hide a hit.
 */
export function requiredLiteral(pattern: string): string | undefined {
  const runs = literalRuns(pattern)
  const longest = runs?.reduce((best, run) => (run.length > best.length ? run : best), '')
  return longest === '' ? undefined : longest
}

/** Escapes that match a class of characters or nothing at all. */
const opaqueEscapes = 'dDsSwWbBAz'
/** The text of one repetition, `*`, `+`, `?` or `{2,}`, and whether it is lazy. A brace that fits no repetition is literal. */
const repetition = /(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/y

/** The stretches of literal text that follow one another in every match, or undefined. */
function literalRuns(text: string): readonly string[] | undefined {
  const runs: string[] = []
  let run = ''
  const flush = (): void => {
    if (run !== '') runs.push(run)
    run = ''
  }
  let at = 0
  while (at < text.length) {
    const atom = readAtom(text, at)
    if (atom === undefined) return undefined
    at = atom.end
    repetition.lastIndex = at
    const repeated = repetition.exec(text)
    if (repeated === null) {
      if (atom.literal === undefined) flush()
      else run += atom.literal
      continue
    }
    at = repetition.lastIndex
    const isOptional = repeated[0].startsWith('*') || repeated[0].startsWith('?') || Number(repeated[1]) === 0
    if (atom.literal === undefined || isOptional) {
      flush()
      continue
    }
    // `ab+c` holds `ab` and `bc`, but not `abc`.
    run += atom.literal
    flush()
    run = atom.literal
  }
  flush()
  return runs
}

interface Atom {
  readonly end: number
  /** Absent = may be any text. */
  readonly literal?: string
}

function readAtom(text: string, at: number): Atom | undefined {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
  switch (character) {
    case '|':
    case ')':
      return undefined
    case '(':
      return readGroup(text, at)
    case '[':
      return readClass(text, at)
    case '.':
    case '^':
    case '$':
      return { end: at + 1 }
    case '\\': {
      const escaped = text[at + 1]
      if (escaped === undefined) return undefined
      if (opaqueEscapes.includes(escaped)) return { end: at + 2 }
      return /[!-/:-@[-`{-~]/.test(escaped) ? { end: at + 2, literal: escaped } : undefined
    }
    default:
      return { end: at + character.length, literal: character }
  }
}

/** A group as a whole; flags could reach beyond their group, so any makes the pattern opaque. */
function readGroup(text: string, at: number): Atom | undefined {
  let depth = 0
  for (let position = at; position < text.length; ) {
    const character = text[position]
    if (character === '(') {
      const opening = /\((?:\?(?::|P?<\w+>))?(?!\?)/y
      opening.lastIndex = position
      if (!opening.test(text)) return undefined
      depth++
      position = opening.lastIndex
      continue
    }
    if (character === ')') {
      depth--
      if (depth === 0) return { end: position + 1 }
    }
    if (character === '[') {
      const skipped = readClass(text, position)
      if (skipped === undefined) return undefined
      position = skipped.end
      continue
    }
    if (character === '\\') {
      if (text[position + 1] === 'Q') return undefined
      position++
    }
    position++
  }
  return undefined
}

/** `[...]`: a bracket right after the opening is plain, as are names like `[:alpha:]`. */
function readClass(text: string, at: number): Atom | undefined {
  const bracketed = /\[\^?\]?(?:\\[^Q]|\[:\^?\w+:\]|[^\]\\])*\]/y
  bracketed.lastIndex = at
  return bracketed.test(text) ? { end: bracketed.lastIndex } : undefined
}
