import { limits } from '../base/limits.ts'

/** A piece of an address list (RFC 5322, section 3.2). Blanks and comments are noted at the piece that they stand in front of. */
export type MailToken = (
  | { readonly kind: 'atom' | 'quoted' | 'literal'; readonly text: string }
  | { readonly kind: '<' | '>' | '@' | ',' | ';' | ':' | 'end' }
) & { readonly before: 'nothing' | 'blank' | 'comment' }

/** All printable characters but those with a meaning of their own; a dot joins atoms. */
const atom = /[^\s()<>[\]:;@\\,"]+/uy
/** Of a comment only plain words are read alike by everybody: one with an address or a separator in it is not. */
const comment = /\([^()<>[\]:;@\\,"]*\)/uy
/** A backslash ends the text for some readers and hides the next quote for others. */
const quoted = /"([^"\\]*)"/uy
/** An address in place of a domain. */
const literal = /\[([^\s()<>[\];@\\,"]+)\]/uy

/** Undefined for what is no address list, or not for every reader: line breaks and other controls, escapes, odd comments. */
export function readMailTokens(text: string): readonly MailToken[] | undefined {
  if (unreadable.test(text) || hidesSpecials(text)) return undefined
  const tokens: MailToken[] = []
  let position = 0
  let before: MailToken['before'] = 'nothing'
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = position
    const match = pattern.exec(text) ?? undefined
    if (match !== undefined) position += match[0].length
    return match
  }
  while (position < text.length) {
    const first = text.charAt(position)
    if (first === ' ' || first === '\t') {
      position++
      if (before === 'nothing') before = 'blank'
      continue
    }
    if (first === '(') {
      if (take(comment) === undefined) return undefined
      before = 'comment'
      continue
    }
    const token = readToken(first, take)
    if (token === undefined || tokens.length >= limits.mailTokens) return undefined
    if (isSign(token.kind)) position++
    tokens.push({ ...token, before })
    before = 'nothing'
  }
  tokens.push({ kind: 'end', before })
  return tokens
}

type WithoutBefore<T> = T extends unknown ? Omit<T, 'before'> : never

function readToken(first: string, take: (pattern: RegExp) => RegExpExecArray | undefined): WithoutBefore<MailToken> | undefined {
  if (isSign(first)) return { kind: first }
  if (first === '"') return withText('quoted', take(quoted)?.[1])
  if (first === '[') return withText('literal', take(literal)?.[1])
  return withText('atom', take(atom)?.[0])
}

function withText(kind: 'atom' | 'quoted' | 'literal', text: string | undefined): WithoutBefore<MailToken> | undefined {
  return text === undefined ? undefined : { kind, text }
}

function isSign(text: string): text is '<' | '>' | '@' | ',' | ';' | ':' {
  return text.length === 1 && '<>@,;:'.includes(text)
}

/** Controls but TAB, and the separators of lines and paragraphs: what follows could be a header of its own. */
const unreadable = /[\0-\u0008\n-\u001f\u007f-\u009f\u2028\u2029]/u

/** A full-width `＠` or `，` is a plain letter here and a sign for readers that fold. */
function hidesSpecials(text: string): boolean {
  for (const character of new Set(text.match(/[^\0-\u007f]/gu))) {
    if (/[()<>[\]:;@\\,"]/u.test(character.normalize('NFKC'))) return true
  }
  return false
}
