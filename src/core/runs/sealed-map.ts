/** A map that whoever holds it can only read: a cast does not make it writable (S-16, S-21). */
export function sealedMap<Key, Value>(source: ReadonlyMap<Key, Value>): ReadonlyMap<Key, Value> {
  const map = new Map(source)
  const sealed: ReadonlyMap<Key, Value> = {
    get size() {
      return map.size
    },
    get: (key) => map.get(key),
    has: (key) => map.has(key),
    forEach: (visit) => map.forEach((value, key) => visit(value, key, sealed)),
    entries: () => map.entries(),
    keys: () => map.keys(),
    values: () => map.values(),
    [Symbol.iterator]: () => map[Symbol.iterator](),
  }
  return Object.freeze(sealed)
}
