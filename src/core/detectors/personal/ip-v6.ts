/**
 * The text is an address of version 6: eight groups, or fewer with one gap; a dotted tail counts for two (RFC
 * 4291, 2.2).
 */
export function isIpV6(text: string): boolean {
  const halves = text.split('::')
  if (halves.length > 2) return false
  const groups = halves.map((half) => (half === '' ? [] : half.split(':')))
  const all = groups.flat()
  if (all.includes('')) return false
  const length = all.length + (text.includes('.') ? 1 : 0)
  if (halves.length === 2) return length <= 7
  // Eight pairs of digits are the name of a network card.
  return length === 8 && !all.every((group) => group.length === 2)
}
