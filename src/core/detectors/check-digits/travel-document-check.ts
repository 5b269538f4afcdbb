const weights = [7, 3, 1]

/**
 * The check digit of a field in the machine-readable zone: letters count from 10, the filler nothing (ICAO
 * 9303-3, 4.9).
 */
export function travelDocumentCheck(field: string): number {
  let sum = 0
  for (let place = 0; place < field.length; place++) {
    const value = Number.parseInt(field.charAt(place), 36)
    sum += (Number.isNaN(value) ? 0 : value) * (weights[place % 3] ?? 0)
  }
  return sum % 10
}
