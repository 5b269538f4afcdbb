/** The values of a repeatable option; none = it was not given. */
export function textList(given: unknown): readonly string[] {
  return Array.isArray(given) ? given.filter((each) => typeof each === 'string') : []
}

/** The value of an option that takes a text. */
export function textOption(given: unknown): string | undefined {
  return typeof given === 'string' ? given : undefined
}
