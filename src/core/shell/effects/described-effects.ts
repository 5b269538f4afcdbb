import type { ShellFolder, ShellWord } from '../shell-reading.ts'
import type { ShellEffect } from './shell-effect.ts'

/** One line for each effect but the programs that run: `reads .env`, `writes x [.git/hooks]`, `reads . (all)`. */
export function describedEffects(effects: readonly ShellEffect[]): readonly string[] {
  return effects.flatMap((effect) => {
    if (effect.kind === 'unmodelled')
      return [...new Set(effect.words.map(({ word, folder }) => `any ${spell(word)}${within(folder)}`))]
    const { kind, target } = effect
    if (target.kind === 'program') return []
    if (target.kind !== 'path') return [`${kind} ${target.kind} ${spell(target.word)}`]
    const below =
      target.tree === 'none' ? '' : ` (${[target.tree, ...(target.names ?? []).map(({ glob }) => glob)].join(' ')})`
    return [`${kind} ${spell(target.word)}${within(target.folder)}${below}`]
  })
}

function spell({ parts }: ShellWord): string {
  return parts
    .map((part) => (part.kind === 'text' ? part.text : part.kind === 'variable' ? `$${part.name}` : '$?'))
    .join('')
}

function within(folder: ShellFolder): string {
  if (folder.kind === 'unknown') return ' [?]'
  return folder.steps.length === 0 ? '' : ` [${folder.steps.join('/')}]`
}
