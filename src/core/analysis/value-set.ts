import type { Json } from '../base/json.ts'
import { hasLoneSurrogate } from '../base/code-points.ts'
import { ABSENT, UNDECIDED, type Found } from '../paths/arg-path.ts'
import type { Effort } from './effort.ts'
import { holdsText, isEmpty } from './is-empty.ts'
import type { Language, Languages } from './language.ts'
import { allNumbers, intersectNumbers, noNumbers, otherNumbers, uniteNumbers, type NumberSet } from './number-set.ts'
import { isInIntervals } from './interval-list.ts'

/** What is in a set as a whole or not at all. Bits, so that sets of them combine in one step. */
export const atoms = {
  absent: 1,
  /** The path makes no sense on the value found (L-14); of a tool, a name that looks like another one (L-17). */
  undecided: 2,
  null: 4,
  true: 8,
  false: 16,
  array: 32,
  object: 64,
  /** A text with half of a surrogate pair. */
  loneText: 128,
  /** A number that JSON cannot write, but that a host could hand over. */
  oddNumber: 256,
} as const
const allAtoms = 511

/** A set of what can stand at one path. */
export interface ValueSet {
  readonly atoms: number
  readonly numbers: NumberSet
  /** Of Unicode texts. */
  readonly texts: Language
}

export function valueSet(languages: Languages, parts: Partial<ValueSet>): ValueSet {
  return { atoms: 0, numbers: noNumbers, texts: languages.none, ...parts }
}

export function everyValue({ all }: Languages): ValueSet {
  return { atoms: allAtoms, numbers: allNumbers, texts: all }
}

export function intersect({ and }: Languages, left: ValueSet, right: ValueSet): ValueSet {
  return {
    atoms: left.atoms & right.atoms,
    numbers: intersectNumbers(left.numbers, right.numbers),
    texts: and([left.texts, right.texts]),
  }
}

export function unite({ or }: Languages, left: ValueSet, right: ValueSet): ValueSet {
  return {
    atoms: left.atoms | right.atoms,
    numbers: uniteNumbers(left.numbers, right.numbers),
    texts: or([left.texts, right.texts]),
  }
}

export function otherValues({ not }: Languages, set: ValueSet): ValueSet {
  return { atoms: allAtoms & ~set.atoms, numbers: otherNumbers(set.numbers), texts: not(set.texts) }
}

/** As far as its form shows, without looking at what the texts are. */
export function isPlainlyEmpty({ none }: Languages, set: ValueSet): boolean {
  return set.atoms === 0 && set.numbers.length === 0 && set.texts === none
}

/** Undefined = the effort does not suffice. */
export function isEmptySet(languages: Languages, set: ValueSet, effort: Effort): boolean | undefined {
  if (set.atoms !== 0 || set.numbers.length > 0) return false
  return isEmpty(languages, set.texts, effort)
}

export function holdsValue(languages: Languages, set: ValueSet, found: Found): boolean {
  const atom = atomOf(found)
  if (atom !== undefined) return (set.atoms & atom) !== 0
  if (typeof found === 'number') return isInIntervals(set.numbers, found)
  return typeof found === 'string' && holdsText(languages, set.texts, found)
}

function atomOf(found: Found): number | undefined {
  switch (found) {
    case ABSENT:
      return atoms.absent
    case UNDECIDED:
      return atoms.undecided
    case null:
      return atoms.null
    case true:
      return atoms.true
    case false:
      return atoms.false
    default:
      return atomOfValue(found)
  }
}

function atomOfValue(value: Exclude<Json, null | boolean>): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : atoms.oddNumber
  if (typeof value === 'string') return hasLoneSurrogate(value) ? atoms.loneText : undefined
  return Array.isArray(value) ? atoms.array : atoms.object
}
