const ASCII = 128

/** Whether a match cannot begin at a place for what stands in front of it. */
export type ForbidsStart = (text: string, start: number) => boolean

/**
 * What a pattern asks of the unit in front of its match, if it says that first of all: `\b` or
 * `(?<![...])`. Looking at one unit is far cheaper than trying the pattern, and texts that repeat a
 * keyword are full of such places. Undefined = the pattern must be tried.
 */
export function leftBorder(pattern: RegExp): ForbidsStart | undefined {
  // Behind a sign for "or" at the top the border need not hold; those in groups come with a bracket in front.
  if (/\|/.test(withoutGroups(pattern.source)) || /[um]/.test(pattern.flags)) return undefined
  if (pattern.source.startsWith(String.raw`\b`)) return isWithinWord
  const [, characters] = /^\(\?<!(\[[^\]\\]*(?:\\.[^\]\\]*)*\])\)/.exec(pattern.source) ?? []
  if (characters === undefined) return undefined
  const forbidden = tableOf(new RegExp(characters, pattern.flags.replace(/[gyd]/g, '')))
  return (text, start) => start > 0 && forbidden[text.charCodeAt(start - 1)] === 1
}

/** What stands outside of every group and class. Linear. */
function withoutGroups(source: string): string {
  let depth = 0
  let outside = ''
  for (const piece of source.match(/\\.|\[(?:\\.|[^\]\\])*\]|./gs) ?? []) {
    if (piece === '(') depth++
    else if (piece === ')') depth--
    else if (depth === 0) outside += piece.length === 1 ? piece : '_'
  }
  return outside
}

function tableOf(characters: RegExp): Uint8Array {
  return Uint8Array.from({ length: ASCII }, (_, code) => (characters.test(String.fromCharCode(code)) ? 1 : 0))
}

const wordCharacters = tableOf(/\w/)

function isWithinWord(text: string, start: number): boolean {
  const isBehindWord = start > 0 && wordCharacters[text.charCodeAt(start - 1)] === 1
  return isBehindWord === (wordCharacters[text.charCodeAt(start)] === 1)
}
