import type { WordContext } from './expand-word.ts'
import type { Scope } from './shell-scope.ts'

/** How words are expanded at this point of the text: with the variables whose one value is sure. */
export function wordContext(scope: Scope): WordContext {
  return {
    source: scope.source,
    isOutermost: scope.isOutermost,
    isSplitKnown: scope.state.isSplitKnown,
    valueOf(name) {
      const values = scope.state.variables.get(name)
      return values?.length === 1 ? values[0] : undefined
    },
  }
}
