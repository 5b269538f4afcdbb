import { chooseAll, type DetectorChoice } from '../../detectors/choose-detectors.ts'
import type { Decoding } from '../../detectors/decoding.ts'
import type { ArgPath, PathStep } from '../../paths/arg-path.ts'
import { parsePath } from '../../paths/parse-path.ts'
import type { HiddenClass } from '../../text/hidden-text.ts'
import { detectorFinder, hiddenFinder, patternFinder, type Finder, type TextClues } from './finder.ts'
import type { FoundSpan } from './unite-spans.ts'

/** What stands in `redact:`, accepted by its schema. */
export interface RedactionSource {
  readonly detect?: readonly DetectorChoice[] | undefined
  readonly decode?: readonly Decoding[] | undefined
  readonly patterns?: readonly { readonly name: string; readonly pattern: string }[] | undefined
  readonly paths?: readonly string[] | undefined
  readonly hidden?: readonly HiddenClass[] | undefined
  readonly with?: string | undefined
  readonly keys?: boolean | undefined
  readonly text?: 'pass' | undefined
  readonly media?: 'pass' | undefined
}

/** Looks for what goes, and knows what stands in its place; undefined = nobody can say. */
export type Search = (text: string, clues: TextClues) => readonly FoundSpan[] | undefined

export interface RedactionPath {
  readonly path: ArgPath
  /** Undecided on text that is no JSON; else such text is passed over. */
  readonly needsJson: boolean
  readonly placeholder: (lastMember: string) => string
}

/** One redaction, or several united: what one of them finds is redacted with its own placeholder (L-34). */
export interface Redaction {
  readonly searches: readonly Search[]
  readonly paths: readonly RedactionPath[]
  readonly passesMedia: boolean
}

const DEFAULT_WITH = '[REDACTED:${name}]'

/** The text that stands in place of what was found. `${name}` is the only template in it (L-33). */
export function placeholder(written: string | undefined, name: string): string {
  return (written ?? DEFAULT_WITH).split('${name}').join(name)
}

/** The names that can stand in a placeholder; of a path that ends in no name, none is known before the event. */
export function placeholderNames(source: RedactionSource): readonly string[] {
  return [
    ...(source.patterns ?? []).map(({ name }) => name),
    ...chooseAll(source.detect ?? []).map(({ name }) => name),
    ...(source.hidden ?? []),
    ...(source.paths ?? []).flatMap((text) => staticNames(loadedPath(text))),
  ]
}

export function compileRedaction(source: RedactionSource): Redaction {
  const keys = source.keys ?? false
  const placeholders = new Map<string, string>()
  const placeholderOf = (name: string): string => {
    let known = placeholders.get(name)
    if (known === undefined) placeholders.set(name, (known = placeholder(source.with, name)))
    return known
  }
  const searches = compileFinders(source).map((find): Search => (text, clues) => {
    const found = find(text, clues)
    return found?.map(({ start, end, name }) => ({ start, end, placeholder: placeholderOf(name), keys }))
  })
  const paths = (source.paths ?? []).map((text): RedactionPath => {
    const path = loadedPath(text)
    return { path, needsJson: source.text !== 'pass', placeholder: (member) => placeholder(source.with, member) }
  })
  return { searches, paths, passesMedia: source.media === 'pass' }
}

/** Detectors first, then patterns, then hidden text: of equal spans the first names. */
export function compileFinders(
  source: Pick<RedactionSource, 'detect' | 'decode' | 'patterns' | 'hidden'>,
): readonly Finder[] {
  const { detect, decode, patterns = [], hidden } = source
  return [
    ...(detect === undefined ? [] : [detectorFinder(detect, decode)]),
    ...patterns.map(({ name, pattern }) => patternFinder(name, pattern)),
    ...(hidden === undefined ? [] : [hiddenFinder(hidden)]),
  ]
}

/** What any of the redactions finds is redacted; what one of them cannot decide is not decided (L-34). */
export function uniteRedactions(redactions: readonly Redaction[]): Redaction {
  return {
    searches: redactions.flatMap(({ searches }) => searches),
    paths: redactions.flatMap(({ paths }) => paths),
    passesMedia: redactions.every(({ passesMedia }) => passesMedia),
  }
}

/**
 * The name of a `paths` hit: the last member that the policy names (L-33). Only a union leaves it to
 * the event; a key that a wildcard met is never repeated, since it may itself be a secret.
 */
export function hitName(path: ArgPath, keys: readonly (string | number)[]): string {
  const names = staticNames(path)
  const met = keys.at(-1)
  return names.find((name) => name === met) ?? names[0] ?? 'value'
}

function staticNames(path: ArgPath): readonly string[] {
  for (const step of path.steps.toReversed()) {
    const names = stepNames(step)
    if (names.length > 0) return names
  }
  return []
}

function stepNames(step: PathStep): readonly string[] {
  switch (step.kind) {
    case 'name':
    case 'descendant_name':
      return [step.name]
    case 'union':
      return step.names
    case 'index':
    case 'wildcard':
    case 'descendant_all':
      return []
  }
}

function loadedPath(text: string): ArgPath {
  const path = parsePath(text)
  if (!path.ok) throw new Error(`a path that does not load was bound: ${path.message}`)
  return path.path
}
