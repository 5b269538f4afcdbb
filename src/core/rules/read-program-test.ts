import type { MapEntry, MapNode, SyntaxNode } from '../syntax/syntax-tree.ts'
import { checkJudged } from './check-judged.ts'
import type { MatcherScope } from './matcher-scope.ts'
import type { FlagTest, ProgramTest, ValueMatcherNode } from './policy-ast.ts'
import { checkNoTemplate } from './read-operand.ts'
import { listedNames } from './read-reference.ts'
import { asMap, asNames, checkKeys, entryOf, missingKey, valueSpan } from './reading.ts'

type ReadValue = (scope: MatcherScope, node: SyntaxNode) => ValueMatcherNode | undefined

const flagKeys = ['flags_any', 'flags_all', 'flags_none'] as const
const globalFlagKeys = ['global_flags_any', 'global_flags_all', 'global_flags_none'] as const
export const programKeys: readonly string[] = ['program', 'subcommand', ...flagKeys, ...globalFlagKeys, 'operands']
const quantifiers = ['some', 'every', 'none'] as const

/** PROGRAM of L-41: a name, a list of PROGRAMs, or a map about one program. */
export function readPrograms(
  scope: MatcherScope,
  entry: MapEntry,
  readValue: ReadValue,
): readonly ProgramTest[] | undefined {
  const { value } = entry
  if (value.kind !== 'list') {
    const program = readProgram(scope, entry, readValue)
    return program && [program]
  }
  if (value.items.length === 0) {
    scope.reading.report('SLC205', valueSpan(entry), `\`${entry.key.text}\` is an empty list`)
    return undefined
  }
  const programs = value.items.map((item) => readProgram(scope, { key: entry.key, value: item }, readValue))
  return programs.every((program) => program !== undefined) ? programs : undefined
}

function readProgram(scope: MatcherScope, entry: MapEntry, readValue: ReadValue): ProgramTest | undefined {
  const { reading } = scope
  const { value } = entry
  if (value.kind !== 'map' || isListReference(value)) {
    const names = readNames(scope, entry)
    return names && { names, flags: {}, globalFlags: {}, operands: [] }
  }
  const map = asMap(reading, value, `\`${entry.key.text}\``, valueSpan(entry))
  if (map === undefined || !checkKeys(reading, map, programKeys, 'a program')) return undefined
  const program = entryOf(map, 'program')
  if (program === undefined) {
    missingKey(reading, map, 'program', 'a test of a program')
    return undefined
  }
  const names = readNames(scope, program)
  const subcommand = entryOf(map, 'subcommand')
  const subcommands = subcommand && readNames(scope, subcommand)
  const flags = readFlags(scope, map, flagKeys)
  const globalFlags = readFlags(scope, map, globalFlagKeys)
  const operandsEntry = entryOf(map, 'operands')
  const operands = operandsEntry === undefined ? [] : readOperands(scope, operandsEntry, readValue)
  if (names === undefined || flags === undefined || globalFlags === undefined || operands === undefined) return undefined
  if (subcommand !== undefined && subcommands === undefined) return undefined
  return { names, ...(subcommands === undefined ? {} : { subcommands }), flags, globalFlags, operands }
}

/** Texts, one or several, or `{ list: name }`, also among them. */
function readNames(scope: MatcherScope, entry: MapEntry): readonly string[] | undefined {
  const { value } = entry
  if (value.kind === 'list' && value.items.some((item) => item.kind === 'map')) {
    const parts = value.items.map((item) => readNames(scope, { key: entry.key, value: item }))
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined
  }
  if (value.kind === 'map' && isListReference(value)) {
    const [only] = value.entries
    return only && listedNames(scope, only, 'a text')?.values
  }
  return checkNoTemplate(scope, value) ? asNames(scope.reading, entry) : undefined
}

function isListReference(map: MapNode): boolean {
  return map.entries.length === 1 && map.entries[0]?.key.text === 'list'
}

function readFlags(
  scope: MatcherScope,
  map: MapNode,
  [anyKey, allKey, noneKey]: readonly [string, string, string],
): FlagTest | undefined {
  const flags: { any?: readonly string[]; all?: readonly string[]; none?: readonly string[] } = {}
  for (const [key, member] of [[anyKey, 'any'], [allKey, 'all'], [noneKey, 'none']] as const) {
    const entry = entryOf(map, key)
    if (entry === undefined) continue
    const names = readNames(scope, entry)
    if (names === undefined) return undefined
    const dashed = names.find((name) => name.startsWith('-'))
    if (dashed !== undefined) {
      scope.reading.report(
        'SLC314',
        valueSpan(entry),
        `the flag \`${dashed}\` is written with a dash`,
        `write \`${dashed.replace(/^-+/u, '')}\`: one letter is a short flag, more a long one`,
      )
      return undefined
    }
    flags[member] = names
  }
  return flags
}

function readOperands(
  scope: MatcherScope,
  entry: MapEntry,
  readValue: ReadValue,
): ProgramTest['operands'] | undefined {
  const map = asMap(scope.reading, entry.value, '`operands`', valueSpan(entry))
  if (map === undefined || !checkKeys(scope.reading, map, quantifiers, '`operands`')) return undefined
  const operands = map.entries.map((one) => {
    const item = readValue(scope, one.value)
    if (item !== undefined) checkJudged(scope, item, 'string', 'a word of a command line')
    const quantifier = quantifiers.find((name) => name === one.key.text)
    return item && quantifier && { quantifier, item }
  })
  return operands.every((operand) => operand !== undefined) ? operands : undefined
}
