import { limits } from '../../base/limits.ts'
import type { InterpretedText, ShellReading, ShellRedirect } from '../shell-reading.ts'
import { limitToListed, listedTrees } from './listed-files.ts'
import { networkRedirect } from './network-redirect.ts'
import { programEffects } from './program-effects.ts'
import { literalWords } from './literal-words.ts'
import type { ShellEffect } from './shell-effect.ts'

/**
 * What the programs and redirections of a command line do to files, hosts and other programs, as far as
 * the text says (L-70). Nothing is judged: targets are words as written, some of them known only when they
 * run. Code handed to shells and interpreters at run time is in `reading.codes`, not here.
 * More than `limits.callEffects` say only that there are too many: the rest is left out.
 */
export function shellEffects(reading: Extract<ShellReading, { kind: 'read' }>): readonly ShellEffect[] {
  const effects: ShellEffect[] = reading.redirects.flatMap(redirectEffects)
  // Programs that find starts stand behind it, and get the files that it lists.
  let listed: ReturnType<typeof listedTrees> = []
  for (const program of reading.programs) {
    if (effects.length > limits.callEffects) return effects
    const done = programEffects(program)
    if (program.name === 'find' || program.name === 'gfind') listed = listedTrees(done)
    effects.push({ kind: 'runs', target: { kind: 'program', program } })
    for (const effect of limitToListed(done, program.route === 'launcher' ? listed : [])) effects.push(effect)
  }
  for (const text of reading.texts) {
    if (effects.length > limits.callEffects) return effects
    for (const effect of textEffects(text)) effects.push(effect)
  }
  return effects
}

/** What a program text opens is not known, but it is named in a literal or made from several. */
function textEffects({ text, folder }: InterpretedText): readonly ShellEffect[] {
  const words = literalWords(text).map((word) => ({ word, folder }))
  return words.length === 0 ? [] : [{ kind: 'unmodelled', words }]
}

function redirectEffects({ access, target, folder }: ShellRedirect): readonly ShellEffect[] {
  const host = networkRedirect(target)
  if (host !== undefined) {
    return (['connects', 'sends'] as const).map((kind) => ({ kind, target: { kind: 'host', word: host } }))
  }
  // The parts of a pipe that the shell makes are programs of the reading.
  if (target.isPipe === true) return []
  const kinds = access === 'read' ? ['reads' as const] : access === 'write' ? ['writes' as const] : BOTH
  return kinds.map((kind) => ({ kind, target: { kind: 'path', word: target, folder, tree: 'none' } }))
}

const BOTH = ['reads', 'writes'] as const
