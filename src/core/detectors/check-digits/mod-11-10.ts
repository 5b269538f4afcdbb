/** The last digit checks the others by the hybrid system MOD 11,10 of ISO 7064. */
export function isMod11Of10(digits: string): boolean {
  let product = 10
  for (const digit of digits.slice(0, -1)) {
    const sum = (product + Number(digit)) % 10
    product = ((sum === 0 ? 10 : sum) * 2) % 11
  }
  return digits !== '' && (product + Number(digits.slice(-1))) % 10 === 1
}
