/** Closes a switch over a union. Reaching it is our own bug (SLC901). */
export function assertNever(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`)
}
