import type { Json } from '../../base/json.ts'
import type { Anchor } from '../../operators/anchor.ts'
import { ABSENT, type Found } from '../../paths/arg-path.ts'

import { nothing, type Collector } from './collector.ts'
import { createKeywordFinder } from './keyword-finder.ts'
import { createPrefixFinder } from './prefix-finder.ts'

/** A rule that misses for sure where its anchor does not fit the value at one path. */
export interface AnchoredRule {
  readonly position: number
  readonly anchor: Anchor
}

/**
 * The rules anchored on one path, by the values that can make them hit. A value that an anchor's
 * operator does not judge selects the rule: it is unknown there, not a miss.
 */
export interface PathTable {
  readonly collect: (root: Json, into: Collector) => void
}

type ScalarType = 'string' | 'number' | 'boolean'

export function createPathTable(
  read: (root: Json) => Found,
  rules: readonly AnchoredRule[],
): PathTable {
  const all = rules.map(({ position }) => position)
  const notText = notJudging('string', rules, all)
  const notNumber = notJudging('number', rules, all)
  const notBoolean = notJudging('boolean', rules, all)
  const equal = equalTable(rules)
  const collectPrefixes = textCollector(rules, 'prefix', createPrefixFinder)
  const collectKeywords = textCollector(rules, 'contains_any', createKeywordFinder)
  const collectRanges = rangeCollector(rules)
  return {
    collect(root, into) {
      const found = read(root)
      // Absent and null miss for every anchored test.
      if (found === ABSENT || found === null) return
      switch (typeof found) {
        case 'string': {
          if (!found.isWellFormed()) break
          const same = equal?.get(found)
          if (same !== undefined) into.addAll(same)
          collectPrefixes?.(found, into)
          collectKeywords?.(found, into)
          if (notText.length > 0) into.addAll(notText)
          return
        }
        case 'number': {
          const same = equal?.get(found)
          if (same !== undefined) into.addAll(same)
          collectRanges?.(found, into)
          if (notNumber.length > 0) into.addAll(notNumber)
          return
        }
        case 'boolean': {
          const same = equal?.get(found)
          if (same !== undefined) into.addAll(same)
          if (notBoolean.length > 0) into.addAll(notBoolean)
          return
        }
        default:
          break
      }
      into.addAll(all)
    },
  }
}

/** Rules whose anchor does not judge such a value. */
function notJudging(type: ScalarType, rules: readonly AnchoredRule[], all: readonly number[]): readonly number[] {
  const others = rules.filter(({ anchor }) => judgedType(anchor) !== type)
  return others.length === 0 ? nothing : others.length === rules.length ? all : others.map(({ position }) => position)
}

function judgedType(anchor: Anchor): ScalarType {
  switch (anchor.kind) {
    case 'one_of': {
      const type = typeof anchor.values[0]
      return type === 'number' || type === 'boolean' ? type : 'string'
    }
    case 'prefix':
    case 'contains_any':
      return 'string'
    case 'range':
      return 'number'
  }
}

/** Texts, numbers and booleans are different keys of one map; `-0` is `0` there as in JSON. */
function equalTable(rules: readonly AnchoredRule[]): ReadonlyMap<string | number | boolean, readonly number[]> | undefined {
  const table = new Map<string | number | boolean, number[]>()
  for (const { position, anchor } of rules) {
    if (anchor.kind !== 'one_of') continue
    for (const value of anchor.values) {
      const known = table.get(value)
      if (known === undefined) table.set(value, [position])
      else known.push(position)
    }
  }
  return table.size === 0 ? undefined : table
}

/**
 * UTF-16 units of a literal that are looked for. A text that holds all of it holds its beginning, so
 * longer literals would only make tables grow, one for each tool that a rule names.
 */
const LONGEST_LITERAL = 64

type CollectText = (text: string, into: Collector) => void

function textCollector(
  rules: readonly AnchoredRule[],
  kind: 'prefix' | 'contains_any',
  createFinder: (literals: readonly string[]) => (text: string, found: (literal: number) => void) => void,
): CollectText | undefined {
  const byLiteral = new Map<string, number[]>()
  for (const { position, anchor } of rules) {
    if (anchor.kind !== kind) continue
    for (const text of anchor.texts) {
      const beginning = text.slice(0, LONGEST_LITERAL)
      const known = byLiteral.get(beginning)
      if (known === undefined) byLiteral.set(beginning, [position])
      else known.push(position)
    }
  }
  if (byLiteral.size === 0) return undefined
  const positions = [...byLiteral.values()]
  const find = createFinder([...byLiteral.keys()])
  let target: Collector | undefined
  const found = (literal: number): void => target?.addAll(positions[literal] ?? [])
  return (text, into) => {
    target = into
    find(text, found)
  }
}

interface Bound {
  readonly value: number
  readonly isOpen: boolean
  readonly position: number
}

/** Lower bounds ascending, upper bounds descending, so that only rules whose bound fits are walked. */
function rangeCollector(rules: readonly AnchoredRule[]): ((value: number, into: Collector) => void) | undefined {
  const lower: Bound[] = []
  const upper: Bound[] = []
  for (const { position, anchor } of rules) {
    if (anchor.kind !== 'range') continue
    if (anchor.min !== undefined) lower.push({ value: anchor.min, isOpen: anchor.minOpen ?? false, position })
    else if (anchor.max !== undefined) upper.push({ value: anchor.max, isOpen: anchor.maxOpen ?? false, position })
  }
  if (lower.length + upper.length === 0) return undefined
  lower.sort((left, right) => left.value - right.value)
  upper.sort((left, right) => right.value - left.value)
  return (value, into) => {
    for (const bound of lower) {
      if (bound.value > value) break
      if (bound.value < value || !bound.isOpen) into.add(bound.position)
    }
    for (const bound of upper) {
      if (bound.value < value) break
      if (bound.value > value || !bound.isOpen) into.add(bound.position)
    }
  }
}

