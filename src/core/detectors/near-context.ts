import type { DetectorDefinition } from './define-detector.ts'
import { indexKeywords, visitKeywords, type KeywordIndex } from './keyword-index.ts'
import { CONTEXT_REACH } from './try-detector.ts'
import type { TryFrom } from './try-from.ts'
import { visitCandidates, type CandidateKind } from './visit-candidates.ts'

/** Detectors of numbers and words that mean nothing by themselves, and the words that must stand in front. */
export interface Contexts {
  readonly index: KeywordIndex
  readonly wide: WideWords | undefined
  readonly members: readonly { readonly detector: number; readonly kind: CandidateKind; readonly before: number }[]
}

export function compileContexts(detectors: readonly DetectorDefinition[]): Contexts | undefined {
  const chosen = [...detectors.entries()].filter(([, { candidates, context }]) => candidates && context)
  if (chosen.length === 0) return undefined
  const parts = chosen.map(([, { context = [] }]) => context.map((word) => ({ word, part: asciiPart(word) })))
  const keywords = parts.map((words) => words.flatMap(({ part }) => part ?? []))
  return {
    index: indexKeywords(keywords.map((each) => ({ keywords: each, ignoreCase: true }))),
    wide: wideWords(parts.map((words) => words.flatMap(({ word, part }) => (part === undefined ? word : [])))),
    members: chosen.map(([detector, { candidates = 'word', before = 0 }]) => ({ detector, kind: candidates, before })),
  }
}

/** A shorter part of a word stands nearly everywhere. */
const LEAST_PART = 3

/**
 * The index folds ASCII alone, so a word with other letters is looked for by its longest part without
 * any. Undefined = it has none that says enough.
 */
function asciiPart(word: string): string | undefined {
  const parts = word.match(/[\x20-\x7E]+/g) ?? []
  const [longest = ''] = parts.toSorted((left, right) => right.length - left.length)
  return longest === word || longest.length >= LEAST_PART ? longest : undefined
}

/** Words of other scripts: one pattern of all, and whose words each match holds. */
interface WideWords {
  readonly pattern: RegExp
  readonly membersOf: ReadonlyMap<string, readonly number[]>
}

function wideWords(words: readonly (readonly string[])[]): WideWords | undefined {
  const folded = words.map((own) => own.map((word) => word.toLowerCase()))
  const all = [...new Set(folded.flat())].sort((left, right) => right.length - left.length)
  if (all.length === 0) return undefined
  // A word may begin with another one, whose members it then stands for as well.
  const membersOf = all.map((word): [string, readonly number[]] => [
    word,
    folded.flatMap((own, member) => (own.some((each) => word.includes(each)) ? member : [])),
  ])
  const literal = all.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  return { pattern: new RegExp(literal.join('|'), 'g'), membersOf: new Map(membersOf) }
}

/** A member and where a word of its context begins. */
interface Reach {
  readonly member: number
  readonly from: number
}

/**
 * Tries each detector only where a word of its context stands near: most texts hold none of these
 * words, and the shapes themselves are everywhere.
 */
export function searchNearContext(text: string, contexts: Contexts, tryFrom: TryFrom): void {
  const reaches: Reach[] = []
  visitKeywords(contexts.index, text, (member, from) => reaches.push({ member, from }))
  if (contexts.wide !== undefined && /[^\0-\x7F]/.test(text)) {
    for (const match of text.toLowerCase().matchAll(contexts.wide.pattern)) {
      for (const member of contexts.wide.membersOf.get(match[0]) ?? []) reaches.push({ member, from: match.index })
    }
    reaches.sort((left, right) => left.from - right.from)
  }
  if (reaches.length === 0) return
  for (const kind of ['number', 'word'] as const) {
    const own = reaches.filter(({ member }) => contexts.members[member]?.kind === kind)
    if (own.length === 0) continue
    // Up to where each member is tried, of those only that are.
    const open = new Map<number, number>()
    let next = 0
    visitCandidates(kind, text, (at) => {
      for (let reach = own[next]; reach !== undefined && reach.from <= at; reach = own[++next]) {
        const before = contexts.members[reach.member]?.before ?? 0
        open.set(reach.member, reach.from + CONTEXT_REACH + before)
      }
      for (const [index, to] of open) {
        const member = contexts.members[index]
        if (member === undefined || at > to) open.delete(index)
        else tryFrom(member.detector, at - member.before, at)
      }
    })
  }
}
