import { expandWord } from './expand-word.ts'
import type { CommandNode, Redirection } from './parse-bash.ts'
import type { Scope, ShellInput } from './shell-scope.ts'
import { knownText } from './shell-words.ts'
import { wordContext } from './word-context.ts'

/**
 * The text that a stage of a pipeline surely writes, so that `echo 'rm -rf x' | sh` can be read as the script
 * that it is. Undefined for everything but literal `echo` and `printf`, and `cat` and `tee` that hand it on.
 * Source: L-41.
 */
export function outputOf(command: CommandNode, scope: Scope): string | undefined {
  if (command.type !== 'Command' || command.name === undefined || command.prefix.length > 0) return undefined
  const input = inputOf(command.redirects, scope)
  if (input === undefined) return undefined
  const words: string[] = []
  for (const node of [command.name, ...command.args]) {
    for (const word of expandWord(node, wordContext(scope))) {
      const text = knownText(word)
      if (text === undefined) return undefined
      words.push(text)
    }
  }
  const [name = '', ...args] = words
  if (scope.state.functions.has(name) || scope.state.aliases.has(name)) return undefined
  switch (name) {
    case 'echo':
      return echoText(args)
    case 'printf':
      return printfText(args)
    case 'cat':
      return args.length === 0 && input.kind === 'text' ? input.text : undefined
    case 'tee':
      return args.every((arg) => arg === '-a' || !arg.startsWith('-')) && input.kind === 'text' ? input.text : undefined
    default:
      return undefined
  }
}

/** Only heredocs leave the output alone for sure, and only unquoted text in them is looked at here. */
function inputOf(redirects: readonly Redirection[], scope: Scope): ShellInput | undefined {
  const [first, ...others] = redirects
  if (first === undefined) return scope.input
  if (others.length > 0 || first.type !== 'HereDoc' || first.descriptor !== undefined) return undefined
  const isLiteral = first.delimiter?.quoted === true || !/[$`\\]/.test(first.body.text)
  if (!isLiteral || first.operator !== '<<') return undefined
  return { kind: 'text', text: first.body.text }
}

/** Shells differ about backslashes in `echo`, so a text with one is not known. */
function echoText(args: readonly string[]): string | undefined {
  const start = args.findIndex((arg) => !/^-[neE]+$/.test(arg))
  const text = start < 0 ? '' : args.slice(start).join(' ')
  return text.includes('\\') ? undefined : text
}

function printfText(args: readonly string[]): string | undefined {
  const [format = '', ...values] = args
  if (format.startsWith('-') || /\\[^n]/.test(format)) return undefined
  const literal = format.replaceAll('\\n', '\n')
  if (!literal.includes('%')) return literal
  if (!/^(?:[^%]|%s)*$/.test(literal)) return undefined
  const [before = '', ...after] = literal.split('%s')
  if (after.length === 0) return literal
  let text = ''
  // The format is used again until no value is left.
  for (let at = 0; at < Math.max(values.length, 1); at += after.length) {
    text += before + after.map((piece, index) => (values[at + index] ?? '') + piece).join('')
  }
  return text
}
