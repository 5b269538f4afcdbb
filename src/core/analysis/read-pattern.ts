import { foldedChars, perlClasses, posixClasses } from './char-classes.ts'
import { anyChar, charSet, noChars, oneChar, otherChars, uniteChars, type CharSet } from './char-set.ts'
import { intersectIntervals } from './interval-list.ts'
import type { PatternNode } from './pattern-node.ts'

const emptyNode: PatternNode = { kind: 'empty' }
const lineFeed = oneChar(0x0a)
const notLineFeed = intersectIntervals(anyChar, otherChars(lineFeed))

interface Flags {
  readonly ignoreCase: boolean
  readonly dotAll: boolean
}

/** RE2 takes a brace that fits none for itself. */
const repetition = /^(?:[*+?]|\{(0|[1-9]\d*)(,(0|[1-9]\d*)?)?\})\??/

/** Beyond this nesting a pattern is not read. */
const deepest = 100

/**
 * Reads a pattern that RE2 has accepted. Undefined = it holds something whose meaning is not worked
 * out here: word borders, `(?m)`, Unicode classes, `\Q`, octal escapes, letters beyond ASCII in which case
 * does not count. Whoever asked must take the pattern for one that may match anything or nothing.
 */
export function readPattern(text: string, ignoreCase: boolean): PatternNode | undefined {
  const chars = Array.from(text)
  let position = 0
  const peek = (ahead = 0): string | undefined => chars[position + ahead]
  const startsWith = (part: string): boolean => Array.from(part).every((char, ahead) => peek(ahead) === char)

  function readChoice(flags: Flags, depth: number): PatternNode | undefined {
    if (depth > deepest) return undefined
    const items: PatternNode[] = []
    let within = flags
    for (;;) {
      const sequence = readSequence(within, depth)
      if (sequence === undefined) return undefined
      items.push(sequence.node)
      // Flags that a group sets inside hold up to its end, through every `|`.
      within = sequence.flags
      if (peek() !== '|') break
      position++
    }
    const [only] = items
    return items.length === 1 && only !== undefined ? only : { kind: 'or', items }
  }

  function readSequence(flags: Flags, depth: number): { readonly node: PatternNode; readonly flags: Flags } | undefined {
    const parts: PatternNode[] = []
    let within = flags
    while (peek() !== undefined && peek() !== '|' && peek() !== ')') {
      if (startsWith('(?')) {
        const changed = readFlags(within)
        if (changed !== undefined) {
          within = changed
          continue
        }
      }
      const atom = readAtom(within, depth)
      const repeated = atom && readRepetition(atom)
      if (repeated === undefined) return undefined
      parts.push(repeated)
    }
    const node = parts.reduceRight<PatternNode>((rest, first) => (rest.kind === 'empty' ? first : { kind: 'concat', first, rest }), emptyNode)
    return { node, flags: within }
  }

  /** `(?i)` and its like, which open no group. Undefined = something else stands here. */
  function readFlags(flags: Flags): Flags | undefined {
    const found = /^\(\?([isU]*)(?:-([isU]*))?\)/.exec(chars.slice(position, position + 16).join(''))
    if (found === null) return undefined
    position += found[0].length
    return changedFlags(flags, found[1], found[2])
  }

  function readAtom(flags: Flags, depth: number): PatternNode | undefined {
    const char = peek()
    if (char === undefined) return undefined
    if (char === '(') return readGroup(flags, depth)
    if (char === '\\') return readEscapedAtom(flags)
    position++
    switch (char) {
      case '[': {
        const set = readClass(flags)
        return set && { kind: 'chars', set }
      }
      case '.':
        return { kind: 'chars', set: flags.dotAll ? anyChar : notLineFeed }
      case '^':
        return { kind: 'start' }
      case '$':
        return { kind: 'end' }
      case '*':
      case '+':
      case '?':
        return undefined
      case '{':
        // Behind flags RE2 would repeat what stands before them.
        return repetition.test(char + chars.slice(position, position + 14).join('')) ? undefined : literal(char.charCodeAt(0), flags)
      default:
        return literal(char.codePointAt(0) ?? 0, flags)
    }
  }

  function readGroup(flags: Flags, depth: number): PatternNode | undefined {
    const opening = /^\((?:\?(?:P?<\w+>|([isU]*)(?:-([isU]*))?:))?(?!\?)/.exec(chars.slice(position, position + 80).join(''))
    if (opening === null) return undefined
    position += opening[0].length
    const inside = readChoice(changedFlags(flags, opening[1], opening[2]), depth + 1)
    if (inside === undefined || peek() !== ')') return undefined
    position++
    return inside
  }

  function readEscapedAtom(flags: Flags): PatternNode | undefined {
    const escaped = peek(1)
    if (escaped === 'A' || escaped === 'z') {
      position += 2
      return { kind: escaped === 'A' ? 'start' : 'end' }
    }
    const set = readPerlClass(flags)
    if (set !== undefined) return { kind: 'chars', set }
    const char = readEscapedChar()
    return char === undefined ? undefined : literal(char, flags)
  }

  function literal(char: number, flags: Flags): PatternNode | undefined {
    const set = flags.ignoreCase ? foldedChars(oneChar(char)) : oneChar(char)
    return set && { kind: 'chars', set }
  }

  /** `\d` and its like, and their opposites. */
  function readPerlClass(flags: Flags): CharSet | undefined {
    const letter = peek() === '\\' ? peek(1) : undefined
    const set = letter === undefined || !/[dDsSwW]/.test(letter) ? undefined : perlClasses[letter.toLowerCase()]
    const folded = set !== undefined && flags.ignoreCase ? foldedChars(set) : set
    if (letter === undefined || folded === undefined) return undefined
    position += 2
    return letter === letter.toLowerCase() ? folded : otherChars(folded)
  }

  /** `\n`, `\x41`, `\.`: one code point. Undefined = no escape that is understood. */
  function readEscapedChar(): number | undefined {
    const escaped = peek(1)
    if (peek() !== '\\' || escaped === undefined) return undefined
    const control = { a: 7, f: 12, n: 10, r: 13, t: 9, v: 11 }[escaped]
    if (control !== undefined || /^[!-/:-@[-`{-~]$/.test(escaped)) {
      position += 2
      return control ?? escaped.charCodeAt(0)
    }
    const hex = /^\\x(?:([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,6})\})/.exec(chars.slice(position, position + 12).join(''))
    if (hex === null) return undefined
    position += hex[0].length
    return Number.parseInt(hex[1] ?? hex[2] ?? '', 16)
  }

  /** Behind the opening bracket. */
  function readClass(flags: Flags): CharSet | undefined {
    const isNegated = peek() === '^'
    if (isNegated) position++
    let set = noChars
    for (let isFirst = true; isFirst || peek() !== ']'; isFirst = false) {
      const part = readClassPart(flags)
      if (part === undefined) return undefined
      set = uniteChars(set, part)
    }
    position++
    return isNegated ? otherChars(set) : set
  }

  function readClassPart(flags: Flags): CharSet | undefined {
    if (startsWith('[:')) return readPosixClass(flags)
    const perl = readPerlClass(flags)
    if (perl !== undefined) return perl
    const first = readClassChar()
    if (first === undefined) return undefined
    let last = first
    if (peek() === '-' && peek(1) !== ']' && peek(1) !== undefined) {
      position++
      const end = readClassChar()
      if (end === undefined) return undefined
      last = end
    }
    const set = charSet([[first, last]])
    return flags.ignoreCase ? foldedChars(set) : set
  }

  function readPosixClass(flags: Flags): CharSet | undefined {
    const name = /^\[:(\^?)(\w+):\]/.exec(chars.slice(position, position + 16).join(''))
    const set = name === null ? undefined : posixClasses.get(name[2] ?? '')
    const folded = set !== undefined && flags.ignoreCase ? foldedChars(set) : set
    if (name === null || folded === undefined) return undefined
    position += name[0].length
    return name[1] === '^' ? otherChars(folded) : folded
  }

  function readClassChar(): number | undefined {
    const char = peek()
    if (char === undefined) return undefined
    if (char === '\\') return readEscapedChar()
    position++
    return char.codePointAt(0)
  }

  function readRepetition(atom: PatternNode): PatternNode | undefined {
    const found = repetition.exec(chars.slice(position, position + 16).join(''))
    if (found === null) return atom
    position += found[0].length
    // RE2 refuses one repetition of another without a group between.
    if (/^[*+?]/.test(peek() ?? '')) return undefined
    const [sign, low, comma, high] = found
    const least = sign.startsWith('+') ? 1 : Number(low ?? 0)
    const most = sign.startsWith('?') ? 1 : low === undefined || (comma !== undefined && high === undefined) ? undefined : Number(high ?? low)
    return { kind: 'repeat', item: atom, least, most }
  }

  const node = readChoice({ ignoreCase, dotAll: false }, 0)
  return position === chars.length ? node : undefined
}

function changedFlags(flags: Flags, on = '', off = ''): Flags {
  const flag = (letter: string, before: boolean): boolean => (on.includes(letter) || before) && !off.includes(letter)
  return { ignoreCase: flag('i', flags.ignoreCase), dotAll: flag('s', flags.dotAll) }
}
