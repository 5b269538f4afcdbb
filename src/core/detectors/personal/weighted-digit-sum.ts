/** Each digit times its weight, and the digits of these products summed. */
export function weightedDigitSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => {
    const product = weight * Number(digits.charAt(index))
    return sum + Math.floor(product / 10) + (product % 10)
  }, 0)
}
