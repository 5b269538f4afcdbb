import { isJsonArray, isJsonObject, type Json } from '../../../core/base/json.ts'
import { newEffort } from '../../../core/analysis/effort.ts'
import type { Language, Languages } from '../../../core/analysis/language.ts'
import { operatorSets } from '../../../core/analysis/operator-sets.ts'
import { textOf } from '../../../core/analysis/text-of.ts'
import type { ProgramTest, RuleNode, ValueMatcherNode } from '../../../core/rules/policy-ast.ts'
import { visitTests } from '../../../core/rules/visit-tests.ts'
import type { ChangedRule } from './mutants-of.ts'

/** Values that a change is about: those that it names, and those on which the changed operator says something else. */
export function differingValues(languages: Languages, { before, after, exceptions }: ChangedRule, oldExceptions: ChangedRule['exceptions']): readonly (string | number)[] {
  const [old, fresh] = [namedValues(before, oldExceptions), namedValues(after, exceptions)]
  const named = [...old].filter((value) => !fresh.has(value)).concat([...fresh].filter((value) => !old.has(value)))
  // An operator that became another one is about what it compares with, which stands in both.
  const about = named.length > 0 ? named : [...old].slice(0, mostNamed)
  return [...new Set([...judgedOtherwise(languages, before, after), ...about])]
}

/** Of all that a rule names, where the change names nothing. */
const mostNamed = 20

/** Every text and number that a rule names. */
function namedValues(rule: RuleNode, exceptions: ChangedRule['exceptions']): ReadonlySet<string | number> {
  const found = new Set<string | number>()
  const collect = (value: Json): void => {
    if (typeof value === 'string' || typeof value === 'number') found.add(value)
    else if (isJsonArray(value)) for (const item of value) collect(item)
    else if (isJsonObject(value)) for (const item of Object.values(value)) collect(item)
  }
  for (const test of [rule.match, rule.unless, ...exceptions.map(({ match }) => match)]) {
    if (test === undefined) continue
    visitTests(test, (node) => {
      if (node.kind === 'operator' && node.operand.kind !== 'ref') collect(node.operand.param)
      if (node.kind === 'tool') collect(node.names)
      if (node.kind === 'outcome') collect(node.kinds)
      if (node.kind === 'effects') collect([node.kinds, (node.program ?? []).map(programNames)])
      if (node.kind === 'shell') collect([...(node.runs ?? []), ...(node.only ?? [])].map(programNames))
    })
  }
  collect(rule.when?.expression ?? null)
  collect(rule.action.param)
  return found
}

function programNames({ names, subcommands = [], flags, globalFlags }: ProgramTest): readonly string[] {
  return [...names, ...subcommands, ...[flags, globalFlags].flatMap(({ any = [], all = [], none = [] }) => [...any, ...all, ...none])]
}

type OperatorNode = Extract<ValueMatcherNode, { kind: 'operator' }>

function operatorsOf({ match, unless }: RuleNode): readonly OperatorNode[] {
  const found: OperatorNode[] = []
  for (const test of [match, unless]) {
    if (test === undefined) continue
    visitTests(test, (node) => {
      if (node.kind === 'operator') found.push(node)
    })
  }
  return found
}

/** Steps for finding one text. */
const textEffort = 3_000

function judgedOtherwise(languages: Languages, before: RuleNode, after: RuleNode): readonly (string | number)[] {
  const [old, fresh] = [operatorsOf(before), operatorsOf(after)]
  if (old.length !== fresh.length) return []
  return old.flatMap((one, index) => {
    const other = fresh[index]
    if (other === undefined || one === other) return []
    const [left, right] = [hitsOf(languages, one), hitsOf(languages, other)]
    if (left === undefined || right === undefined) return []
    const only = (some: Language, others: Language): readonly string[] => {
      const text = textOf(languages, languages.and([some, languages.not(others)]), newEffort(textEffort))
      return text === undefined ? [] : [text]
    }
    return [...only(left, right), ...only(right, left)]
  })
}

function hitsOf(languages: Languages, { definition, operand, modifiers }: OperatorNode): Language | undefined {
  if (operand.kind !== 'literal') return undefined
  const sets = operatorSets(languages, definition, operand.param, modifiers)
  return sets.exact ? sets.hit.texts : undefined
}
