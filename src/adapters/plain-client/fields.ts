/** A body or an answer of a provider, read by its fields. */
export type Fields = Readonly<Record<string, unknown>>

export function fieldsOf(value: unknown): Fields {
  // `as`: any object may be read by its own names.
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

export function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : []
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Without the fields of these names. */
export function without(fields: Fields, ...names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}
