import { forEachChild, parse, type ParsedScript, type SyntaxNode } from 'unbash'

/** A shell text as a tree, or why there is none. */
export type ParsedBash =
  | { readonly kind: 'parsed'; readonly script: ParsedScript }
  | { readonly kind: 'failed'; readonly why: string }

/**
 * The door to `unbash`, pinned by the tests beside this file.
 *
 * The parser mends what it cannot read and goes on, so any error it notes makes the text unreadable. It
 * overflows the stack on some nested texts, which is caught here. Substitutions are parsed when they are
 * first looked at, so whoever looks at one asks `scriptProblem` about it too. Source: L-41.
 */
export function parseBash(text: string): ParsedBash {
  if (text.includes('\0')) return { kind: 'failed', why: 'holds a NUL' }
  try {
    const script = parse(text)
    const problem = scriptProblem(script)
    return problem === undefined ? { kind: 'parsed', script } : { kind: 'failed', why: problem }
  } catch {
    return { kind: 'failed', why: 'is nested too deep' }
  }
}

/** What keeps a script from being trusted; a substitution without a script could not be parsed at all. */
export function scriptProblem(script: ParsedScript | undefined): string | undefined {
  if (script === undefined) return 'does not parse'
  const first = script.errors?.[0]
  return first === undefined ? undefined : `does not parse: ${first.message}`
}

/** Direct children; a plain walk over own keys would miss the parts that the parser makes on demand. */
export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  const children: SyntaxNode[] = []
  forEachChild(node, (child) => {
    children.push(child)
  })
  return children
}

export type {
  AndOr,
  Assignment,
  Command,
  CommandNode,
  HereDoc,
  ParsedScript,
  Pipeline,
  Redirection,
  Statement,
  SyntaxNode,
  Word,
} from 'unbash'
