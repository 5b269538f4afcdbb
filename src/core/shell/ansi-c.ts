const simple: ReadonlyMap<string, string> = new Map([
  ['a', '\u0007'],
  ['b', '\b'],
  ['e', '\u001b'],
  ['E', '\u001b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
  ['\\', '\\'],
  ["'", "'"],
  ['"', '"'],
  ['?', '?'],
])

/**
 * Decodes the inside of `$'...'` (Bash manual, ANSI-C Quoting). Undefined for bytes above 0x7f and for
 * control letters: what text they make depends on the locale.
 */
export function decodeAnsiC(inside: string): string | undefined {
  let text = ''
  let at = 0
  while (at < inside.length) {
    const char = inside.charAt(at)
    if (char !== '\\') {
      text += char
      at++
      continue
    }
    const rest = inside.slice(at + 1, at + 10)
    const numeric = /^(?:x([0-9a-fA-F]{1,2})|u([0-9a-fA-F]{1,4})|U([0-9a-fA-F]{1,8})|([0-7]{1,3}))/.exec(rest)
    if (numeric !== null) {
      const [whole, byte, short, long, octal] = numeric
      const code = octal !== undefined ? parseInt(octal, 8) : parseInt(byte ?? short ?? long ?? '', 16)
      // A NUL ends the quoted text, whatever stands behind it.
      if (code === 0) return text
      if ((octal !== undefined || byte !== undefined) && code > 0x7f) return undefined
      if (code > 0x10ffff) return undefined
      text += String.fromCodePoint(code)
      at += 1 + whole.length
      continue
    }
    const escape = rest.charAt(0)
    if (escape === 'c') return undefined
    text += simple.get(escape) ?? `\\${escape}`
    at += 2
  }
  return text
}
