import { expandValue } from './expand-word.ts'
import type { HereDoc, Redirection } from './parse-bash.ts'
import type { ShellRedirect, ShellWord } from './shell-reading.ts'
import { countWords, type Scope, type ShellInput } from './shell-scope.ts'
import { knownText, leadingText, opaqueTail } from './shell-words.ts'
import { visitExpansions } from './visit-expansions.ts'
import { wordContext, wordsAt } from './word-context.ts'

/**
 * Notes the files that the shell opens and says what the redirections make of the standard input, if anything.
 * Joined descriptors open nothing. Source: L-41; Bash manual, Redirections.
 */
export function readRedirects(redirections: readonly Redirection[], scope: Scope): ShellInput | undefined {
  let input: ShellInput | undefined
  for (const redirection of redirections) {
    visitExpansions(redirection, scope)
    const descriptor = redirection.descriptor
    const number = descriptor === undefined ? undefined : descriptor.type === 'FileDescriptor' ? descriptor.value : -1
    const isInput = (number ?? (isReading(redirection) ? 0 : 1)) === 0
    if (redirection.type === 'HereDoc') {
      if (isInput) input = heredocInput(redirection)
    } else if (redirection.type === 'HereString') {
      const text = redirection.target === undefined ? undefined : knownText(expandValue(redirection.target, wordContext(scope)))
      if (isInput) input = text === undefined ? { kind: 'opaque' } : { kind: 'text', text }
    } else if (redirection.target !== undefined) {
      const words = wordsAt(redirection.target, scope)
      if (scope.findings.unreadable !== undefined) return undefined
      const [only] = words
      const target = words.length === 1 && only !== undefined ? only : opaqueTail
      const access = accessOf(redirection.operator, target)
      if (access !== undefined && target.isPipe !== true) {
        if (!countWords(scope, [target])) return undefined
        scope.findings.redirects.push({ access, target, folder: scope.state.folder })
      }
      if (isInput) input = fileInput(redirection.operator, target)
    }
  }
  return input
}

function isReading(redirection: Redirection): boolean {
  return redirection.operator.startsWith('<')
}

function accessOf(operator: string, target: ShellWord): ShellRedirect['access'] | undefined {
  switch (operator) {
    case '<':
      return 'read'
    case '<>':
      return 'read_write'
    case '<&':
      return undefined
    case '>&': {
      // Only digits or a dash join a descriptor; any other word is a file.
      const text = knownText(target)
      return text !== undefined && /^(?:\d+-?|-)$/.test(text) ? undefined : 'write'
    }
    default:
      return 'write'
  }
}

/** A file on disk is not followed; a pipe, a socket or another descriptor is text made at run time. */
function fileInput(operator: string, target: ShellWord): ShellInput {
  if (operator === '<&' || operator === '>&') return { kind: 'opaque' }
  return isStream(target) ? { kind: 'opaque' } : { kind: 'none' }
}

/** Is a file that programs read a pipe, a socket or a descriptor in truth? */
export function isStream(word: ShellWord): boolean {
  return word.isPipe === true || /^\/(?:dev\/(?:fd\/|stdin$|tcp\/|udp\/)|proc\/(?:self|thread-self|\d+)\/fd\/)/.test(leadingText(word))
}

function heredocInput(heredoc: HereDoc): ShellInput {
  const text = heredocText(heredoc)
  return text === undefined ? { kind: 'opaque' } : { kind: 'text', text }
}

/** The body as the program reads it; undefined if an expansion in it is not known. */
function heredocText(heredoc: HereDoc): string | undefined {
  const { body, delimiter, operator } = heredoc
  const raw = operator === '<<-' ? body.text.replace(/^\t+/gm, '') : body.text
  if (delimiter?.quoted === true) return raw
  if (body.parts?.some((part) => part.type !== 'Literal') === true) return undefined
  // Without quotes a backslash joins lines and protects `$`, the backtick and itself.
  return raw.replace(/\\([\n$`\\])/g, (_, char: string) => (char === '\n' ? '' : char))
}
