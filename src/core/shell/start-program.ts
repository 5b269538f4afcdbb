import { limits } from '../base/limits.ts'
import { programModel } from './programs/program-models.ts'
import { readOptions } from './read-options.ts'
import type { ShellProgram, ShellWord } from './shell-reading.ts'
import { countWords, reportUnreadable, type Scope, spend } from './shell-scope.ts'
import { knownText, maySplit } from './shell-words.ts'

/** Notes a program and whatever it starts in turn, by the table of programs. Source: L-41. */
export function startProgram(words: readonly ShellWord[], assignments: ShellProgram['assignments'], scope: Scope): void {
  const [word, ...args] = words
  if (word === undefined || !noteProgram(word, args, assignments, scope, false)) return
  const name = programName(word)
  if (name === undefined) return
  const model = programModel(name)
  if (model?.starts === undefined) return
  const launched: Scope = { ...scope, route: 'launcher' }
  const options = readOptions(args, model.options)
  for (const rule of model.starts) rule({ name, args, options, assignments, scope: launched })
}

/** @returns false once the reading is at its end. */
export function noteProgram(
  word: ShellWord,
  args: readonly ShellWord[],
  assignments: ShellProgram['assignments'],
  scope: Scope,
  isBuiltin: boolean,
): boolean {
  const { programs } = scope.findings
  if (!spend(scope, 1 + args.length)) return false
  if (programs.length >= limits.shellPrograms) {
    reportUnreadable(scope, 'starts too many programs')
    return false
  }
  if (!countWords(scope, args)) return false
  const name = programName(word)
  const isPlain = name !== undefined && /^(?:(?:\/usr(?:\/local)?)?\/bin\/)?[^/]+$/.test(knownText(word) ?? '/')
  programs.push({
    word,
    name,
    isPlain,
    isBuiltin,
    args,
    assignments,
    folder: scope.state.folder,
    route: scope.route,
  })
  return true
}

/** The base name, where the text fixes it: a literal end behind a slash does if nothing before it can split. */
export function programName(word: ShellWord): string | undefined {
  const text = knownText(word)
  if (text !== undefined) return text.slice(text.lastIndexOf('/') + 1)
  if (maySplit(word) || word.parts.some((part) => part.kind === 'text' && part.isPattern)) return undefined
  const last = word.parts.at(-1)
  if (last?.kind !== 'text') return undefined
  const slash = last.text.lastIndexOf('/')
  return slash < 0 ? undefined : last.text.slice(slash + 1)
}
