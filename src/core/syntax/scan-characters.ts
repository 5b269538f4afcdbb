import { codePointName } from '../diagnostics/printable.ts'
import type { Findings } from './findings.ts'
import type { TextToken } from './read-document.ts'

// What no line of an honest policy holds unescaped. Controls but TAB, LF, CR; odd spaces and
// invisible characters; bidi controls and marks; surrogates (pairs are passed over below).
const suspicious =
   
  /[\u0000-\u0008\u000b-\u000c\u000e-\u001f\u007f-\u00a0\u00ad\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ud800-\udfff\ufeff\uffa0\ufff9-\ufffb\ufffe\uffff]|\r(?!\n)/g

const bidi = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/
// No breaks and no zero width: in a comment they are only typography.
const typographicSpace = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/
const control = /[\p{Cc}\uffff\ufffe\ufff9-\ufffb]/u
// A flag of a region: a black flag, letters as tags, the closing tag. The one honest use of tags.
const regionFlag = /\u{1f3f4}[\u{e0030}-\u{e007a}]{1,8}\u{e007f}/uy

/** False = `scanCharacters` would find nothing, which is so for nearly every file. */
export function hasSuspiciousCharacter(text: string): boolean {
  suspicious.lastIndex = 0
  return suspicious.test(text)
}

/**
 * Characters that make a policy read otherwise than it is (L-05): odd spaces (SLC117), bidi controls
 * (SLC118), and what a YAML text cannot hold (SLC120). They are refused everywhere, tests included,
 * since an escape in double quotes says the same and can be seen. Joiners are fine between letters
 * or pictures that are not ASCII, odd spaces in comments. The character itself is marked,
 * by its name where it cannot be seen.
 */
export function scanCharacters(findings: Findings, tokens: readonly TextToken[]): void {
  const { text } = findings.source
  suspicious.lastIndex = 0
  for (let hit = suspicious.exec(text); hit !== null && !findings.isFull(); hit = suspicious.exec(text)) {
    const at = hit.index
    const code = text.codePointAt(at) ?? 0
    const char = String.fromCodePoint(code)
    suspicious.lastIndex = at + char.length
    if (code === 0x1f3f4) {
      regionFlag.lastIndex = at
      suspicious.lastIndex = at + (regionFlag.exec(text)?.[0].length ?? char.length)
      continue
    }
    const token = tokenAt(tokens, at)
    const problem = problemOf(text, at, char, token?.kind === 'comment')
    if (problem === undefined) continue
    findings.report(problem.code, at, at + char.length, problem.message, problem.hint === undefined ? {} : { hint: problem.hint })
  }
}

interface Problem {
  readonly code: 'SLC117' | 'SLC118' | 'SLC120'
  readonly message: string
  readonly hint?: string
}

const escapeHint = 'write it as an escape in double quotes, or take it out'

function problemOf(text: string, at: number, char: string, isInComment: boolean): Problem | undefined {
  const code = char.codePointAt(0) ?? 0
  const name = codePointName(char)
  if (bidi.test(char)) return { code: 'SLC118', message: `bidi control ${name} in the text`, hint: escapeHint }
  if (code >= 0xd800 && code <= 0xdfff) {
    return { code: 'SLC120', message: 'a surrogate without its partner cannot stand in a policy' }
  }
  if (char === '\r') return { code: 'SLC120', message: 'a carriage return without a line feed cannot stand in a policy' }
  if ((control.test(char) && code !== 0x85) || (code & 0xfffe) === 0xfffe) {
    return { code: 'SLC120', message: `the character ${name} cannot stand in a policy` }
  }
  if (code > 0xffff) {
    // Pairs are honest letters and pictures, but for tags.
    if (code < 0xe0000 || code > 0xe007f) return undefined
    return { code: 'SLC117', message: `invisible character ${name} in the text`, hint: escapeHint }
  }
  // A byte order mark.
  if (char === '\ufeff' && at === 0) return undefined
  // Joiners inside scripts and pictures that need them.
  if ((code === 0x200c || code === 0x200d) && text.charCodeAt(at - 1) > 0x7f && text.charCodeAt(at + 1) > 0x7f) {
    return undefined
  }
  if (isInComment && typographicSpace.test(char)) return undefined
  return {
    code: 'SLC117',
    message: `odd or invisible space ${name} in the text`,
    hint: 'write a plain space, or an escape in double quotes',
  }
}

/** Binary search: tokens are sorted and apart. */
function tokenAt(tokens: readonly TextToken[], offset: number): TextToken | undefined {
  let low = 0
  let high = tokens.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const token = tokens[middle]
    if (token === undefined) return undefined
    if (offset < token.start) high = middle - 1
    else if (offset >= token.end) low = middle + 1
    else return token
  }
  return undefined
}
