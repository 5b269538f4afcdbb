import type { Json } from '../base/json.ts'
import { createLanguages } from '../analysis/language.ts'
import { patternLanguage } from '../analysis/pattern-language.ts'
import { sampleOf } from '../analysis/is-empty.ts'
import type { Operand, ProgramTest, ShellNode, ValueMatcherNode } from '../rules/policy-ast.ts'
import type { PathStep } from '../paths/arg-path.ts'
import { literalsOf } from './literals-of.ts'
import { putAt } from './put-at.ts'

/** Stands for taking the member out. */
export const NOTHING: unique symbol = Symbol('nothing')

/** A value to try; which of them a test hits, only judging tells. */
export type Candidate = Json | typeof NOTHING

/** Values of one place that are tried. */
const mostValues = 48

/** Values near what a test says: on its bounds and beside them, what it lists, what fits its patterns, and what it cannot judge. */
export function candidateValues(node: ValueMatcherNode): readonly Candidate[] {
  return distinct(valuesOf(node)).slice(0, mostValues)
}

function distinct(values: readonly Candidate[]): readonly Candidate[] {
  const seen = new Map<string, Candidate>()
  for (const value of values) {
    const key = value === NOTHING ? 'nothing' : JSON.stringify(value)
    if (!seen.has(key)) seen.set(key, value)
  }
  return [...seen.values()]
}

function valuesOf(node: ValueMatcherNode): readonly Candidate[] {
  switch (node.kind) {
    case 'all':
    case 'any':
    case 'tests':
      return [...togetherOf(node.items), ...node.items.flatMap(valuesOf)]
    case 'not':
    case 'use':
      return valuesOf(node.item)
    case 'exists':
      return ['x', NOTHING]
    case 'path':
      return atPath(node.path.steps, node.item)
    case 'some':
    case 'every':
    case 'none':
      return listsOf(valuesOf(node.item))
    case 'count':
      return countedLists(node.of === undefined ? ['x'] : valuesOf(node.of), valuesOf(node.test))
    case 'sum':
      return valuesOf(node.test).flatMap((sum): readonly Json[] => (typeof sum === 'number' ? [[sum]] : []))
    case 'operator':
      return operatorValues(node.name, node.operand)
    case 'shell':
      return commandsOf(node)
  }
}

/** Values below a path from an element, each in a map or list that has that path. */
export function atPath(steps: readonly PathStep[], item: ValueMatcherNode): readonly Candidate[] {
  return valuesOf(item).flatMap((value): readonly Candidate[] => (value === NOTHING ? [{}] : (putAt(undefined, steps, value) ?? NOTHING) === NOTHING ? [] : [putAt(undefined, steps, value) ?? null]))
}

/** Tests of several members hold for one element only together. */
function togetherOf(items: readonly ValueMatcherNode[]): readonly Json[] {
  const paths = items.flatMap((item) => (item.kind === 'path' ? [{ steps: item.path.steps, values: valuesOf(item.item) }] : []))
  if (paths.length < 2) return []
  const rows = Math.min(8, Math.max(...paths.map(({ values }) => values.length)))
  return Array.from({ length: rows }, (_, row) =>
    paths.reduce<Json>((element, { steps, values }) => {
      const value = values[row % values.length]
      return value === undefined || value === NOTHING ? element : (putAt(element, steps, value) ?? element)
    }, {}),
  )
}

function listsOf(elements: readonly Candidate[]): readonly Json[] {
  return [...elements.flatMap((element): readonly Json[] => (element === NOTHING ? [] : [[element]])), []]
}

function countedLists(elements: readonly Candidate[], counts: readonly Candidate[]): readonly Json[] {
  return counts.flatMap((count) => {
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 0 || count > 64) return []
    return elements.flatMap((element): readonly Json[] => (element === NOTHING ? [] : [Array.from({ length: count }, () => element)]))
  })
}

function operatorValues(name: string, operand: Operand): readonly Candidate[] {
  // What a reference holds stands in the event; the search changes that too.
  if (operand.kind === 'ref') return ['x', 1, NOTHING]
  const { param } = operand
  if (name === 'type') return ['x', 1, true, [], {}, NOTHING]
  if (name === 'schema') return [{}, ...literalsOf(param)]
  if (name === 'length') return lengths(param)
  if (name === 'matches') return [...patternSamples(param), 'x', '']
  if (name === 'contains_all') return [literalsOf(param).join(' '), 'x', NOTHING]
  if (name === 'equals' || name === 'in' || name === 'not_equals' || name === 'not_in') return [...(name === 'equals' || name === 'not_equals' ? [param] : listItems(param)), ...literalsOf(param).flatMap(other), NOTHING]
  return [...literalsOf(param).flatMap(near), NOTHING]
}

function listItems(param: Json): readonly Json[] {
  return Array.isArray(param) ? (param as readonly Json[]) : [param]
}

/** Of the same type, so that it can be judged, and another value. */
function other(value: string | number | boolean): readonly Json[] {
  return typeof value === 'string' ? [`${value}x`] : typeof value === 'number' ? [value + 1] : [!value]
}

function near(value: string | number | boolean): readonly Json[] {
  if (typeof value === 'number') return [value, value + 1, value - 1]
  return typeof value === 'string' ? textsNear(value) : []
}

/** A literal may be a beginning, an end, a folder, a file name, a host, a domain or a time. */
function textsNear(text: string): readonly string[] {
  const plain = text.replaceAll('**', 'a/b').replaceAll(/[*?]/g, 'a')
  const day = /^\d{4}-\d{2}-\d{2}T/.test(text) ? ['1970-01-01T00:00:00Z', '2999-12-31T00:00:00Z'] : []
  const host = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(plain) ? [`https://${plain}/`, `https://a.${plain}/`, `a.${plain}`, `a@${plain}`] : []
  return [plain, `${plain}x`, `x${plain}`, `${plain}/x`, `/x/${plain}`, `/x.${plain}`, ...host, ...day, 'x']
}

function lengths(param: Json): readonly Candidate[] {
  const sizes = literalsOf(param).flatMap((size) => (typeof size === 'number' && size <= 1_000 ? [size, size + 1, size - 1] : []))
  return [...sizes.filter((size) => Number.isInteger(size) && size >= 0).flatMap((size) => ['x'.repeat(size), Array.from({ length: size }, () => 'x')]), NOTHING]
}

/** A text that the pattern matches, where its language is understood. */
function patternSamples(param: Json): readonly string[] {
  const languages = createLanguages()
  return literalsOf(param).flatMap((pattern) => {
    if (typeof pattern !== 'string') return []
    const language = patternLanguage(languages, pattern, { full: true, ignoreCase: false })
    const sample = language && sampleOf(languages, language)
    return sample === undefined ? [] : [sample]
  })
}

function commandsOf({ runs = [], only = [], redirects }: ShellNode): readonly Candidate[] {
  const files = redirects === undefined ? [] : valuesOf(redirects).flatMap((file) => (typeof file === 'string' ? [`echo x > ${quoted(file)}`] : []))
  return [...[...runs, ...only].flatMap(programCommands), ...files, 'true', 'unlisted-program', NOTHING]
}

/** Ways to call a program that may fit the test. */
export function programCommands({ names, subcommands, flags, globalFlags, operands }: ProgramTest): readonly string[] {
  const written = (list: readonly string[] = []): readonly string[] => list.map((name) => (name.length === 1 ? `-${name}` : `--${name}`))
  const words = operands.flatMap(({ item }) => valuesOf(item)).flatMap((word) => (typeof word === 'string' ? [word] : []))
  return names.slice(0, 8).flatMap((name) => {
    const head = [name, ...written(globalFlags.all), ...written(globalFlags.any).slice(0, 1), ...(subcommands ?? []).slice(0, 1), ...written(flags.all), ...written(flags.any).slice(0, 1)].join(' ')
    return [...words.slice(0, 12).map((word) => `${head} ${quoted(word)}`), `${head} x`, head]
  })
}

function quoted(word: string): string {
  return /^[\w./:@%+=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}
