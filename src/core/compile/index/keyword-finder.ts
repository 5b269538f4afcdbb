/**
 * Which of many literals occur in a text, in one pass whatever the text and however the literals
 * overlap: Aho and Corasick's automaton, with all transitions made at load.
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

function findAtOnce(keywords: readonly string[]): FindKeywords {
  const { classOf, classCount } = classesOf(keywords)
  const trie = buildTrie(keywords, classOf, classCount)
  const { transitions, keywordsAt } = completeTrie(trie, classCount)
  const reportedIn = new Uint32Array(keywordsAt.length)
  let round = 0
  return (text, found) => {
    round = (round + 1) >>> 0
    if (round === 0) {
      reportedIn.fill(0)
      round = 1
    }
    let state = 0
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i)
      state = transitions[state * classCount + (unit < 128 ? (classOf.ascii[unit] ?? 0) : (classOf.other.get(unit) ?? 0))] ?? 0
      const here = keywordsAt[state]
      // A state is reported once for each text, so that hostile repetition costs nothing more.
      if (here === undefined || reportedIn[state] === round) continue
      reportedIn[state] = round
      for (const keyword of here) found(keyword)
    }
  }
}

interface UnitClasses {
  readonly ascii: Uint16Array
  readonly other: ReadonlyMap<number, number>
}

/** UTF-16 units that occur in a keyword, numbered from 1; 0 is every other one. */
function classesOf(keywords: readonly string[]): { readonly classOf: UnitClasses; readonly classCount: number } {
  const ascii = new Uint16Array(128)
  const other = new Map<number, number>()
  let classCount = 1
  for (const keyword of keywords) {
    for (let i = 0; i < keyword.length; i++) {
      const unit = keyword.charCodeAt(i)
      if (unit < 128) ascii[unit] ||= classCount++
      else if (!other.has(unit)) other.set(unit, classCount++)
    }
  }
  return { classOf: { ascii, other }, classCount }
}

function buildTrie(
  keywords: readonly string[],
  classOf: UnitClasses,
  classCount: number,
): { readonly next: number[]; readonly ends: (number[] | undefined)[] } {
  const next: number[] = new Array<number>(classCount).fill(-1)
  const ends: (number[] | undefined)[] = [undefined]
  for (const [index, keyword] of keywords.entries()) {
    let state = 0
    for (let i = 0; i < keyword.length; i++) {
      const unit = keyword.charCodeAt(i)
      const slot = state * classCount + (unit < 128 ? (classOf.ascii[unit] ?? 0) : (classOf.other.get(unit) ?? 0))
      if (next[slot] === -1) {
        next[slot] = ends.length
        ends.push(undefined)
        for (let c = 0; c < classCount; c++) next.push(-1)
      }
      state = next[slot] ?? 0
    }
    ends[state] = [...(ends[state] ?? []), index]
  }
  return { next, ends }
}

/** Breadth first: a missing transition is that of the longest proper suffix which is a state. */
function completeTrie(
  trie: ReturnType<typeof buildTrie>,
  classCount: number,
): { readonly transitions: Int32Array; readonly keywordsAt: readonly (readonly number[] | undefined)[] } {
  const transitions = Int32Array.from(trie.next)
  const keywordsAt: (readonly number[] | undefined)[] = [...trie.ends]
  const suffix = new Int32Array(keywordsAt.length)
  const queue: number[] = []
  for (let c = 0; c < classCount; c++) {
    const child = transitions[c] ?? -1
    if (child === -1) transitions[c] = 0
    else queue.push(child)
  }
  for (let head = 0; head < queue.length; head++) {
    const state = queue[head] ?? 0
    const shorter = suffix[state] ?? 0
    const inherited = keywordsAt[shorter]
    if (inherited !== undefined) keywordsAt[state] = [...(keywordsAt[state] ?? []), ...inherited]
    for (let c = 0; c < classCount; c++) {
      const slot = state * classCount + c
      const child = transitions[slot] ?? -1
      const fallback = transitions[shorter * classCount + c] ?? 0
      if (child === -1) transitions[slot] = fallback
      else {
        suffix[child] = fallback
        queue.push(child)
      }
    }
  }
  return { transitions, keywordsAt }
}
