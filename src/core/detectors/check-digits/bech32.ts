const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
const plain = 1
const modified = 0x2bc830a3

function checked(sum: number, value: number): number {
  const top = sum >>> 25
  let next = ((sum & 0x1ffffff) << 5) ^ value
  generators.forEach((generator, bit) => {
    if ((top >>> bit) & 1) next ^= generator
  })
  return next
}

/** The last six signs check the others (BIP 173; BIP 350 for the modified form), in one letter case. */
export function isBech32(text: string): boolean {
  const lower = text.toLowerCase()
  const split = lower.lastIndexOf('1')
  if (split < 1 || lower.length - split < 7 || (text !== lower && text !== text.toUpperCase())) return false
  const prefix = Array.from(lower.slice(0, split), (sign) => sign.charCodeAt(0))
  const data = Array.from(lower.slice(split + 1), (sign) => alphabet.indexOf(sign))
  if (data.includes(-1)) return false
  const values = [...prefix.map((code) => code >>> 5), 0, ...prefix.map((code) => code & 31), ...data]
  const sum = values.reduce(checked, 1)
  return sum === plain || sum === modified
}
