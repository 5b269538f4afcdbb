/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Pieces that parsers trip over. */
const pieces = [
  '[', '{', ']', '}', ': ', '- ', '? ', '|', '>', '&a ', '*a', '<<: ', '!!js ', '%YAML 1.1\n', '---\n', '...\n', '#x', '"', "'",
  '\\u0000', '\u00a0', '\u202e', '\ufeff', '\r', '\t', '__proto__: 1\n', 'constructor: ', '0777', '1e999', '.nan',
  '123456789012345678901234567890', '$.a[', '$..*', '${args.x}', '${each}', 'match: any\n', 'null', '~', '(a+)+$', '(?<=a)',
]

/** One of the texts, damaged a few times: cut, doubled, shuffled, spiked, or broken as bytes. */
export function mutate(seeds: readonly string[], random: () => number): Uint8Array {
  const below = (count: number) => Math.floor(random() * count)
  const pick = <T>(list: readonly T[], fallback: T): T => list[below(list.length)] ?? fallback
  let text = pick(seeds, '')
  for (let times = 1 + below(4); times > 0; times--) {
    const at = below(text.length + 1)
    const to = Math.min(text.length, at + below(40))
    switch (below(7)) {
      case 0:
        text = text.slice(0, at) + text.slice(to)
        break
      case 1:
        text = text.slice(0, to) + text.slice(at)
        break
      case 2:
        text = text.slice(0, at) + pick(pieces, '') + text.slice(at)
        break
      case 3:
        text = text.slice(0, at) + pick(pieces, '').repeat(1 + below(2_000)) + text.slice(at)
        break
      case 4: {
        const lines = text.split('\n')
        lines.splice(below(lines.length), 0, pick(lines, ''))
        text = lines.join('\n')
        break
      }
      case 5: {
        const other = pick(seeds, '')
        text = text.slice(0, at) + other.slice(below(other.length + 1))
        break
      }
      default:
        text = text.slice(0, at) + String.fromCharCode(below(65_536)) + text.slice(at)
    }
  }
  const bytes = Buffer.from(text.slice(0, 200_000), 'utf8')
  if (bytes.length > 0 && below(20) === 0) bytes[below(bytes.length)] = below(256)
  return bytes
}
