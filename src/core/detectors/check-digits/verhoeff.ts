/** The digits of the five-cornered group: a rotation below 5, a reflection from 5 on. */
function combined(left: number, right: number): number {
  const turned = left < 5 ? left + (right % 5) : left - (right % 5)
  const isReflection = left < 5 !== right < 5
  return (((turned % 5) + 5) % 5) + (isReflection ? 5 : 0)
}

const swap = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]

/** The last digit checks the others by the scheme of Verhoeff, over the dihedral group of order ten. */
export function isVerhoeff(digits: string): boolean {
  let check = 0
  for (let place = 0; place < digits.length; place++) {
    let digit = Number(digits.charAt(digits.length - 1 - place))
    for (let turn = 0; turn < place % 8; turn++) digit = swap[digit] ?? 0
    check = combined(check, digit)
  }
  return digits !== '' && check === 0
}
