import { assertNever } from '../base/assert-never.ts'
import { anyChar } from './char-set.ts'
import type { Language, Languages } from './language.ts'
import type { PatternNode } from './pattern-node.ts'
import { readPattern } from './read-pattern.ts'

/** The texts that a pattern matches, in whole or somewhere. Undefined = the pattern is not understood. */
export function patternLanguage(
  languages: Languages,
  text: string,
  options: { readonly full: boolean; readonly ignoreCase: boolean },
): Language | undefined {
  const node = readPattern(text, options.ignoreCase)
  if (node === undefined) return undefined
  const { language } = createTranslation(languages)
  if (options.full) return language(node, true, true)
  const { all, concat, or } = languages
  const some = concat(languages.chars(anyChar), all)
  const begins = [language(node, true, true), language(node, true, false)] as const
  const inside = [language(node, false, true), language(node, false, false)] as const
  const open = ([atEnd, before]: readonly [Language, Language]): Language =>
    atEnd === before ? concat(atEnd, all) : or([atEnd, concat(before, some)])
  const [first, later] = [open(begins), open(inside)]
  return first === later ? concat(all, first) : or([first, concat(some, later)])
}

/**
 * What a part of a pattern matches follows from two facts of its place: whether the text starts where
 * the part does, and ends where it does. `^` and `$` ask for nothing else, so they are exact anywhere,
 * also inside repetitions.
 */
function createTranslation(languages: Languages): { readonly language: Translate } {
  const { none, empty, concat, or, star } = languages
  const known = new Map<PatternNode, Language[]>()
  const remember = (node: PatternNode, slot: number, make: () => Language): Language => {
    const slots = known.get(node) ?? []
    known.set(node, slots)
    return (slots[slot] ??= make())
  }
  const anchored = new Map<PatternNode, boolean>()
  const hasAnchor = (node: PatternNode): boolean => {
    const before = anchored.get(node)
    if (before !== undefined) return before
    const fresh =
      node.kind === 'start' ||
      node.kind === 'end' ||
      (node.kind === 'or' && node.items.some(hasAnchor)) ||
      (node.kind === 'concat' && (hasAnchor(node.first) || hasAnchor(node.rest))) ||
      (node.kind === 'repeat' && hasAnchor(node.item))
    anchored.set(node, fresh)
    return fresh
  }
  /** All texts of the part. */
  const language: Translate = (node, start, end) => {
    if (!hasAnchor(node)) return remember(node, 8, () => plain(node))
    return remember(node, slotOf(start, end), () =>
      matchesNothing(node, start, end) ? or([empty, filled(node, start, end)]) : filled(node, start, end),
    )
  }
  const plain = (node: PatternNode): Language => {
    switch (node.kind) {
      case 'empty':
        return empty
      case 'chars':
        return languages.chars(node.set)
      case 'concat':
        return concat(language(node.first, false, false), language(node.rest, false, false))
      case 'or':
        return or(node.items.map((item) => language(item, false, false)))
      case 'repeat': {
        const item = language(node.item, false, false)
        const optional = Math.max(0, (node.most ?? node.least) - node.least)
        let tail = node.most === undefined ? star(item) : empty
        for (let more = 0; more < optional; more++) tail = or([empty, concat(item, tail)])
        for (let more = 0; more < node.least; more++) tail = concat(item, tail)
        return tail
      }
      case 'start':
      case 'end':
        return none
      default:
        return assertNever(node)
    }
  }
  /** Its texts of one code point at least. */
  const filled: Translate = (node, start, end) => remember(node, 4 + slotOf(start, end), () => translate(node, start, end))
  const translate: Translate = (node, start, end) => {
    switch (node.kind) {
      case 'empty':
      case 'start':
      case 'end':
        return none
      case 'chars':
        return languages.chars(node.set)
      case 'concat': {
        const { first, rest } = node
        return or([
          concat(filled(first, start, false), filled(rest, false, end)),
          matchesNothing(rest, false, end) ? filled(first, start, end) : none,
          matchesNothing(first, start, false) ? filled(rest, start, end) : none,
        ])
      }
      case 'or':
        return or(node.items.map((item) => filled(item, start, end)))
      case 'repeat':
        return node.least === 0 && node.most === undefined ? loop(node.item, start, end) : filled(unrolled(node), start, end)
      default:
        return assertNever(node)
    }
  }
  /** `x*`: turns that each take something; one that takes nothing changes nothing. */
  const loop = (item: PatternNode, start: boolean, end: boolean): Language =>
    or([
      filled(item, start, end),
      concat(filled(item, start, false), concat(star(filled(item, false, false)), filled(item, false, end))),
    ])
  const unrolledOf = new Map<PatternNode, PatternNode>()
  const unrolled = (node: Repetition): PatternNode => {
    const fresh = unrolledOf.get(node) ?? unroll(node)
    unrolledOf.set(node, fresh)
    return fresh
  }
  const matchesNothing = (node: PatternNode, start: boolean, end: boolean): boolean => {
    switch (node.kind) {
      case 'empty':
        return true
      case 'chars':
        return false
      case 'start':
        return start
      case 'end':
        return end
      case 'concat':
        return matchesNothing(node.first, start, end) && matchesNothing(node.rest, start, end)
      case 'or':
        return node.items.some((item) => matchesNothing(item, start, end))
      case 'repeat':
        return node.least === 0 || matchesNothing(node.item, start, end)
      default:
        return assertNever(node)
    }
  }
  return { language }
}

type Repetition = Extract<PatternNode, { kind: 'repeat' }>

/** One turn less, or none. */
function unroll({ item, least, most }: Repetition): PatternNode {
  const next = most === undefined ? undefined : most - 1
  const turn: PatternNode = { kind: 'concat', first: item, rest: { kind: 'repeat', item, least: Math.max(0, least - 1), most: next } }
  if (least > 0) return turn
  return most === 0 ? { kind: 'empty' } : { kind: 'or', items: [{ kind: 'empty' }, turn] }
}

type Translate = (node: PatternNode, start: boolean, end: boolean) => Language

function slotOf(start: boolean, end: boolean): number {
  return (start ? 1 : 0) + (end ? 2 : 0)
}
