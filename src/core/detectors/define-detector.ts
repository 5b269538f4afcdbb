/** A text and exactly what is found in it, in order. */
export interface DetectorExample {
  readonly text: string
  readonly spans: readonly string[]
}

/**
 * One kind of thing that should not be read on, as data (L-33). The scanner finds keywords of all
 * detectors in one pass and tries `pattern` only there, so a kind that its own keywords are absent
 * from costs nothing.
 */
export interface DetectorDefinition {
  /** `aws-access-key`; also the name in its placeholder. */
  readonly id: string
  /** `secret`, `pii`, and finer ones such as `cloud`, `payment`. */
  readonly tags: readonly [string, ...string[]]
  readonly summary: string
  /** Where the format is written down. */
  readonly source: string
  /** ASCII texts one of which begins every match; `ignoreCase` folds them too. Empty only where `candidates` says where to look. */
  readonly keywords: readonly string[]
  /** Where a match may begin if no keyword can say: at each first digit of a number, at each first character of a word. */
  readonly candidates?: 'number' | 'word'
  /** UTF-16 units in front of the keyword at which a match may begin earlier (`@` of an address). */
  readonly before?: number
  readonly ignoreCase?: boolean
  /**
   * Tried where a keyword stands. Every repetition is bounded and no two neighbours can take the same
   * characters, so that a try costs at most the length of a match. A group named `span` is what is
   * found; without one the whole match is.
   */
  readonly pattern: RegExp
  /** The least bits of entropy per character of the span, so that placeholders such as `xxxx` do not count. */
  readonly entropy?: number
  /** A check digit or another rule that the pattern cannot say. Pure and linear. */
  readonly accepts?: (span: string) => boolean
  /**
   * One of these words stands within 80 units before the span, letter case aside: for shapes that mean nothing by
   * themselves. A short value that is nothing but the span needs none, since its words are in the name of its field.
   */
  readonly context?: readonly string[]
  readonly examples: readonly [DetectorExample, ...DetectorExample[]]
  /** Texts that look alike and in which nothing may be found. */
  readonly counterExamples: readonly [string, ...string[]]
}

/** Keeps a detector in the form that its registry and its page read. */
export function defineDetector(definition: DetectorDefinition): DetectorDefinition {
  return definition
}
