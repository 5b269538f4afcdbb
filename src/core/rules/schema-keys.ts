/** What a schema of the library is made of; it has no type for schemas of any kind. */
interface SchemaParts {
  readonly shape?: Readonly<Record<string, SchemaLike>>
  readonly options?: readonly SchemaLike[]
  readonly element?: SchemaLike
  readonly innerType?: SchemaLike
  readonly valueType?: SchemaLike
  readonly in?: SchemaLike
  readonly getter?: () => SchemaLike
}

interface SchemaLike {
  readonly def?: SchemaParts
}

const known = new WeakMap<object, readonly string[]>()

/** Every key that stands in some map of a schema, however deep: what a misspelt key may have meant. */
export function schemaKeys(schema: object): readonly string[] {
  const before = known.get(schema)
  if (before !== undefined) return before
  const keys = new Set<string>()
  // `as`: each schema has `def`; what is not there is absent.
  collect(schema as SchemaLike, keys, new Set())
  const found = [...keys]
  known.set(schema, found)
  return found
}

function collect(schema: SchemaLike, keys: Set<string>, seen: Set<SchemaLike>): void {
  if (seen.has(schema)) return
  seen.add(schema)
  const { shape = {}, options = [], element, innerType, valueType, in: input, getter } = schema.def ?? {}
  for (const [key, part] of Object.entries(shape)) {
    keys.add(key)
    collect(part, keys, seen)
  }
  for (const part of [...options, element, innerType, valueType, input, getter?.()]) {
    if (part !== undefined) collect(part, keys, seen)
  }
}
