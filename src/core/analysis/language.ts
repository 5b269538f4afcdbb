import { anyChar, noChars, oneChar, uniteChars, type CharSet } from './char-set.ts'
import { intersectIntervals, isInIntervals } from './interval-list.ts'

/**
 * A regular set of Unicode texts, by code points. Equal terms are one object, so that the states of a
 * search can be told apart by `id`. Made by `Languages` alone.
 */
export type Language = {
  readonly id: number
  readonly hasEmpty: boolean
  /** How many of its parts one step into it looks at. */
  readonly width: number
} & (
  | { readonly kind: 'empty' }
  | { readonly kind: 'chars'; readonly set: CharSet }
  | { readonly kind: 'concat'; readonly first: Language; readonly rest: Language }
  | { readonly kind: 'star'; readonly item: Language }
  | { readonly kind: 'or' | 'and'; readonly items: readonly Language[] }
  | { readonly kind: 'not'; readonly item: Language }
)

type Term = Language extends infer L ? (L extends Language ? Omit<L, 'id' | 'hasEmpty' | 'width'> : never) : never

/** Far more than any effort allows to make, so that two ids fit one number. */
const mostLanguages = 0x4000000

/** They take some hundred bytes each. */
const enoughLanguages = 400_000

/** Makes languages; those of one policy share their parts. */
export interface Languages {
  readonly none: Language
  /** The empty text alone. */
  readonly empty: Language
  readonly all: Language
  readonly chars: (set: CharSet) => Language
  readonly literal: (text: string) => Language
  readonly concat: (first: Language, rest: Language) => Language
  readonly star: (item: Language) => Language
  readonly or: (items: readonly Language[]) => Language
  readonly and: (items: readonly Language[]) => Language
  readonly not: (item: Language) => Language
  /** What may follow `char` in a text of the language (Brzozowski's derivative). */
  readonly after: (language: Language, char: number) => Language
  /** Code points at which `after` may begin to differ, sorted; between two of them, and below the first, it does not. */
  readonly cuts: (language: Language) => readonly number[]
  /** So many were made that what is still to come must do without: it is not worked out. */
  readonly isFull: () => boolean
  /** What was found out about languages, by `id`. */
  readonly emptiness: Map<number, boolean>
  readonly samples: Map<number, string | undefined>
  /** Shorter ways to ask whether a text belongs to a language, by `id`. */
  readonly tests: Map<number, (text: string) => boolean>
}

export function createLanguages(): Languages {
  const known = new Map<string, Language>()
  const concats = new Map<number, Language>()
  let nextId = 0
  /** @param key equal for equal terms; empty where the caller keeps them apart itself */
  const make = (key: string, hasEmpty: boolean, term: Term): Language => {
    const before = key === '' ? undefined : known.get(key)
    if (before !== undefined) return before
    // `as`: the parts that `Term` leaves out are put beside it.
    const fresh = { ...term, id: nextId++, hasEmpty, width: widthOf(term) } as Language
    if (key !== '') known.set(key, fresh)
    return fresh
  }
  const chars = (set: CharSet): Language => make(`c${set.join()}`, false, { kind: 'chars', set })
  const signs = new Map<number, Language>()
  const sign = (char: number): Language => {
    const fresh = signs.get(char) ?? chars(oneChar(char))
    signs.set(char, fresh)
    return fresh
  }
  const none = chars(noChars)
  const empty = make('e', true, { kind: 'empty' })
  const all = make('all', true, { kind: 'star', item: chars(anyChar) })

  const concat = (first: Language, rest: Language): Language => {
    if (first === none || rest === none) return none
    if (first === empty) return rest
    if (rest === empty) return first
    if (first.kind === 'concat') return concat(first.first, concat(first.rest, rest))
    if (first === all && (rest === all || (rest.kind === 'concat' && rest.first === all))) return rest
    const key = first.id * mostLanguages + rest.id
    const before = concats.get(key)
    if (before !== undefined) return before
    const fresh = make('', first.hasEmpty && rest.hasEmpty, { kind: 'concat', first, rest })
    concats.set(key, fresh)
    return fresh
  }
  const star = (item: Language): Language => {
    if (item === none || item === empty) return empty
    if (item.kind === 'star') return item
    if (item.kind === 'chars' && item.set.join() === anyChar.join()) return all
    return make(`*${item.id}`, true, { kind: 'star', item })
  }
  const not = (item: Language): Language => {
    if (item.kind === 'not') return item.item
    if (item === none) return all
    if (item === all) return none
    return make(`!${item.id}`, !item.hasEmpty, { kind: 'not', item })
  }
  /** `or`, or `and` with what absorbs and what is neutral swapped: flat, each part once, sorted. */
  const join = (kind: 'or' | 'and', items: readonly Language[]): Language => {
    const [absorbing, neutral] = kind === 'or' ? [all, none] : [none, all]
    const [left, right] = items
    if (items.length === 2 && left !== undefined && right !== undefined) {
      if (left === right || right === neutral || left === absorbing) return left
      if (left === neutral || right === absorbing) return right
    }
    const parts = flatParts(kind, items).filter((item) => item !== neutral)
    const sets = parts.flatMap((part) => (part.kind === 'chars' ? [part.set] : []))
    const others = sets.length < 2 ? parts : parts.filter((part) => part.kind !== 'chars')
    const joinedSet = sets.length < 2 ? [] : [chars(sets.reduce(kind === 'or' ? uniteChars : intersectIntervals))]
    const sorted = [...joinedSet, ...others].sort((left, right) => left.id - right.id).filter((part, place, list) => part !== list[place - 1])
    const [first] = sorted
    if (first === undefined) return neutral
    if (sorted.includes(absorbing)) return absorbing
    if (sorted.length === 1) return first
    for (const part of sorted) if (part.kind === 'not' && sorted.includes(part.item)) return absorbing
    if (kind === 'and' && sorted.includes(empty)) return sorted.every(({ hasEmpty }) => hasEmpty) ? empty : none
    const hasEmpty = kind === 'or' ? sorted.some((part) => part.hasEmpty) : sorted.every((part) => part.hasEmpty)
    return make(`${kind}${sorted.map(({ id }) => id).join()}`, hasEmpty, { kind, items: sorted })
  }
  const or = (items: readonly Language[]): Language => join('or', items)
  const and = (items: readonly Language[]): Language => join('and', items)
  const literals = new Map<string, Language>()
  const literal = (text: string): Language => {
    const fresh = literals.get(text) ?? Array.from(text).reduceRight((rest, char) => concat(sign(char.codePointAt(0) ?? 0), rest), empty)
    literals.set(text, fresh)
    return fresh
  }

  const afters = new Map<number, Language>()
  const after = (language: Language, char: number): Language => {
    if (language.kind === 'chars') return isInIntervals(language.set, char) ? empty : none
    if (language === all) return all
    const key = char * mostLanguages + language.id
    const before = afters.get(key)
    if (before !== undefined) return before
    const fresh = derive(language, char)
    afters.set(key, fresh)
    return fresh
  }
  const derive = (language: Language, char: number): Language => {
    switch (language.kind) {
      case 'empty':
        return none
      case 'chars':
        return isInIntervals(language.set, char) ? empty : none
      case 'concat': {
        const { first, rest } = language
        const through = concat(after(first, char), rest)
        return first.hasEmpty ? or([through, after(rest, char)]) : through
      }
      case 'star':
        return concat(after(language.item, char), language)
      case 'or':
      case 'and':
        return join(language.kind, language.items.map((item) => after(item, char)))
      case 'not':
        return not(after(language.item, char))
    }
  }

  const cutsKnown = new Map<number, readonly number[]>()
  const cuts = (language: Language): readonly number[] => {
    const before = cutsKnown.get(language.id)
    if (before !== undefined) return before
    const fresh = [...new Set(cutsOf(language))].sort((left, right) => left - right)
    cutsKnown.set(language.id, fresh)
    return fresh
  }
  const cutsOf = (language: Language): readonly number[] => {
    switch (language.kind) {
      case 'empty':
        return []
      case 'chars':
        // The ends of ranges lie at even places, behind which the next stretch begins.
        return language.set.map((end, place) => (place % 2 === 0 ? end : end + 1))
      case 'concat':
        return language.first.hasEmpty ? [...cuts(language.first), ...cuts(language.rest)] : cuts(language.first)
      case 'star':
      case 'not':
        return cuts(language.item)
      case 'or':
      case 'and':
        return language.items.flatMap(cuts)
    }
  }
  return { isFull: () => nextId > enoughLanguages, none, empty, all, chars, literal, concat, star, or, and, not, after, cuts, emptiness: new Map(), samples: new Map(), tests: new Map() }
}

function widthOf(term: Term): number {
  switch (term.kind) {
    case 'empty':
    case 'chars':
      return 1
    case 'concat':
      return term.first.width + (term.first.hasEmpty ? term.rest.width : 0)
    case 'star':
    case 'not':
      return term.item.width
    case 'or':
    case 'and':
      return term.items.reduce((sum, item) => sum + item.width, 0)
  }
}

/** Joins inside a join of the same kind are parts of it; they are flat themselves. */
function flatParts(kind: 'or' | 'and', items: readonly Language[]): readonly Language[] {
  return items.some((item) => item.kind === kind) ? items.flatMap((item) => (item.kind === kind ? item.items : [item])) : items
}
