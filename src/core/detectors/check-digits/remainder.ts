/**
 * What the number leaves when divided by `divisor`, digit by digit, since such numbers are longer than
 * a double holds. Capital letters stand for 10 to 35 (ISO 7064; ISO 13616).
 */
export function remainder(text: string, divisor: number): number {
  let rest = 0
  for (const sign of text) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % divisor
  }
  return rest
}
