import { buildLiteralTrie, childOf, type LiteralTrie } from './literal-trie.ts'

/** A trie of literals with the links that Aho and Corasick's automaton follows. */
export interface KeywordTrie extends LiteralTrie {
  /** The state of the longest proper suffix; its number is always lower. */
  readonly suffix: Int32Array
  /** The state of the longest suffix that is a keyword, the state itself included; -1: there is none. */
  readonly longestEnd: Int32Array
}

export function buildKeywordTrie(keywords: readonly string[]): KeywordTrie {
  const literals = buildLiteralTrie(keywords)
  const { size, firstChild, unitOf, ends } = literals
  const suffix = new Int32Array(size)
  const longestEnd = new Int32Array(size).fill(-1)
  const trie: KeywordTrie = { ...literals, suffix, longestEnd }
  for (let state = 0; state < size; state++) {
    if (ends.has(state)) longestEnd[state] = state
    else if (state !== 0) longestEnd[state] = longestEnd[suffix[state] ?? 0] ?? -1
    if (state === 0) continue
    for (let child = firstChild[state] ?? 0; child < (firstChild[state + 1] ?? 0); child++) {
      suffix[child] = stepInTrie(trie, suffix[state] ?? 0, unitOf[child] ?? 0)
    }
  }
  return trie
}

/** Where a unit leads to from a state: along suffixes until one goes on with it, at worst to the root. */
export function stepInTrie(trie: KeywordTrie, from: number, unit: number): number {
  for (let state = from; ; state = trie.suffix[state] ?? 0) {
    const child = childOf(trie, state, unit)
    if (child !== -1) return child
    if (state === 0) return 0
  }
}
