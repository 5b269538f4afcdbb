import type { Span } from '../../../core/diagnostics/source.ts'

/** One small change of a part of a policy. */
export interface Edit<Part> {
  /** The part as it stands after the change. */
  readonly part: Part
  /** Of what was changed, or of what holds it. */
  readonly span: Span
  /** The way from what is written at `span` to what was changed. */
  readonly at?: WrittenPath
  /** What was done, for people: `takes starts_with out`. */
  readonly says: string
}

export type WrittenPath = readonly (string | number)[]

/** The edits of a part as edits of what it stands in. */
export function* within<Inner, Outer>(edits: Iterable<Edit<Inner>>, put: (inner: Inner) => Outer): Iterable<Edit<Outer>> {
  for (const edit of edits) yield { ...edit, part: put(edit.part) }
}

/** Each entry changed in each way, the others left as they are. */
export function* editEach<Item>(
  items: readonly Item[],
  editsOf: (item: Item, index: number) => Iterable<Edit<Item>>,
): Iterable<Edit<readonly Item[]>> {
  for (const [index, item] of items.entries()) yield* within(editsOf(item, index), (part) => items.with(index, part))
}

/** Each entry taken out, as long as one is left. */
export function* dropEach<Item>(
  items: readonly Item[],
  spanOf: (item: Item) => Span,
  nameOf: (item: Item) => string,
  atOf?: (index: number) => WrittenPath,
): Iterable<Edit<readonly Item[]>> {
  if (items.length < 2) return
  for (const [index, item] of items.entries()) {
    const part = items.filter((_other, at) => at !== index)
    yield { part, span: spanOf(item), says: `takes ${nameOf(item)} out`, ...(atOf !== undefined && { at: atOf(index) }) }
  }
}

/** The part without one of its members. */
export function without<Part extends object, Key extends keyof Part>(part: Part, key: Key): Omit<Part, Key> {
  // `as`: every other member is as it was.
  return Object.fromEntries(Object.entries(part).filter(([name]) => name !== key)) as Omit<Part, Key>
}
