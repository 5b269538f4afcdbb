import { assertNever } from '../base/assert-never.ts'
import type { EventMatcherNode, ValueMatcherNode } from '../rules/policy-ast.ts'
import { negatedPlace, placeBeside, type TestPlace } from '../rules/test-place.ts'
import { constantHit, joined, negated, type Formula } from './formula.ts'
import type { Languages } from './language.ts'
import { isTooLong, starLanguage } from './operator-sets.ts'
import { atoms, everyValue, otherValues, valueSet, type ValueSet } from './value-set.ts'
import { valueFormula, writtenTest } from './value-formula.ts'

/** The root of the paths of arguments. */
export const argumentsAt = 'args$'

/** What a test of the whole event says (L-17). */
export function eventFormula(languages: Languages, node: EventMatcherNode, place: TestPlace): Formula {
  switch (node.kind) {
    case 'always':
      return constantHit
    case 'all':
    case 'any':
      return joined(languages, node.kind, node.items.map((item) => eventFormula(languages, item, place)))
    case 'not':
      return negated(eventFormula(languages, node.item, negatedPlace(place)))
    case 'use':
      return eventFormula(languages, node.item, place)
    case 'tool':
      return toolFormula(languages, node.names)
    case 'args':
      return valueFormula(languages, node.test, place, argumentsAt)
    case 'result':
      return resultFormula(languages, node.test, place)
    case 'outcome': {
      const hit = valueSet(languages, { texts: languages.or(node.kinds.map(languages.literal)) })
      const miss = otherValues(languages, hit)
      return { kind: 'value', at: 'outcome', sets: { hit, miss, unknown: valueSet(languages, {}), exact: true } }
    }
    case 'prompt':
    case 'text':
      return valueFormula(languages, node.test, place, node.kind)
    case 'run':
    case 'env':
      return valueFormula(languages, node.test, place, `${node.kind}.${node.field}`)
    case 'mcp':
    case 'effects':
      return { kind: 'free', key: `${writtenTest(node)} ${JSON.stringify(place)}`, verdicts: ['hit', 'miss', 'unknown'] }
    default:
      return assertNever(node)
  }
}

/** A name that looks like a known one is unknown to every test (L-17): it is the undecided value of this place. */
function toolFormula(languages: Languages, names: readonly string[]): Formula {
  if (isTooLong(languages, names)) return { kind: 'free', key: `tool ${JSON.stringify(names)}`, verdicts: ['hit', 'miss', 'unknown'] }
  const texts = languages.or(names.map((name) => starLanguage(languages, name)))
  const isAny = texts === languages.all
  const isPattern = names.some((name) => name.includes('*'))
  const hit = valueSet(languages, { texts, atoms: isPattern ? atoms.loneText : 0 })
  const unknown = valueSet(languages, { atoms: atoms.undecided })
  const miss = valueSet(languages, { texts: languages.not(texts), atoms: atoms.absent | (isAny ? 0 : atoms.loneText) })
  return { kind: 'value', at: 'tool', sets: { hit, miss, unknown, exact: isAny || !isPattern } }
}

/** Keys that begin with `$` read the structure, all others the text (L-17). */
function resultFormula(languages: Languages, node: ValueMatcherNode, place: TestPlace): Formula {
  switch (node.kind) {
    case 'all':
    case 'any':
      return joined(languages, node.kind, node.items.map((item) => resultFormula(languages, item, place)))
    case 'tests': {
      const beside = placeBeside(node, place)
      return joined(languages, 'all', node.items.map((item) => resultFormula(languages, item, beside)))
    }
    case 'use':
      return resultFormula(languages, node.item, place)
    case 'not':
      return negated(resultFormula(languages, node.item, { ...negatedPlace(place), asksExists: place.asksExists }))
    case 'path':
      return valueFormula(languages, node, place, 'result$')
    case 'exists':
    case 'operator':
    case 'shell':
    case 'some':
    case 'every':
    case 'none':
    case 'count':
    case 'sum':
      return valueFormula(languages, node, place, 'result')
    default:
      return assertNever(node)
  }
}

/** What can stand at a place at all. */
export function possibleAt(languages: Languages, at: string): ValueSet {
  switch (at) {
    case 'tool':
      return valueSet(languages, { texts: languages.all, atoms: atoms.undecided | atoms.loneText })
    case 'outcome':
      return valueSet(languages, { texts: languages.or(['success', 'error', 'skipped', 'denied'].map(languages.literal)) })
    default:
      return everyValue(languages)
  }
}
