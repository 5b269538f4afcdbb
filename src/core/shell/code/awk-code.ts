import { type CodeJudgement, opaqueCode } from './code-judgement.ts'

type Token =
  | { readonly kind: 'string'; readonly text: string; readonly isPlain: boolean }
  | { readonly kind: 'regex' }
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'sign'; readonly text: string }

/**
 * Programs start in awk by `system`, by `|` and `|&` to or from a text, by loading an extension, and by a call
 * of a function whose name is in a variable. Everything else is provably harmless (POSIX awk; gawk manual).
 */
export function judgeAwk(text: string): CodeJudgement {
  const tokens = tokenize(text)
  if (tokens === undefined) return opaqueCode
  const scripts: string[] = []
  let isOpaque = false
  tokens.forEach((token, at) => {
    const before = tokens[at - 1]
    const after = tokens[at + 1]
    if (token.kind === 'word' && token.text === 'system') {
      const text = tokens[at + 2]
      const close = tokens[at + 3]
      const isLiteral = isSign(after, '(') && text?.kind === 'string' && text.isPlain && isSign(close, ')')
      if (isLiteral) scripts.push(text.text)
      else isOpaque = true
    } else if (token.kind === 'sign' && token.text === '@') {
      isOpaque = true
    } else if (token.kind === 'sign' && (token.text === '|' || token.text === '|&')) {
      const isReading = after?.kind === 'word' && after.text === 'getline'
      const command = isReading ? before : after
      const beyond = isReading ? tokens[at - 2] : tokens[at + 2]
      // A text beside it would be joined to this one.
      const isAlone = beyond === undefined || (beyond.kind === 'sign' && /^[;{}(),\n&!]+$/.test(beyond.text)) || (isReading && isWord(beyond, 'while'))
      if (command?.kind === 'string' && command.isPlain && isAlone) scripts.push(command.text)
      else isOpaque = true
    }
  })
  return { scripts, commands: [], isOpaque }
}

function isSign(token: Token | undefined, text: string): boolean {
  return token?.kind === 'sign' && token.text === text
}

function isWord(token: Token | undefined, text: string): boolean {
  return token?.kind === 'word' && token.text === text
}

function tokenize(text: string): readonly Token[] | undefined {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const char = text.charAt(at)
    if (char === ' ' || char === '\t' || char === '\r') at++
    else if (char === '\\' && text.charAt(at + 1) === '\n') at += 2
    else if (char === '#') {
      const end = text.indexOf('\n', at)
      at = end < 0 ? text.length : end
    } else if (char === '"' || (char === '/' && startsRegex(tokens.at(-1)))) {
      const end = endOfQuoted(text, at, char)
      if (end === undefined) return undefined
      const inside = text.slice(at + 1, end)
      tokens.push(char === '/' ? { kind: 'regex' } : { kind: 'string', text: inside.replaceAll('\\"', '"'), isPlain: !/\\[^"]/.test(inside) })
      at = end + 1
    } else if (/[A-Za-z_]/.test(char)) {
      const word = /^[A-Za-z_][\w:]*/.exec(text.slice(at, at + 256))?.[0] ?? char
      tokens.push({ kind: 'word', text: word })
      at += word.length
    } else {
      const sign = /^(?:\|\||\|&|&&|[+\-*/%^!=<>]=|\d[\w.]*|.|\n)/s.exec(text.slice(at, at + 64))?.[0] ?? char
      tokens.push({ kind: 'sign', text: sign })
      at += sign.length
    }
  }
  return tokens
}

/** After an operand a slash divides; everywhere else it begins a regular expression. */
function startsRegex(before: Token | undefined): boolean {
  if (before === undefined) return true
  if (before.kind === 'string' || before.kind === 'regex') return false
  if (before.kind === 'word') return /^(?:print|printf|return|in|and|or|case|getline)$/.test(before.text)
  return !/^(?:\)|\]|\d.*|\$)$/.test(before.text)
}

function endOfQuoted(text: string, start: number, close: string): number | undefined {
  let isInClass = false
  for (let at = start + 1; at < text.length; at++) {
    const char = text.charAt(at)
    if (char === '\\') at++
    else if (char === '\n') return undefined
    else if (close === '/' && char === '[') isInClass = true
    else if (close === '/' && char === ']') isInClass = false
    else if (char === close && !isInClass) return at
  }
  return undefined
}
