import { type CodeJudgement, opaqueCode } from './code-judgement.ts'

/**
 * Programs start in GNU sed by the command `e` and by the flag `e` of `s`. The script is read command by
 * command; what cannot be read is opaque (GNU sed manual, sed scripts).
 *
 * Versions of sed differ on whether brackets hide a delimiter, as in `s/[/]/x/`. The script is read both ways,
 * and a way on which it does not parse is one on which it does not run.
 */
export function judgeSed(text: string): CodeJudgement {
  const aware = readSed(text, true)
  const unaware = readSed(text, false)
  if (aware === undefined) return opaqueCode
  if (unaware === undefined) return aware
  return {
    scripts: [...new Set([...aware.scripts, ...unaware.scripts])],
    commands: [],
    isOpaque: aware.isOpaque || unaware.isOpaque,
  }
}

/** A place in a sed script that moves on as it is read. */
interface Cursor {
  readonly text: string
  readonly mindsBrackets: boolean
  at: number
}

function readSed(text: string, mindsBrackets: boolean): CodeJudgement | undefined {
  const cursor: Cursor = { text, mindsBrackets, at: 0 }
  const scripts: string[] = []
  let isOpaque = false
  for (;;) {
    take(cursor, /[\s;}]*/y)
    if (cursor.at >= text.length) return { scripts, commands: [], isOpaque }
    if (!takeAddress(cursor)) return undefined
    if (take(cursor, /\s*,\s*/y) !== '' && !takeAddress(cursor)) return undefined
    take(cursor, /[\s!]*/y)
    const command = take(cursor, /./sy)
    if (command === '{') continue
    if (command === 's' || command === 'y') {
      const close = take(cursor, /[^\n\\]/y)
      if (close === '' || !takeDelimited(cursor, close, command === 's') || !takeDelimited(cursor, close, false)) return undefined
      const flags = take(cursor, /[gpIiMmeE\d]*/y)
      if (command === 's' && flags.includes('e')) isOpaque = true
      if (command === 's') take(cursor, /w[^\n]*/y)
    } else if (command === 'e') {
      const script = take(cursor, /[^\n]*/y).trim()
      // Without a command it runs the line that was read.
      if (script === '') isOpaque = true
      else scripts.push(script)
    } else if (!takeArguments(cursor, command)) return undefined
    take(cursor, /[ \t]*/y)
    if (cursor.at < text.length && !/[\n;}#]/.test(text.charAt(cursor.at))) return undefined
  }
}

function takeArguments(cursor: Cursor, command: string): boolean {
  if (/^[=dDFgGhHnNpPxzlLqQ]$/.test(command)) take(cursor, /[ \t]*\d*/y)
  else if (/^[:btT]$/.test(command)) take(cursor, /[^\n;}]*/y)
  else if (/^[#vrRwW]$/.test(command)) take(cursor, /[^\n]*/y)
  else if (/^[aic]$/.test(command)) take(cursor, /(?:\\[^]|[^\\\n])*\\?/y)
  else return false
  return true
}

/** @returns false if there is an address that does not end. */
function takeAddress(cursor: Cursor): boolean {
  const open = take(cursor, /\/|\\[^\n]/y)
  if (open === '') {
    take(cursor, /\$|[+~]?\d+(?:~\d+)?/y)
    return true
  }
  if (!takeDelimited(cursor, open.slice(-1), true)) return false
  take(cursor, /[IM]*/y)
  return true
}

function takeDelimited(cursor: Cursor, close: string, isPattern: boolean): boolean {
  const { text } = cursor
  while (cursor.at < text.length) {
    const char = text.charAt(cursor.at)
    if (char === '\\') cursor.at++
    else if (char === close) {
      cursor.at++
      return true
    } else if (char === '[' && isPattern && cursor.mindsBrackets) {
      const set = take(cursor, /\[\^?\]?(?:\[[:.=][^\]\n]*\]|[^\]\n])*/y)
      if (set === '' || text.charAt(cursor.at) !== ']') return false
    }
    cursor.at++
  }
  return false
}

function take(cursor: Cursor, pattern: RegExp): string {
  pattern.lastIndex = cursor.at
  const found = pattern.exec(cursor.text)?.[0] ?? ''
  cursor.at += found.length
  return found
}
