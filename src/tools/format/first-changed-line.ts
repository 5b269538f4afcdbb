/** The first line, from 1, that is another one in the second text; undefined where they are equal. */
export function firstChangedLine(before: string, after: string): number | undefined {
  if (before === after) return undefined
  const next = after.split('\n')
  const changed = before.split('\n').findIndex((line, index) => line !== next[index])
  // Equal as far as the first goes: the second has more.
  return changed === -1 ? before.split('\n').length : changed + 1
}
