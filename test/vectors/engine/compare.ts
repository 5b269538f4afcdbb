import { isDeepStrictEqual } from 'node:util'

/** Deep equality of JSON values: members that are undefined count as absent. */
export function isSame(got: unknown, want: unknown): boolean {
  return isDeepStrictEqual(plain(got), plain(want))
}

/** Are all members of `want` in `got`, at the top level? */
export function includesMembers(got: unknown, want: object): boolean {
  if (typeof got !== 'object' || got === null) return false
  const members = got as Record<string, unknown>
  return Object.entries(want).every(([key, value]) => isSame(members[key], value))
}

export function expectSame(problems: string[], what: string, got: unknown, want: unknown): void {
  if (!isSame(got, want)) problems.push(`${what}: want ${show(want)}, got ${show(got)}`)
}

export function show(value: unknown): string {
  return value === undefined ? 'undefined' : JSON.stringify(value)
}

function plain(value: unknown): unknown {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown)
}
