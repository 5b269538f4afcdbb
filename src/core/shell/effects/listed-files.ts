import { limits } from '../../base/limits.ts'
import type { ShellWord } from '../shell-reading.ts'
import type { EffectTarget, ShellEffect } from './shell-effect.ts'
import { leadingText } from '../shell-words.ts'

type PathTarget = Extract<EffectTarget, { kind: 'path' }>

/** The trees that a search lists, each within its names. */
export function listedTrees(effects: readonly ShellEffect[]): readonly PathTarget[] {
  return effects.flatMap((effect) => {
    if (effect.kind !== 'reads' || effect.target.kind !== 'path') return []
    return effect.target.tree === 'all' ? [effect.target] : []
  })
}

/**
 * `find src -name '*.py' -exec cat {} +` reads no more than find lists. The word that stands for a listed file
 * is opaque, so without this every such command would be undecidable; with it the tree is, and the disk tells.
 */
export function limitToListed(effects: readonly ShellEffect[], trees: readonly PathTarget[]): readonly ShellEffect[] {
  // Too many to be told apart stay what they are: words that are known only when they run.
  if (trees.length === 0 || trees.length * effects.length > limits.callEffects) return effects
  return effects.flatMap((effect): readonly ShellEffect[] => {
    if (effect.kind === 'unmodelled' || effect.target.kind !== 'path' || !isListed(effect.target.word)) return [effect]
    const { kind, target } = effect
    const start = leadingText(target.word)
    // `-execdir` starts a program in the folder of each file.
    const from = trees.filter(({ word }) => target.folder.kind === 'unknown' || leadingText(word) === start)
    return from.length === 0 ? [effect] : from.map((tree) => ({ kind, target: tree }))
  })
}

/** A starting point of find with whatever it finds below. */
function isListed({ parts, isNeverFlag }: ShellWord): boolean {
  return isNeverFlag === true && parts.length === 2 && parts[0]?.kind === 'text' && parts[1]?.kind === 'opaque'
}
