import type { CompiledGrammar } from './compiled-grammar.ts'
import type { Arguments, OptionValue, PlacedWord } from './read-arguments.ts'
import type { Role } from './role.ts'
import { literalWord } from '../shell-words.ts'
import { isUnsettled } from './word-text.ts'

const PATTERN_ROLES: readonly (Role | undefined)[] = ['pattern', 'sed_code', 'awk_code']

/** An operand in its role. What a program does to whole trees it does not do to the words in fixed places in front. */
export interface PlacedOperand extends OptionValue {
  readonly isInFront: boolean
}

/**
 * Gives each operand its role. Fixed places in front fill first, then those at the end, the rest goes
 * between. A word that may become several fills its own place and the places behind it (L-41: an
 * expansion may split into words).
 */
export function placeOperands(compiled: CompiledGrammar, args: Arguments): readonly PlacedOperand[] {
  const { operands, hasPattern, isEnded } = args
  if (isEnded) return operands.map((operand) => ({ ...operand, role: 'any', isInFront: true }))
  const front = hasPattern && PATTERN_ROLES.includes(compiled.front[0]) ? compiled.front.slice(1) : compiled.front
  // With `cp -t folder` all operands are sources.
  const back = args.values.some(({ role }) => compiled.back.includes(role)) ? [] : compiled.back
  const backStart = Math.max(operands.length - back.length, Math.min(front.length, operands.length))
  const placed: PlacedOperand[] = []
  for (const [index, operand] of operands.entries()) {
    const role = index < front.length ? front[index] : index < backStart ? compiled.rest : back[index - backStart]
    placed.push({ ...operand, role: role ?? 'any', isInFront: index < front.length })
    const mayBeMore = index === operands.length - 1 && index <= front.length && maySplit(operand)
    if (mayBeMore && compiled.rest !== undefined && role !== compiled.rest)
      placed.push({ ...operand, role: compiled.rest, isInFront: false })
  }
  // One word for a copy and no target: `ln -s x`, `cp $files`. It is what is copied, and it may be where to.
  const only = operands.length === 1 && back.length > 0 && front.length === 0 ? operands[0] : undefined
  if (only && compiled.rest && !placed.some(({ role }) => role === compiled.rest))
    placed.push({ ...only, role: compiled.rest, isInFront: false })
  const readsFolder = compiled.grammar.readsFolder === true && operands.length <= front.length
  if (readsFolder && compiled.rest)
    placed.push({ role: compiled.rest, word: literalWord('.'), folder: args.folder, isInFront: false })
  return placed
}

function maySplit({ word }: PlacedWord): boolean {
  return isUnsettled(word) || word.parts.some((part) => part.kind === 'text' && part.isPattern)
}
