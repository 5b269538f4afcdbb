import { noFolding, type NameFolding } from './fold-name.ts'
import { fitsTokens } from './glob-machine.ts'
import { globTokens } from './glob-tokens.ts'
import { eachOf, type NameOperand, type Texts } from './path-test.ts'

/** Is the last component one of these names, or does a pattern fit it? (L-42) */
export function nameTest(operand: NameOperand | readonly NameOperand[], fold: NameFolding): (name: string) => boolean {
  const operands = eachOf(operand)
  const names = new Set(operands.flatMap((entry) => (typeof entry === 'string' ? [fold.name(entry)] : [])))
  const globs = operands.flatMap((entry) => (typeof entry === 'string' ? [] : eachOf(entry.glob)))
  // As it is written too: folding takes signs away that a pattern may ask for.
  const fits = globs.flatMap((glob) => [fitsTokens(globTokens(glob, fold)), fitsTokens(globTokens(glob, noFolding))])
  return (name) => {
    const folded = fold.name(name)
    return names.has(folded) || fits.some((fit) => fit(folded) || (folded !== name && fit(name)))
  }
}

/**
 * Does the name end in one of these extensions? With or without a dot in front, `tar.gz` as well as
 * `gz`; dots at the start of a name begin none, so `.env` has no extension and `.env.local` has `local` (L-42).
 */
export function extensionTest(operand: Texts, fold: NameFolding): (name: string) => boolean {
  const endings = extensionEndings(operand, fold)
  return (name) => {
    const folded = fold.name(name)
    const stem = folded.slice(dotsAtStart(folded))
    return endings.some((ending) => stem.length > ending.length && stem.endsWith(ending))
  }
}

/** What such a name ends in, the dot included. */
export function extensionEndings(operand: Texts, fold: NameFolding): readonly string[] {
  return eachOf(operand).map((extension) => fold.name(extension.startsWith('.') ? extension : `.${extension}`))
}

function dotsAtStart(name: string): number {
  let count = 0
  while (name[count] === '.') count++
  return count
}
