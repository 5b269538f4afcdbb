const letters = 'abcdefghijklmnopqrstuvwxyz'

/** The word with one letter dropped, doubled, swapped with its neighbour or replaced. Never the word itself, never empty. */
export function typo(word: string, random: () => number): string | undefined {
  // A first mark such as `$` and what is no letter or digit stay, or the word would become another kind of thing.
  const spots = Array.from(word, (letter, index) => (/[A-Za-z0-9]/.test(letter) ? index : -1)).filter((index) => index !== -1)
  const at = spots[Math.floor(random() * spots.length)]
  if (at === undefined) return undefined
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
  const changed = [
    () => before + after,
    () => before + letter + letter + after,
    () => before + after.charAt(0) + letter + after.slice(1),
    () => before + letters.charAt(Math.floor(random() * letters.length)) + after,
  ][Math.floor(random() * 4)]?.()
  return changed === undefined || changed === word || changed.trim() !== changed || changed === '' ? undefined : changed
}
