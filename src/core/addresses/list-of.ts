/** One member or a list of them, as a list. */
export function listOf<Member extends string | number | object>(value: Member | readonly Member[]): readonly Member[] {
  // `isArray` does not tell a readonly list from its member.
  return Array.isArray(value) ? (value as readonly Member[]) : [value as Member]
}
