/** The last sign, a digit or X for ten, checks the digits before it by MOD 11-2 of ISO 7064. */
export function isMod11Of2(text: string): boolean {
  let check = 0
  for (const digit of text.slice(0, -1)) check = ((check + Number(digit)) * 2) % 11
  const last = text.slice(-1).toUpperCase()
  return text !== '' && (check + (last === 'X' ? 10 : Number(last))) % 11 === 1
}
