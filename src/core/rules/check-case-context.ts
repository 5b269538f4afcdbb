import type { MapEntry, MapNode, SyntaxNode } from '../syntax/syntax-tree.ts'
import { asMap, asNames, asText, checkKeys, entryOf, valueSpan, type Reading } from './reading.ts'

const runKeys = ['turn', 'agent', 'user', 'id', 'parent']
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/i

/**
 * What stands around the event of a case or a step: the time, facts of the run and the host, answers.
 * What is spelled wrongly there would be as if it were not said, and the case would show something else (L-80).
 */
export function checkCaseContext(reading: Reading, test: MapNode): void {
  const check = (key: string, read: (entry: MapEntry) => void): void => {
    const entry = entryOf(test, key)
    if (entry !== undefined && !isTemplate(entry.value)) read(entry)
  }
  const map = (entry: MapEntry): MapNode | undefined => {
    // An empty map says that there is nothing, as no key does.
    if (entry.value.kind === 'map' && entry.value.entries.length === 0) return undefined
    return asMap(reading, entry.value, `\`${entry.key.text}\``, valueSpan(entry))
  }
  check('at', (entry) => {
    const text = asText(reading, entry.value, '`at`', valueSpan(entry))
    if (text === undefined || (instant.test(text) && !Number.isNaN(Date.parse(text)))) return
    reading.report('SLC338', entry.value.span, '`at` is not a time', 'write it as `2027-03-31T12:00:00Z`, with its offset')
  })
  check('env', map)
  check('run', (entry) => {
    const run = map(entry)
    if (run !== undefined) checkKeys(reading, run, runKeys, '`run`')
  })
  check('tools', (entry) => {
    const isEmpty = entry.value.kind === 'list' && entry.value.items.length === 0
    if (!isEmpty) asNames(reading, entry)
  })
  check('checks', map)
  check('answers', (entry) => {
    for (const answer of map(entry)?.entries ?? []) {
      if (isTemplate(answer.value)) continue
      const stated = asMap(reading, answer.value, `the answer to \`${answer.key.text}\``, valueSpan(answer))
      if (stated !== undefined) checkKeys(reading, stated, ['approved', 'args_sha256'], 'an answer')
    }
  })
  check('world', (entry) => checkWorld(reading, entry))
}

/** What the links, files, names and redirects of a case are. */
function checkWorld(reading: Reading, entry: MapEntry): void {
  const world = asMap(reading, entry.value, '`world`', valueSpan(entry))
  if (world === undefined || !checkKeys(reading, world, ['links', 'files', 'dns', 'redirects'], '`world`')) return
  for (const part of world.entries) {
    const where = `\`${part.key.text}\``
    if (part.key.text === 'files') asNames(reading, part)
    else {
      const map = asMap(reading, part.value, where, valueSpan(part))
      for (const one of map?.entries ?? []) {
        if (part.key.text === 'dns') asNames(reading, one)
        else asText(reading, one.value, `an entry of ${where}`, valueSpan(one))
      }
    }
  }
}

/** Steps of which none expects anything pass whatever happens. */
export function checkStepsExpect(reading: Reading, test: MapNode, steps: MapEntry): void {
  const expectation = entryOf(test, 'expect')
  if (expectation !== undefined) {
    reading.report('SLC338', expectation.key.span, '`expect` stands beside `steps`', 'write it into the step that it is about')
    return
  }
  const list = steps.value.kind === 'list' ? steps.value : undefined
  const isExpecting = list?.items.some((item) => item.kind !== 'map' || entryOf(item, 'expect') !== undefined) ?? true
  if (!isExpecting) reading.report('SLC338', steps.key.span, 'no step expects anything', 'add `expect:` to a step')
}

/** `each` or a name of `matrix` that the case never uses makes the same case again and again. */
export function checkAxesUsed(reading: Reading, test: MapNode): void {
  const each = entryOf(test, 'each')
  const matrix = entryOf(test, 'matrix')
  const axes = [...(each === undefined ? [] : [each]), ...(matrix?.value.kind === 'map' ? matrix.value.entries : [])]
  const rest = test.entries.filter((entry) => entry !== each && entry !== matrix)
  for (const axis of axes) {
    const template = `\${${axis.key.text}}`
    if (axis.value.kind !== 'list' || axis.value.items.length < 2) continue
    if (rest.some(({ value }) => holdsText(value, template))) continue
    reading.report('SLC338', axis.key.span, `nothing in the case is \`${template}\``, `write \`${template}\` where the values belong`)
  }
}

function holdsText(node: SyntaxNode, text: string): boolean {
  switch (node.kind) {
    case 'scalar':
      return typeof node.value === 'string' && node.value.includes(text)
    case 'list':
      return node.items.some((item) => holdsText(item, text))
    case 'map':
      return node.entries.some(({ value }) => holdsText(value, text))
  }
}

/** A text that holds `${...}` may stand for any value; it is known when the case is expanded. */
export function isTemplate(node: SyntaxNode): boolean {
  return node.kind === 'scalar' && typeof node.value === 'string' && node.value.includes('${')
}
