interface Range {
  readonly from: string
  readonly to: string
  readonly lengths: readonly number[]
}

const sixteen = [16]
const upToNineteen = [16, 17, 18, 19]

/**
 * Leading digits that networks issue cards under, and how long such numbers are (ISO/IEC 7812-1 and the networks'
 * rules).
 */
const ranges: readonly Range[] = [
  { from: '1', to: '1', lengths: [15] },
  { from: '2200', to: '2204', lengths: upToNineteen },
  { from: '2221', to: '2720', lengths: sixteen },
  { from: '300', to: '305', lengths: [14, 16, 19] },
  { from: '3095', to: '3095', lengths: [14, 16, 19] },
  { from: '34', to: '34', lengths: [15] },
  { from: '3528', to: '3589', lengths: upToNineteen },
  { from: '36', to: '36', lengths: [14, 16, 19] },
  { from: '37', to: '37', lengths: [15] },
  { from: '38', to: '39', lengths: [14, 16, 19] },
  { from: '4', to: '4', lengths: [13, 16, 19] },
  { from: '50', to: '50', lengths: upToNineteen },
  { from: '51', to: '55', lengths: sixteen },
  { from: '56', to: '58', lengths: upToNineteen },
  { from: '60', to: '69', lengths: upToNineteen },
  { from: '81', to: '81', lengths: upToNineteen },
  { from: '9792', to: '9792', lengths: sixteen },
]

/** Some network issues numbers that begin so and are so long. */
export function isIssued(digits: string): boolean {
  return ranges.some(({ from, to, lengths }) => {
    const lead = digits.slice(0, from.length)
    return from <= lead && lead <= to && lengths.includes(digits.length)
  })
}
