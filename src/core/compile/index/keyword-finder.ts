import { buildKeywordTrie, stepInTrie, type KeywordTrie } from './keyword-trie.ts'

/**
 * Which of many literals occur in a text, in one pass whatever the text and however the literals
 * overlap: Aho and Corasick's automaton, made at load.
 */
export type FindKeywords = (text: string, found: (keyword: number) => void) => void

/** Up to so many literals the engine's own search is faster than an automaton. */
const FEW = 6

export function createKeywordFinder(keywords: readonly string[]): FindKeywords {
  const find = keywords.length <= FEW ? findOneByOne(keywords) : findAtOnce(keywords)
  const mayHold = beginningsTest(keywords)
  if (mayHold === undefined) return find
  return (text, found) => {
    if (mayHold(text)) find(text, found)
  }
}

/** UTF-16 units of a keyword that the first look asks for, and how many different beginnings it can bear. */
const BEGINNING = 4
const MOST_BEGINNINGS = 24

/**
 * A first look with the engine's own search: a text that holds none of the keywords' beginnings holds
 * no keyword. Short alternatives without repetition, so its time is linear.
 */
function beginningsTest(keywords: readonly string[]): ((text: string) => boolean) | undefined {
  if (keywords.length < 2) return undefined
  const beginnings = [...new Set(keywords.map((keyword) => keyword.slice(0, BEGINNING)))]
  if (beginnings.length > MOST_BEGINNINGS) return undefined
  const pattern = new RegExp(beginnings.map((text) => text.replaceAll(/[^A-Za-z0-9]/g, escapeUnit)).join('|'))
  return (text) => pattern.test(text)
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

function findOneByOne(keywords: readonly string[]): FindKeywords {
  return (text, found) => {
    for (let i = 0; i < keywords.length; i++) {
      if (text.includes(keywords[i] ?? '')) found(i)
    }
  }
}

/** Beyond so many transitions, 16 MB, they are looked up in the trie instead of being written out. */
const MOST_TRANSITIONS = 4_000_000

function findAtOnce(keywords: readonly string[]): FindKeywords {
  const trie = buildKeywordTrie(keywords)
  const classes = classesOf(keywords)
  return trie.size * classes.count <= MOST_TRANSITIONS ? findByTable(trie, classes) : findInTrie(trie)
}

/** One table look-up for each unit of the text. */
export function findByTable(trie: KeywordTrie, classes: UnitClasses): FindKeywords {
  const { longestEnd } = trie
  const { ascii, other, count } = classes
  const transitions = writeTransitions(trie, classes)
  const report = createReport(trie)
  return (text, found) => {
    report.begin()
    let state = 0
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i)
      state = transitions[state * count + (unit < 128 ? (ascii[unit] ?? 0) : (other.get(unit) ?? 0))] ?? 0
      const end = longestEnd[state] ?? -1
      if (end !== -1) report.at(end, found)
    }
  }
}

/** Slower by far, in memory that the alphabet does not multiply; time is linear in the text all the same. */
export function findInTrie(trie: KeywordTrie): FindKeywords {
  const { longestEnd } = trie
  const report = createReport(trie)
  return (text, found) => {
    report.begin()
    let state = 0
    for (let i = 0; i < text.length; i++) {
      state = stepInTrie(trie, state, text.charCodeAt(i))
      const end = longestEnd[state] ?? -1
      if (end !== -1) report.at(end, found)
    }
  }
}

/**
 * Reports the keywords that end at a state and at its suffixes. Each state is reported once for each
 * text, and with it all of its suffixes, so that hostile repetition costs nothing more.
 */
function createReport(trie: KeywordTrie): {
  readonly begin: () => void
  readonly at: (end: number, found: (keyword: number) => void) => void
} {
  const { ends, suffix, longestEnd } = trie
  const reportedIn = new Uint32Array(trie.size)
  let round = 0
  return {
    begin() {
      round = (round + 1) >>> 0
      if (round !== 0) return
      reportedIn.fill(0)
      round = 1
    },
    at(end, found) {
      for (let state = end; state !== -1 && reportedIn[state] !== round; ) {
        reportedIn[state] = round
        for (const keyword of ends.get(state) ?? []) found(keyword)
        state = state === 0 ? -1 : (longestEnd[suffix[state] ?? 0] ?? -1)
      }
    },
  }
}

/** UTF-16 units that occur in a keyword, numbered from 1; 0 is every other one. */
interface UnitClasses {
  readonly ascii: Uint16Array
  readonly other: ReadonlyMap<number, number>
  readonly count: number
}

export function classesOf(keywords: readonly string[]): UnitClasses {
  const ascii = new Uint16Array(128)
  const other = new Map<number, number>()
  let count = 1
  for (const keyword of keywords) {
    for (let i = 0; i < keyword.length; i++) {
      const unit = keyword.charCodeAt(i)
      if (unit < 128) ascii[unit] ||= count++
      else if (!other.has(unit)) other.set(unit, count++)
    }
  }
  return { ascii, other, count }
}

/** A missing transition is that of the longest proper suffix, whose row is written already. */
function writeTransitions(trie: KeywordTrie, { ascii, other, count }: UnitClasses): Int32Array {
  const { size, firstChild, unitOf, suffix } = trie
  const transitions = new Int32Array(size * count)
  for (let state = 0; state < size; state++) {
    const row = state * count
    const shorter = (suffix[state] ?? 0) * count
    if (state !== 0) transitions.copyWithin(row, shorter, shorter + count)
    for (let child = firstChild[state] ?? 0; child < (firstChild[state + 1] ?? 0); child++) {
      const unit = unitOf[child] ?? 0
      transitions[row + (unit < 128 ? (ascii[unit] ?? 0) : (other.get(unit) ?? 0))] = child
    }
  }
  return transitions
}
