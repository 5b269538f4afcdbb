import { decodeAnsiC } from './ansi-c.ts'
import { childrenOf, type SyntaxNode } from './parse-bash.ts'
import type { WordPart } from './shell-reading.ts'

/** The smallest piece of a word: one character, or one expansion that the shell makes at run time. */
export type WordUnit =
  | { readonly kind: 'char'; readonly char: string; readonly isQuoted: boolean }
  | { readonly kind: 'expansion'; readonly part: WordPart; readonly isPipe?: true }
  /** Stands for a pair of quotes, so that `''` remains a word. */
  | { readonly kind: 'quotes' }

interface Expansion {
  readonly start: number
  readonly end: number
  readonly name: string | undefined
  readonly isPipe: boolean
}

const containers = new Set(['DoubleQuoted', 'LocaleString', 'BraceExpansion', 'ExtendedGlob', 'Glob', 'Word', 'Assignment'])
const expansionTypes = new Set([
  'SimpleExpansion',
  'ParameterExpansion',
  'CommandExpansion',
  'ArithmeticExpansion',
  'ProcessSubstitution',
])

/**
 * Splits the source of a word into units, quotes removed and escapes decoded (Bash manual, Quoting).
 *
 * The parser says only where expansions stand; quotes are read here, so that braces can be expanded over what
 * is unquoted. An expansion sign where the parser saw none makes the rest opaque. Source: L-41.
 */
export function wordUnits(node: SyntaxNode, source: string): readonly WordUnit[] {
  const expansions = findExpansions(node)
  const units: WordUnit[] = []
  let next = 0
  let at = node.pos
  let isDoubleQuoted = false
  const opaque = (): void => {
    units.push({ kind: 'expansion', part: { kind: 'opaque', isQuoted: isDoubleQuoted } })
  }
  while (at < node.end) {
    const expansion = expansions[next]
    if (expansion !== undefined && expansion.start === at) {
      units.push({
        kind: 'expansion',
        // The path of a pipe is one word, quoted or not.
        part: toPart(expansion, isDoubleQuoted || expansion.isPipe),
        ...(expansion.isPipe ? { isPipe: true } : {}),
      })
      at = expansion.end
      next++
      continue
    }
    const char = source.charAt(at)
    const following = source.charAt(at + 1)
    if (char === '\\') {
      if (following === '\n') {
        at += 2
      } else if (isDoubleQuoted && !'$`"\\'.includes(following)) {
        units.push({ kind: 'char', char, isQuoted: true })
        at++
      } else {
        units.push({ kind: 'char', char: at + 1 < node.end ? following : '\\', isQuoted: true })
        at += 2
      }
    } else if (char === '"') {
      isDoubleQuoted = !isDoubleQuoted
      units.push({ kind: 'quotes' })
      at++
    } else if (char === "'" && !isDoubleQuoted) {
      const close = source.indexOf("'", at + 1)
      if (close < 0 || close >= node.end) return [...units, { kind: 'expansion', part: { kind: 'opaque', isQuoted: false } }]
      quote(units, source.slice(at + 1, close))
      at = close + 1
    } else if (char === '$' && following === "'" && !isDoubleQuoted) {
      const close = closeOfAnsiC(source, at + 2, node.end)
      const text = decodeAnsiC(source.slice(at + 2, close))
      if (text === undefined) units.push({ kind: 'expansion', part: { kind: 'opaque', isQuoted: true } })
      else quote(units, text)
      at = close + 1
    } else if (char === '$' && following === '"' && !isDoubleQuoted) {
      at++
    } else if (char === '`' || (char === '$' && /[A-Za-z0-9_{(\[@*#?$!-]/.test(following))) {
      opaque()
      at++
    } else {
      units.push({ kind: 'char', char, isQuoted: isDoubleQuoted })
      at++
    }
  }
  return units
}

function quote(units: WordUnit[], text: string): void {
  units.push({ kind: 'quotes' })
  for (let at = 0; at < text.length; at++) units.push({ kind: 'char', char: text.charAt(at), isQuoted: true })
}

function closeOfAnsiC(source: string, start: number, end: number): number {
  for (let at = start; at < end; at++) {
    const char = source.charAt(at)
    if (char === '\\') at++
    else if (char === "'") return at
  }
  return end
}

function findExpansions(node: SyntaxNode): readonly Expansion[] {
  const found: Expansion[] = []
  const visit = (child: SyntaxNode): void => {
    if (expansionTypes.has(child.type)) {
      const isPipe = child.type === 'ProcessSubstitution'
      found.push({ start: child.pos, end: child.end, name: plainName(child), isPipe })
    }
    else if (containers.has(child.type)) for (const inner of childrenOf(child)) visit(inner)
    else if (child.type === 'ArrayValue') found.push({ start: child.pos, end: child.end, name: undefined, isPipe: false })
  }
  for (const child of childrenOf(node)) visit(child)
  return found.sort((a, b) => a.start - b.start)
}

/** The name in `$name` and `${name}`; every other expansion changes the value or stands for several. */
function plainName(node: SyntaxNode): string | undefined {
  if (node.type !== 'SimpleExpansion' && node.type !== 'ParameterExpansion') return undefined
  return /^\$(?:[A-Za-z_]\w*|\{[A-Za-z_]\w*\})$/.test(node.text) ? node.text.replace(/^\$\{?|\}$/g, '') : undefined
}

function toPart(expansion: Expansion, isQuoted: boolean): WordPart {
  return expansion.name === undefined
    ? { kind: 'opaque', isQuoted }
    : { kind: 'variable', name: expansion.name, isQuoted }
}
