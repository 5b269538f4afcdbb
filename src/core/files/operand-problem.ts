import { readFileUrl } from './read-file-url.ts'
import { isFileUrl, unreadableText } from './unreadable-text.ts'

/** Why a path in a policy could be read in no run; undefined = it can be, if the host says where it starts (L-42). */
export function operandProblem(text: string): string | undefined {
  const why = unreadableText(text)
  if (why !== undefined) return why
  if (!isFileUrl(text) || readFileUrl(text) !== undefined) return undefined
  return 'is a `file:` URL that is read in several ways'
}

/** The same for a pattern of whole paths. */
export function globProblem(glob: string): string | undefined {
  if (isFileUrl(glob)) return 'is a URL and not a pattern'
  const why = unreadableText(glob)
  if (why !== undefined) return why
  const steps = glob.split('/')
  const first = steps.findIndex((step) => step.includes('*'))
  return first !== -1 && steps.slice(first).includes('..') ? 'has `..` behind a `*`' : undefined
}

/** The same for a name. */
export function nameProblem(name: string): string | undefined {
  if (name.includes('/')) return 'holds a `/`, which no name does'
  return name === '.' || name === '..' ? 'is no name of a file' : undefined
}
