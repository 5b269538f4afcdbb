import type { NameFolding } from './fold-name.ts'

/** A piece of a pattern over the text of a path, in which `/` parts components. */
export type GlobToken =
  | { readonly kind: 'literal'; readonly unit: string }
  /** One character of a component. */
  | { readonly kind: 'one'; readonly fits: (character: string) => boolean }
  /** Any run within a component. */
  | { readonly kind: 'star' }
  /** Any run across components. */
  | { readonly kind: 'globstar' }
  /** No component, or some with a `/` behind each: the first part of `**` + `/b`. */
  | { readonly kind: 'folders' }
  /** The next character is no dot: how a shell keeps hidden names from its patterns. */
  | { readonly kind: 'visible' }

export function literalTokens(text: string): readonly GlobToken[] {
  return Array.from(text, (unit) => ({ kind: 'literal', unit }))
}

/**
 * `*` stays within a component, `**` crosses them, `**` as a whole component stands for no folder
 * too; a leading dot and all other signs are plain text (L-42).
 */
export function globTokens(pattern: string, fold: NameFolding): readonly GlobToken[] {
  const steps = pattern.split('/')
  return steps.flatMap((step, index): readonly GlobToken[] => {
    const isLast = index === steps.length - 1
    if (/^\*{2,}$/u.test(step)) return [{ kind: isLast ? 'globstar' : 'folders' }]
    return isLast ? stepTokens(step, fold) : [...stepTokens(step, fold), ...literalTokens('/')]
  })
}

function stepTokens(step: string, fold: NameFolding): readonly GlobToken[] {
  if (!step.includes('*')) return literalTokens(fold.name(step))
  // An odd place of the split is a run of stars.
  return step.split(/(\*+)/u).flatMap((part, index): readonly GlobToken[] => {
    if (index % 2 === 0) return literalTokens(fold.part(part))
    return [{ kind: part.length === 1 ? 'star' : 'globstar' }]
  })
}
