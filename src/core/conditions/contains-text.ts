/** Up to this length the built-in search compares at most so many units for each unit of the text. */
const shortNeedle = 32

/**
 * Does `text` contain `needle`? Linear time: the built-in search is quadratic in the worst case, and
 * both texts may come from the event. Long needles are found by Knuth, Morris and Pratt's method.
 */
export function containsText(text: string, needle: string): boolean {
  if (needle.length <= shortNeedle || needle.length > text.length) return text.includes(needle)
  // borders[i]: length of the longest proper border of the needle's first i + 1 units.
  const borders = new Int32Array(needle.length)
  for (let i = 1, length = 0; i < needle.length; i++) {
    while (length > 0 && needle.charCodeAt(i) !== needle.charCodeAt(length)) length = borders[length - 1] ?? 0
    if (needle.charCodeAt(i) === needle.charCodeAt(length)) length++
    borders[i] = length
  }
  for (let i = 0, length = 0; i < text.length; i++) {
    while (length > 0 && text.charCodeAt(i) !== needle.charCodeAt(length)) length = borders[length - 1] ?? 0
    if (text.charCodeAt(i) === needle.charCodeAt(length)) length++
    if (length === needle.length) return true
  }
  return false
}
