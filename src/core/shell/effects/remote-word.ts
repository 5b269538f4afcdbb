import type { ShellWord } from '../shell-reading.ts'
import { dropLeading, knownText, leadingText } from '../shell-words.ts'
import { takeStart } from './word-text.ts'

/** Where a word of `scp`, `rsync` or `git clone` points. */
export type RemotePlace =
  | { readonly kind: 'local' }
  | { readonly kind: 'url' }
  | { readonly kind: 'remote'; readonly host: ShellWord; readonly path: ShellWord }
  /** It begins with something that only running tells. */
  | { readonly kind: 'unknown' }

/**
 * `host:path` is on a host, unless a slash stands before the colon; `scheme://` is an address. Source:
 * rsync(1) and scp(1), on file names with colons.
 */
export function splitRemote(word: ShellWord): RemotePlace {
  const text = leadingText(word)
  const slash = text.indexOf('/')
  const colon = text.indexOf(':')
  if (colon > 0 && text.startsWith('://', colon)) return { kind: 'url' }
  if (colon > 0 && (slash < 0 || colon < slash)) {
    return { kind: 'remote', host: hostOnly(takeStart(word, colon)), path: dropLeading(word, colon + 1) }
  }
  return slash < 0 && knownText(word) === undefined && !isPatternOnly(word) ? { kind: 'unknown' } : { kind: 'local' }
}

/** A host without the user in front of it. */
export function hostOnly(word: ShellWord): ShellWord {
  const at = leadingText(word).lastIndexOf('@')
  return at < 0 ? word : dropLeading(word, at + 1)
}

function isPatternOnly(word: ShellWord): boolean {
  return word.parts.every((part) => part.kind === 'text')
}
