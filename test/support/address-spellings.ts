import fc from 'fast-check'

/** An IPv4 address as a number; often one of a network of its own. */
export const anIpv4 = fc.oneof(
  fc.constantFrom(0x7f000001, 0x0a000005, 0xa9fea9fe, 0x646464c8, 0xc0a80001, 0xac100001, 0x64400001, 0, 0xe0000001, 0x5db8d70e, 0x08080808),
  fc.nat({ max: 0xffff_ffff }),
)

const base = fc.constantFrom('decimal', 'octal', 'hex', 'HEX', 'padded')

/** How a number is cut into parts, and how each is written. */
export const spellings = fc.record({
  parts: fc.integer({ min: 1, max: 4 }),
  bases: fc.array(base, { minLength: 4, maxLength: 4 }),
  form: fc.constantFrom('plain', 'mapped', 'mapped_hex', 'mapped_long'),
})

type Spelling = typeof spellings extends fc.Arbitrary<infer T> ? T : never

/** One spelling of an address; those of IPv6 without brackets. */
export function spellingOf(address: number, { parts, bases, form }: Spelling): string {
  const bytes = [24, 16, 8, 0].map((shift) => Math.floor(address / 2 ** shift) % 256)
  const [high, low] = [Math.floor(address / 65536), address % 65536].map((group) => group.toString(16)) as [string, string]
  if (form === 'mapped') return `::ffff:${bytes.join('.')}`
  if (form === 'mapped_hex') return `::FFFF:${high}:${low}`
  if (form === 'mapped_long') return `0000:0:0:0000:0:ffff:${high.padStart(4, '0')}:${low}`
  const values = [...bytes.slice(0, parts - 1), bytes.slice(parts - 1).reduce((sum, byte) => sum * 256 + byte, 0)]
  return values.map((value, index) => written(value, bases[index] ?? 'decimal')).join('.')
}

function written(value: number, how: string): string {
  if (how === 'octal') return value === 0 ? '00' : `0${value.toString(8)}`
  if (how === 'padded') return `000${value.toString(8)}`
  if (how === 'decimal') return String(value)
  const hex = value.toString(16)
  return how === 'hex' ? `0x${hex}` : `0X${hex.toUpperCase()}`
}
