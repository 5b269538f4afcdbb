import { readShell } from '../../src/core/shell/read-shell.ts'
import type { ShellFolder, ShellReading, ShellWord } from '../../src/core/shell/shell-reading.ts'
import type { ShellEffect } from '../../src/core/shell/effects/shell-effect.ts'
import { shellEffects } from '../../src/core/shell/effects/shell-effects.ts'

/** A command line that can be read. */
export function readable(text: string): Extract<ShellReading, { kind: 'read' }> {
  const reading = readShell(text)
  if (reading.kind !== 'read') throw new Error(reading.why)
  return reading
}

/** The effects of a command line, a line for each. */
export function effectsOf(text: string): readonly string[] {
  return describedEffects(shellEffects(readable(text)))
}

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
