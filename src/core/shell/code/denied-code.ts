import { type CodeJudgement, harmless, type JudgeCode, opaqueCode } from './code-judgement.ts'

/** How code of one language can start a program. */
export interface Language {
  /** Signs of anything that starts a program, runs text as code or calls by a name made at run time. */
  readonly denied: RegExp
  /** Calls that hand literal text to a shell: the text is group 2, its quote group 1. */
  readonly shellCalls: readonly RegExp[]
  /** Calls with a literal list of words: the inside of the list is group 1. */
  readonly listCalls?: readonly RegExp[]
  /** Modules whose import starts nothing; any other import is a sign. Group 1 of `imports` is the name. */
  readonly imports?: { readonly pattern: RegExp; readonly safe: ReadonlySet<string> }
  /** Statements that only load the means for calls that are judged themselves. */
  readonly ignored?: RegExp
}

/**
 * Judges code by what stands in it anywhere, in texts and comments too: only code without any sign of a start
 * is harmless. Calls with literal text are read and taken out first, so that they alone do not make it opaque.
 */
export function judgeBySigns(language: Language): JudgeCode {
  return (text): CodeJudgement => {
    if (text.length > 20_000) return opaqueCode
    const scripts: string[] = []
    const commands: (readonly string[])[] = []
    // Letters of other widths are the same names to some languages.
    let rest = text.normalize('NFKC')
    for (const pattern of language.shellCalls) {
      rest = rest.replace(pattern, (_, __, script: string) => {
        scripts.push(script)
        return ' 0 '
      })
    }
    for (const pattern of language.listCalls ?? []) {
      rest = rest.replace(pattern, (whole: string, list: string) => {
        const words = literalList(list)
        if (words === undefined) return whole
        commands.push(words)
        return ' 0 '
      })
    }
    if (language.ignored !== undefined && scripts.length + commands.length > 0) rest = rest.replace(language.ignored, ' ')
    if (!language.denied.test(rest) && importsAreSafe(rest, language)) {
      return scripts.length + commands.length === 0 ? harmless : { scripts, commands, isOpaque: false }
    }
    return { scripts, commands, isOpaque: true }
  }
}

function importsAreSafe(text: string, { imports }: Language): boolean {
  if (imports === undefined) return true
  return [...text.matchAll(imports.pattern)].every(([, names = '']) =>
    names.split(',').every((name) => imports.safe.has(name.trim().replace(/\s+as\s+\w+$/, '').split(/[./]/)[0] ?? '')),
  )
}

/** `'a', "b"`: texts in quotes, parted by commas, and nothing else. */
function literalList(list: string): readonly string[] | undefined {
  const words: string[] = []
  for (const item of list.split(',')) {
    const [, , word] = /^\s*(['"])([^'"\\${}#]*)\1\s*$/.exec(item) ?? []
    if (word === undefined) {
      if (item.trim() === '') continue
      return undefined
    }
    words.push(word)
  }
  return words.length === 0 ? undefined : words
}
