import type { DetectorDefinition } from './define-detector.ts'

/** A keyword and the detectors, by index, that begin with it. */
interface Keyword {
  /** Lower-case where letter case does not count. */
  readonly text: string
  readonly ignoreCase: boolean
  readonly detectors: number[]
}

/** Keywords of many detectors, found by their first three characters. */
export interface KeywordIndex {
  /** By the classes of three characters: 0, or the number of a group. */
  readonly groupOf: Uint16Array
  readonly groups: readonly (readonly Keyword[])[]
  /** By group: the classes that the fourth and the fifth character of its keywords may have, as bits. */
  readonly fourth: Uint32Array
  readonly fifth: Uint32Array
}

const DIGIT = 27
const OTHER = 30

/**
 * ASCII in 32 classes, letter case aside: what most texts are made of stands apart, rare signs share
 * a class. Three classes are 15 bits, so the table of all triples stays small enough for the cache.
 */
const classes = Uint8Array.from({ length: 128 }, (_, code) => classOf(String.fromCharCode(code).toLowerCase()))

function classOf(character: string): number {
  if (character >= 'a' && character <= 'z') return character.charCodeAt(0) - 96
  if (character >= '0' && character <= '9') return DIGIT
  if (character === '-') return 28
  if (character === '_') return 29
  if (character === '@') return 31
  return character > ' ' ? OTHER : 0
}

/** What is looked for of one detector: its keywords, or the words of its context. */
export type Keywords = Pick<DetectorDefinition, 'keywords' | 'ignoreCase'>

export function indexKeywords(detectors: readonly Keywords[]): KeywordIndex {
  const keywords = new Map<string, Keyword>()
  for (const [detector, { keywords: texts, ignoreCase = false }] of detectors.entries()) {
    for (const written of texts) {
      const text = ignoreCase ? written.toLowerCase() : written
      const key = `${ignoreCase ? 'i' : '='}${text}`
      const known = keywords.get(key)
      if (known === undefined) keywords.set(key, { text, ignoreCase, detectors: [detector] })
      else if (!known.detectors.includes(detector)) known.detectors.push(detector)
    }
  }
  const byTriple = new Map<number, Keyword[]>()
  for (const keyword of keywords.values()) {
    for (const triple of triplesOf(keyword.text)) {
      const group = byTriple.get(triple)
      if (group === undefined) byTriple.set(triple, [keyword])
      else group.push(keyword)
    }
  }
  const groupOf = new Uint16Array(1 << 15)
  const groups: (readonly Keyword[])[] = [[]]
  for (const [triple, group] of byTriple) {
    groupOf[triple] = groups.length
    groups.push(group)
  }
  return { groupOf, groups, fourth: classBits(groups, 3), fifth: classBits(groups, 4) }
}

/** The classes that stand at a place of the keywords of each group; all of them, where one is shorter. */
function classBits(groups: readonly (readonly Keyword[])[], place: number): Uint32Array {
  const bitsOf = ({ text }: Keyword): number => (place < text.length ? 1 << classAt(text, place) : -1)
  return Uint32Array.from(groups, (group) => group.reduce((bits, keyword) => bits | bitsOf(keyword), 0))
}

/** The class of a unit, also behind the end of the text. */
function classAt(text: string, at: number): number {
  const code = at < text.length ? text.charCodeAt(at) : 0
  return code < 128 ? (classes[code] ?? 0) : 0
}

/** The triples that a keyword can begin with; of a shorter one, every triple that begins so. */
function triplesOf(keyword: string): readonly number[] {
  let triples = [0]
  for (let at = 0; at < 3; at++) {
    const known = at < keyword.length ? [classAt(keyword, at)] : Array.from({ length: 32 }, (_, each) => each)
    triples = triples.flatMap((triple) => known.map((each) => (triple << 5) | each))
  }
  return triples
}

/**
 * Tells, from left to right, where keywords begin. One pass over the text whatever the number of
 * keywords; every place is looked at, so that no keyword hides another.
 */
export function visitKeywords(
  { groupOf, groups, fourth, fifth }: KeywordIndex,
  text: string,
  visit: (detector: number, at: number) => void,
): void {
  let triple = 0
  // Two places more, so that a keyword of one character is seen at the very end.
  for (let at = 0; at < text.length + 2; at++) {
    triple = ((triple << 5) & 0x7fff) | classAt(text, at)
    const group = groupOf[triple] ?? 0
    if (group === 0 || at < 2) continue
    // Most words that begin like a keyword go on differently, and comparing each keyword takes longer.
    if ((((fourth[group] ?? 0) >>> classAt(text, at + 1)) & 1) === 0) continue
    if ((((fifth[group] ?? 0) >>> classAt(text, at + 2)) & 1) === 0) continue
    for (const keyword of groups[group] ?? []) {
      if (!standsAt(text, at - 2, keyword)) continue
      for (const detector of keyword.detectors) visit(detector, at - 2)
    }
  }
}

function standsAt(text: string, start: number, { text: keyword, ignoreCase }: Keyword): boolean {
  for (let at = 0; at < keyword.length; at++) {
    const code = text.charCodeAt(start + at)
    const isUpper = code >= 65 && code <= 90
    if ((ignoreCase && isUpper ? code + 32 : code) !== keyword.charCodeAt(at)) return false
  }
  return true
}
