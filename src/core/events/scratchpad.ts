/** A key of the scratchpad; two keys are the same only if they are the same object, so owners cannot collide. */
export interface ScratchpadKey<T> {
  readonly name: string
  /** Never set; it ties the key to the type of its value. */
  readonly valueType?: T
}

export function scratchpadKey<T>(name: string): ScratchpadKey<T> {
  return { name }
}

/** Typed notes of one run, shared by all its hooks (S-110 to S-113). Every operation is synchronous and so atomic. */
export interface Scratchpad {
  /** Returns the previous value. */
  insert<T>(key: ScratchpadKey<T>, value: T): T | undefined
  get<T>(key: ScratchpadKey<T>): T | undefined
  contains(key: ScratchpadKey<unknown>): boolean
  remove<T>(key: ScratchpadKey<T>): T | undefined
  /** If `change` throws, the old value stays in place (S-113). */
  update<T>(key: ScratchpadKey<T>, initial: T, change: (value: T) => T): T
}

export function createScratchpad(): Scratchpad {
  // `as T` below: a value is only ever set under a key of its own type.
  const values = new Map<ScratchpadKey<unknown>, unknown>()
  return {
    insert<T>(key: ScratchpadKey<T>, value: T): T | undefined {
      const previous = values.get(key) as T | undefined
      values.set(key, value)
      return previous
    },
    get: <T>(key: ScratchpadKey<T>) => values.get(key) as T | undefined,
    contains: (key) => values.has(key),
    remove<T>(key: ScratchpadKey<T>): T | undefined {
      const previous = values.get(key) as T | undefined
      values.delete(key)
      return previous
    },
    update<T>(key: ScratchpadKey<T>, initial: T, change: (value: T) => T): T {
      const next = change(values.has(key) ? (values.get(key) as T) : initial)
      values.set(key, next)
      return next
    },
  }
}
