import type { ShellWord } from '../shell-reading.ts'
import { knownText, literalWord } from '../shell-words.ts'

/**
 * Names that a program text of `sed` or `awk` may open as files by commands of its own: `w file`, `r file`
 * and `s/a/b/w file`; `print > "file"` and `getline < "file"`. A text that only running tells is such a
 * name itself.
 */
export function codeWords(role: 'sed_code' | 'awk_code', word: ShellWord): readonly ShellWord[] {
  const text = knownText(word)
  if (text === undefined) return []
  return role === 'sed_code' ? sedNames(text) : awkNames(text)
}

function sedNames(text: string): readonly ShellWord[] {
  const names: ShellWord[] = []
  for (const line of text.split('\n')) {
    // To the end of the line all is name, blanks and semicolons too.
    for (const command of line.matchAll(/(?<![A-Za-z\\])[rRwW][ \t]{1,8}(?=[^ \t])/g)) {
      names.push(literalWord(line.slice(command.index + command[0].length)))
      // What follows belongs to that name if this was a command, so a few guesses are enough.
      if (names.length > MAX_NAMES) return names
    }
    const flagged = /[/|#,!@][gpiIemM0-9]{0,12}w[ \t]{1,8}(?=[^ \t])/.exec(line)
    if (flagged) names.push(literalWord(line.slice(flagged.index + flagged[0].length)))
  }
  return names
}

function awkNames(text: string): readonly ShellWord[] {
  // Where a variable names the file, any text of the program may be its value.
  const isIndirect =
    /\bprintf?\b[^;}\n]{0,400}?>>?[ \t]{0,8}[A-Za-z_($]|\bgetline[^;}\n]{0,40}<[ \t]{0,8}[A-Za-z_($]/.test(text)
  const names: ShellWord[] = []
  for (const literal of text.matchAll(/([<>][ \t]{0,8}|)"((?:[^"\\\n]|\\[^\n])*)"/g)) {
    if (isIndirect || literal[1] !== '') names.push(literalWord((literal[2] ?? '').replace(/\\(.)/g, '$1')))
  }
  return names
}

/** Guesses at names in one program text; each is a suffix of a line. */
const MAX_NAMES = 64
