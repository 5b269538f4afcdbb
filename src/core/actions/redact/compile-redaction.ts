import type { ArgPath, PathStep } from '../../paths/arg-path.ts'
import { parsePath } from '../../paths/parse-path.ts'
import { findHidden } from '../../text/hidden-text.ts'
import { compilePattern } from '../../text/pattern.ts'
import { chooseDetectors, type DetectorChoice } from './detector.ts'
import { detectors } from './detector-registry.ts'
import type { FoundSpan } from './unite-spans.ts'

/** What stands in `redact:`, accepted by its schema. */
export interface RedactionSource {
  readonly detect?: readonly DetectorChoice[] | undefined
  readonly patterns?: readonly { readonly name: string; readonly pattern: string }[] | undefined
  readonly paths?: readonly string[] | undefined
  readonly hidden?: Parameters<typeof findHidden>[1] | undefined
  readonly with?: string | undefined
  readonly keys?: boolean | undefined
  readonly text?: 'pass' | undefined
  readonly media?: 'pass' | undefined
}

/** What is found in a text; undefined = looking takes too much work, so nobody can say. */
export type Finder = (text: string) => readonly FoundSpan[] | undefined

export interface RedactionPath {
  readonly path: ArgPath
  /** Undecided on text that is no JSON; else such text is passed over. */
  readonly needsJson: boolean
  readonly placeholder: (lastMember: string) => string
}

/** One redaction, or several united: what one of them finds is redacted with its own placeholder (L-34). */
export interface Redaction {
  readonly finders: readonly Finder[]
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
    ...(source.detect ?? []).flatMap((choice) => chooseDetectors(choice, detectors).map(({ name }) => name)),
    ...(source.hidden ?? []),
    ...(source.paths ?? []).flatMap((text) => staticNames(loadedPath(text))),
  ]
}

export function compileRedaction(source: RedactionSource): Redaction {
  const keys = source.keys ?? false
  const found = (name: string): Omit<FoundSpan, 'start' | 'end'> => ({ placeholder: placeholder(source.with, name), keys })
  const finders: Finder[] = []
  for (const choice of source.detect ?? []) {
    for (const { name, detector } of chooseDetectors(choice, detectors)) {
      finders.push((text) => detector.find(text).map(({ start, end }) => ({ start, end, ...found(name) })))
    }
  }
  for (const { name, pattern } of source.patterns ?? []) {
    const compiled = compilePattern(pattern)
    if (!compiled.ok) throw new Error(`a pattern that does not load was bound: ${compiled.message}`)
    finders.push((text) => compiled.pattern.spans(text)?.map(({ start, end }) => ({ start, end, ...found(name) })))
  }
  const { hidden } = source
  if (hidden !== undefined) {
    finders.push((text) =>
      findHidden(text, hidden).map((span) => ({ start: span.start, end: span.end, ...found(span.class) })),
    )
  }
  const paths = (source.paths ?? []).map((text): RedactionPath => {
    const path = loadedPath(text)
    return { path, needsJson: source.text !== 'pass', placeholder: (member) => placeholder(source.with, member) }
  })
  return { finders, paths, passesMedia: source.media === 'pass' }
}

/** What any of the redactions finds is redacted; what one of them cannot decide is not decided (L-34). */
export function uniteRedactions(redactions: readonly Redaction[]): Redaction {
  return {
    finders: redactions.flatMap(({ finders }) => finders),
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
