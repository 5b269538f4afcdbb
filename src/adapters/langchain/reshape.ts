/**
 * A copy with some fields changed, of the same class: the class itself may come from any copy of LangChain, and
 * the constructors of messages read other fields than they write. `lc_kwargs` is what a checkpoint stores.
 */
export function reshaped<Shape extends object>(origin: Shape, changes: Readonly<Record<string, unknown>>): Shape {
  const fields = Object.getOwnPropertyDescriptors(origin)
  // `as`: it has the prototype and the fields of the origin.
  const copy = Object.create(Object.getPrototypeOf(origin) as object | null, fields) as Shape
  const stored: unknown = 'lc_kwargs' in origin ? origin.lc_kwargs : undefined
  const kwargs = typeof stored === 'object' && stored !== null ? { lc_kwargs: { ...stored, ...changes } } : {}
  return Object.assign(copy, changes, kwargs)
}
