import { assertNever } from '../base/assert-never.ts'
import { isJsonObject, type Json } from '../base/json.ts'
import { ABSENT, UNDECIDED, type PathStep } from './arg-path.ts'

/**
 * A place in a path while a value is walked: the step to take next. One value can be met at several
 * places at once, below a `..` step; it is walked once with all of them, so that a node is selected
 * once however many ways lead to it, and so that many `..` cost no more than their number.
 */
export interface PathPlace {
  /** Undefined behind the last step: the value that stands here is selected. */
  readonly step: PathStep | undefined
  readonly position: number
  readonly next: PathPlace | undefined
  /** Of a `..` step: the same step, under way; there a scalar ends the search and is not in question. */
  readonly deeper: PathPlace | undefined
  readonly isUnderWay: boolean
}

export function firstPlace(steps: readonly PathStep[]): PathPlace {
  let place: PathPlace = { step: undefined, position: steps.length, next: undefined, deeper: undefined, isUnderWay: false }
  for (let position = steps.length - 1; position >= 0; position--) {
    const step = steps[position]
    const next: PathPlace = place
    const descends = step?.kind === 'descendant_name' || step?.kind === 'descendant_all'
    const deeper = descends ? { step, position, next, deeper: undefined, isUnderWay: true } : undefined
    place = { step, position, next, deeper, isUnderWay: false }
  }
  return place
}

/** What a step finds missing on a value (L-14), or undefined where it can be taken. */
export function gapAt(value: Json, { step, isUnderWay }: PathPlace): typeof ABSENT | typeof UNDECIDED | undefined {
  if (step === undefined || isUnderWay) return undefined
  if (value === null) return ABSENT
  switch (step.kind) {
    case 'name':
      if (!isJsonObject(value)) return UNDECIDED
      return Object.hasOwn(value, step.name) ? undefined : ABSENT
    case 'index':
      if (!Array.isArray(value)) return UNDECIDED
      return elementPosition(value.length, step.index) === undefined ? ABSENT : undefined
    case 'union':
      if (!isJsonObject(value)) return UNDECIDED
      return step.names.some((name) => isUnionMember(value, name)) ? undefined : ABSENT
    case 'wildcard':
    case 'descendant_name':
    case 'descendant_all':
      return typeof value === 'object' ? undefined : UNDECIDED
    default:
      return assertNever(step)
  }
}

/** The members and elements of a value that some place leads to, in the order of the value where all are met. */
export function keysBelow(value: Json, places: readonly PathPlace[]): readonly (string | number)[] {
  if (typeof value !== 'object' || value === null) return []
  if (places.some(({ step }) => step !== undefined && meetsAll(step))) {
    return Array.isArray(value) ? value.map((_, position) => position) : Object.keys(value)
  }
  const keys: (string | number)[] = []
  for (const { step } of places) {
    for (const key of step === undefined ? [] : keysOf(value, step)) if (!keys.includes(key)) keys.push(key)
  }
  return keys
}

/** The places at which the member or element `child` of a value is met. */
export function placesBelow(
  value: Json,
  key: string | number,
  child: Json,
  places: readonly PathPlace[],
): readonly PathPlace[] {
  const below: PathPlace[] = []
  const add = (place: PathPlace | undefined): void => {
    if (place !== undefined && !below.includes(place)) below.push(place)
  }
  for (const place of places) {
    if (place.step === undefined) continue
    if (leadsTo(place.step, value, key)) add(place.next)
    if (typeof child === 'object' && child !== null) add(place.isUnderWay ? place : place.deeper)
  }
  return below
}

function leadsTo(step: PathStep, value: Json, key: string | number): boolean {
  switch (step.kind) {
    case 'name':
    case 'descendant_name':
      return key === step.name
    case 'index':
      return Array.isArray(value) && key === elementPosition(value.length, step.index)
    case 'union':
      return typeof key === 'string' && step.names.includes(key) && isUnionMember(value, key)
    case 'wildcard':
    case 'descendant_all':
      return true
    default:
      return assertNever(step)
  }
}

function keysOf(value: Json, step: PathStep): readonly (string | number)[] {
  if (step.kind === 'name') return isJsonObject(value) && Object.hasOwn(value, step.name) ? [step.name] : []
  if (step.kind === 'union') return step.names.filter((name) => isUnionMember(value, name))
  if (step.kind !== 'index' || !Array.isArray(value)) return []
  const position = elementPosition(value.length, step.index)
  return position === undefined ? [] : [position]
}

function meetsAll(step: PathStep): boolean {
  return step.kind === 'wildcard' || step.kind === 'descendant_name' || step.kind === 'descendant_all'
}

/** A union selects the members that are there and not null (L-15). */
function isUnionMember(value: Json, name: string): boolean {
  return isJsonObject(value) && Object.hasOwn(value, name) && value[name] !== null
}

function elementPosition(length: number, index: number): number | undefined {
  const position = index < 0 ? length + index : index
  return position >= 0 && position < length ? position : undefined
}
