import { isJsonObject, ownMember, type Json } from '../../core/base/json.ts'
import { referenceOf } from './paths-read.ts'
import type { RewriteStep } from './rewrite-steps.ts'

/** Values at the path of a step that it is likely to change, or to leave as they are: worked out from what it says. */
export function witnessValues({ operation, value = null }: RewriteStep): readonly Json[] {
  const part = (key: string): Json | undefined => (isJsonObject(value) ? ownMember(value, key) : undefined)
  switch (operation) {
    case 'set':
    case 'default':
      return referenceOf(value) === undefined ? [value] : []
    case 'clamp':
      return [part('min'), part('max')].flatMap((bound) => (typeof bound === 'number' ? [bound - 1, bound, bound + 1] : []))
    case 'coerce':
      return value === 'boolean' ? ['true', true] : value === 'string' ? [5, '5'] : ['5', 5]
    case 'replace':
      return replaceable(part('pattern'), part('with'))
    case 'rebase':
      return [part('from'), part('onto')].flatMap((folder) => (typeof folder === 'string' ? [folder, `${folder}/a`] : []))
    case 'strip':
      return ['a\u200bb\u202ec']
    case 'remove':
    case 'redact':
      return []
  }
}

/** Longer literals are nested at fewer places. */
const nestings = 12

/** What the pattern finds, alone and put inside itself, and what is put in its place. */
function replaceable(pattern: Json | undefined, replacement: Json | undefined): readonly Json[] {
  if (typeof pattern !== 'string' || typeof replacement !== 'string') return []
  const literal = literalOf(pattern)
  if (literal === undefined) return [replacement]
  const cuts = Array.from({ length: Math.min(literal.length - 1, nestings) }, (_, index) => index + 1)
  return [replacement, literal, ...cuts.map((cut) => literal.slice(0, cut) + literal + literal.slice(cut))]
}

/** The one text that a pattern without any choice finds. */
function literalOf(pattern: string): string | undefined {
  const escaped = /\\([^\p{L}\p{N}\s])/gu
  const hasChoice = /[\\^$.|?*+()[\]{}]/.test(pattern.replaceAll(escaped, ''))
  return hasChoice ? undefined : pattern.replaceAll(escaped, '$1')
}
