/** The letter for the rest of the number by 23 (Real Decreto 1553/2005, art. 11). */
export function isSpanishCheckLetter(digits: string, letter: string): boolean {
  return 'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(Number(digits) % 23) === letter.toUpperCase()
}
