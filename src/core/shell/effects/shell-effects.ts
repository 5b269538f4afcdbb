import type { ShellProgram, ShellReading, ShellRedirect } from '../shell-reading.ts'
import { networkRedirect } from './network-redirect.ts'
import { programEffects } from './program-effects.ts'
import type { ShellEffect } from './shell-effect.ts'

/**
 * What the programs and redirections of a command line do to files, hosts and other programs, as far as
 * the text says (L-70). Nothing is judged: targets are words as written, some of them known only when they
 * run. Code handed to shells and interpreters at run time is in `reading.codes`, not here.
 */
export function shellEffects(reading: Extract<ShellReading, { kind: 'read' }>): readonly ShellEffect[] {
  return [...reading.redirects.flatMap(redirectEffects), ...reading.programs.flatMap(startEffects)]
}

function startEffects(program: ShellProgram): readonly ShellEffect[] {
  return [{ kind: 'runs', target: { kind: 'program', program } }, ...programEffects(program)]
}

function redirectEffects({ access, target, folder }: ShellRedirect): readonly ShellEffect[] {
  const host = networkRedirect(target)
  if (host !== undefined) {
    return (['connects', 'sends'] as const).map((kind) => ({ kind, target: { kind: 'host', word: host } }))
  }
  const kinds =
    access === 'read'
      ? (['reads'] as const)
      : access === 'write'
        ? (['writes'] as const)
        : (['reads', 'writes'] as const)
  return kinds.map((kind) => ({ kind, target: { kind: 'path', word: target, folder, tree: 'none' } }))
}
