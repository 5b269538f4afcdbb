import type { Verdict } from '../base/verdict.ts'
import type { MapEntry, SyntaxNode } from '../syntax/syntax-tree.ts'
import type { MatcherScope } from './matcher-scope.ts'
import { opaquePositions, type OpaquePosition, type ShellNode, type ValueMatcherNode } from './policy-ast.ts'
import { readPrograms } from './read-program-test.ts'
import { asMap, asWord, checkKeys, entryOf, valueSpan, type Reading } from './reading.ts'

export const verdictWords = ['hit', 'miss', 'unknown'] as const

/** `shell: { runs, only, redirects, syntax, opaque }` (L-41). */
export function readShell(
  scope: MatcherScope,
  entry: MapEntry,
  readValue: (scope: MatcherScope, node: SyntaxNode) => ValueMatcherNode | undefined,
): ShellNode | undefined {
  const { reading } = scope
  const map = asMap(reading, entry.value, '`shell`', valueSpan(entry))
  if (map === undefined || !checkKeys(reading, map, ['runs', 'only', 'redirects', 'syntax', 'opaque'], '`shell`')) {
    return undefined
  }
  const [runsEntry, onlyEntry, redirectsEntry, opaqueEntry, syntaxEntry] = [
    entryOf(map, 'runs'),
    entryOf(map, 'only'),
    entryOf(map, 'redirects'),
    entryOf(map, 'opaque'),
    entryOf(map, 'syntax'),
  ]
  if (syntaxEntry !== undefined && asWord(reading, syntaxEntry, ['bash']) === undefined) return undefined
  const runs = runsEntry && readPrograms(scope, runsEntry, readValue)
  const only = onlyEntry && readPrograms(scope, onlyEntry, readValue)
  const redirects = redirectsEntry && readValue(scope, redirectsEntry.value)
  const opaque = readOpaque(reading, opaqueEntry)
  if (runsEntry === undefined && onlyEntry === undefined && redirectsEntry === undefined) {
    reading.report('SLC205', valueSpan(entry), '`shell` tests nothing', 'add `runs`, `only` or `redirects`')
    return undefined
  }
  if ((runsEntry && !runs) || (onlyEntry && !only) || (redirectsEntry && !redirects) || opaque === undefined) {
    return undefined
  }
  return {
    kind: 'shell',
    ...(runs ? { runs } : {}),
    ...(only ? { only } : {}),
    ...(redirects ? { redirects } : {}),
    opaque,
    span: entry.key.span,
  }
}

/** One verdict for every position, or one for each; default unknown. */
function readOpaque(reading: Reading, entry: MapEntry | undefined): Record<OpaquePosition, Verdict> | undefined {
  const opaque: Record<OpaquePosition, Verdict> = {
    program: 'unknown',
    flag: 'unknown',
    operand: 'unknown',
    code: 'unknown',
  }
  if (entry === undefined) return opaque
  if (entry.value.kind !== 'map') {
    const word = asWord(reading, entry, verdictWords)
    return word && { program: word, flag: word, operand: word, code: word }
  }
  const map = asMap(reading, entry.value, '`opaque`', valueSpan(entry))
  if (map === undefined || !checkKeys(reading, map, opaquePositions, '`opaque`')) return undefined
  for (const position of opaquePositions) {
    const one = entryOf(map, position)
    if (one === undefined) continue
    const word = asWord(reading, one, verdictWords)
    if (word === undefined) return undefined
    opaque[position] = word
  }
  return opaque
}
