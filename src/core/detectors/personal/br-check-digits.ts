/** The two last digits check what is before them: weights rise from 2 at the right and begin again after `most`. */
export function hasBrazilianChecks(text: string, most: number): boolean {
  const checkOf = (body: string): number => {
    let sum = 0
    for (let place = 0; place < body.length; place++) {
      // A sign counts by its place in ASCII from the digit zero on, so letters are 17 to 42.
      sum += (body.charCodeAt(body.length - 1 - place) - 48) * (2 + (place % (most - 1)))
    }
    const rest = sum % 11
    return rest < 2 ? 0 : 11 - rest
  }
  const isRepeated = new Set(text).size === 1
  const [first, second] = [checkOf(text.slice(0, -2)), checkOf(text.slice(0, -1))]
  return !isRepeated && text.endsWith(`${first}${second}`)
}
