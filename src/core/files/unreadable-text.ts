import { hasLoneSurrogate } from '../base/code-points.ts'
import { limits } from '../base/limits.ts'

/**
 * Why no path can be read from a text, on any system; undefined = nothing speaks against it (L-42).
 * Control characters and line breaks are legal in names of Linux, but terminals, logs and line-based
 * tools cut or split at them, so what would be opened is not known.
 */
export function unreadableText(text: string): string | undefined {
  if (text === '') return 'is empty'
  if (text.length > limits.filePathLength) return 'is longer than a path can be'
  if (hasLoneSurrogate(text)) return 'holds half of a surrogate pair'
   
  if (/[\u0000-\u001F\u007F]/u.test(text)) return 'holds a control character'
  if (variable.test(text.replace(streamType, ''))) return 'holds what a shell would take for a variable'
  if (/^~[^/\\]/u.test(text)) return 'begins with `~` and a name'
  if (/^\s*[A-Za-z][A-Za-z0-9+.-]+:\/\//u.test(text) && !isFileUrl(text)) return 'is a URL and not a path'
  return undefined
}

export function isFileUrl(text: string): boolean {
  return /^file:/iu.test(text)
}

/** `$NAME`, `${`, `$(`. */
const variable = /\$[A-Za-z_{(]/u

/** What a name of Windows may end in to name its own content once more: no variable. */
const streamType = /:\$(?:data|index_allocation|bitmap|attribute_list)(?=$|[/\\])/giu
