import { expandWord, type WordContext } from './expand-word.ts'
import type { SyntaxNode } from './parse-bash.ts'
import type { ShellWord } from './shell-reading.ts'
import { type Scope, spend } from './shell-scope.ts'

/** How words are expanded at this point of the text: with the variables whose one value is sure. */
export function wordContext(scope: Scope): WordContext {
  return {
    source: scope.source,
    isOutermost: scope.isOutermost,
    isSplitKnown: scope.state.isSplitKnown,
    valueOf(name) {
      const values = scope.state.variables.get(name)
      const value = values?.length === 1 ? values[0] : undefined
      // A value that is made of itself twice doubles with each command.
      return value !== undefined && spend(scope, value.length) ? value : undefined
    },
  }
}

/** What one of several words from braces costs: as much as a short command. */
const WORD_FROM_BRACES = 16

/** The words that a written word becomes at this point; `x{1..200}` costs as much as it becomes. */
export function wordsAt(node: SyntaxNode, scope: Scope): readonly ShellWord[] {
  const words = expandWord(node, wordContext(scope))
  if (words.length > 1) spend(scope, words.length * Math.max(WORD_FROM_BRACES, node.end - node.pos))
  return words
}
