import { childrenOf, type SyntaxNode } from './parse-bash.ts'
import { copiedState, reportUnreadable, type Scope } from './shell-scope.ts'

/**
 * Reads every substitution below a node, in words, arithmetic, subscripts and bodies of heredocs: each is a
 * subshell of its own. Source: L-41.
 */
export function visitExpansions(node: SyntaxNode, scope: Scope): void {
  for (const child of childrenOf(node)) visitNode(child, scope)
}

/** @returns the places of the scripts found, to see whether any sign of one is left over. */
function visitNode(node: SyntaxNode, scope: Scope): readonly SyntaxNode[] {
  if (scope.findings.unreadable !== undefined) return []
  switch (node.type) {
    case 'CommandExpansion':
    case 'ProcessSubstitution':
    case 'ArithmeticCommandExpansion':
      readSubstitution(node, scope)
      return [node]
    case 'ParameterExpansion':
    case 'ArithmeticExpansion': {
      const found = childrenOf(node).flatMap((child) => visitNode(child, scope))
      if (hasLeftover(node, found, scope.source)) reportUnreadable(scope, 'holds an expansion that cannot be read')
      return found
    }
    default:
      return childrenOf(node).flatMap((child) => visitNode(child, scope))
  }
}

type Substitution = Extract<
  SyntaxNode,
  { readonly type: 'CommandExpansion' | 'ProcessSubstitution' | 'ArithmeticCommandExpansion' }
>

function readSubstitution(node: Substitution, scope: Scope): void {
  const script = node.script
  scope.reader.readScript(script, {
    ...scope,
    state: copiedState(scope),
    nesting: scope.nesting + 1,
    source: script?.source ?? scope.source,
    isOutermost: scope.isOutermost && script?.source === undefined,
    // `>(sh)` reads what the command writes.
    input: node.type === 'ProcessSubstitution' && node.operator === '>' ? { kind: 'opaque' } : scope.input,
  })
}

/** A check on the parser: does a sign of a substitution stand in the text where it saw none? */
function hasLeftover(node: SyntaxNode, found: readonly SyntaxNode[], source: string): boolean {
  let at = node.pos
  let rest = ''
  for (const script of [...found].sort((a, b) => a.pos - b.pos)) {
    rest += source.slice(at, script.pos)
    at = script.end
  }
  rest += source.slice(at, node.end)
  return /(?:^|[^\\])(?:`|\$\((?!\())/.test(rest)
}
