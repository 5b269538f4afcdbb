/** The model reads this text and nothing else: `ai` 7 shows errors with their names, and 6.0.0 some as JSON. */
export function verbatimError(text: string): Error {
  return Object.defineProperties(new Error(text), { name: { value: '' }, toJSON: { value: () => text } })
}

/**
 * What a tool threw, so that the model reads what the rules read, its message. The SDK writes out thrown objects as
 * JSON and lets errors say themselves what they are; such a thing becomes the cause of an error with that text.
 */
export function readableError(thrown: unknown): unknown {
  if (thrown instanceof Error) {
    const isPlain = /^\w{1,80}$/.test(thrown.name) && String(thrown) === (thrown.message === '' ? thrown.name : `${thrown.name}: ${thrown.message}`)
    return isPlain ? thrown : new Error(thrown.message, { cause: thrown })
  }
  return typeof thrown === 'string' ? thrown : new Error(textOf(thrown), { cause: thrown })
}

function textOf(thrown: unknown): string {
  try {
    return thrown === undefined || thrown === null ? 'unknown error' : JSON.stringify(thrown)
  } catch {
    return 'unknown error'
  }
}
