import { buildLiteralTrie, childOf } from './literal-trie.ts'

/** Which of many literals a text begins with; one walk along the text, as far as some literal goes. */
export function createPrefixFinder(prefixes: readonly string[]): (text: string, found: (prefix: number) => void) => void {
  const trie = buildLiteralTrie(prefixes)
  return (text, found) => {
    let state = 0
    for (let i = 0; i < text.length; i++) {
      state = childOf(trie, state, text.charCodeAt(i))
      if (state === -1) return
      for (const prefix of trie.ends.get(state) ?? []) found(prefix)
    }
  }
}
