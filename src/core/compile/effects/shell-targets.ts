import { effectKinds } from '../../events/effect-kind.ts'
import type { Env } from '../../events/hook-context.ts'
import { ownMember } from '../../base/json.ts'
import { limits } from '../../base/limits.ts'
import type { PathReading } from '../../files/path-reading.ts'
import { readPath } from '../../files/read-path.ts'
import type { PatternWord } from '../../files/shell-pattern.ts'
import { shellEffects } from '../../shell/effects/shell-effects.ts'
import type { ShellEffect } from '../../shell/effects/shell-effect.ts'
import { knownText } from '../../shell/shell-words.ts'
import type { ShellFolder, ShellReading, ShellWord } from '../../shell/shell-reading.ts'
import type { CallEffect, EffectTarget } from './call-effect.ts'

const UNREADABLE: CallEffect = { kinds: effectKinds, target: { kind: 'unreadable' } }

/** What a command line does, with its words read in the folders and with the variables that the host vouches for (L-70). */
export function shellCallEffects(reading: ShellReading, env: Env): readonly CallEffect[] {
  if (reading.kind === 'unreadable') return [UNREADABLE]
  const found = shellEffects(reading)
  const effects = reading.codes.map((): CallEffect => ({ kinds: effectKinds, target: { kind: 'opaque', of: 'anything' } }))
  for (const effect of found) {
    if (effects.length > limits.callEffects) break
    for (const read of readEffect(effect, env)) effects.push(read)
  }
  // Those left out may be of any kind.
  return found.length > limits.callEffects ? [...effects, UNREADABLE] : effects
}

function readEffect(effect: ShellEffect, env: Env): readonly CallEffect[] {
  if (effect.kind === 'unmodelled') {
    return effect.words.map(({ word, folder }): CallEffect => {
      const parts = patternWord(word, env)
      const text = parts?.map((part) => part.text).join('')
      return parts === undefined || text === undefined
        ? { kinds: effectKinds, target: { kind: 'opaque', of: 'anything' } }
        : { kinds: effectKinds, target: { kind: 'leaf', subject: { word: parts, ...folderOf(folder, env), tree: 'none' }, text } }
    })
  }
  // A pipe or a descriptor is no file of its own: what is behind it was opened elsewhere in the text.
  if (effect.target.kind === 'path' && isDescriptor(effect.target.word)) return []
  return [{ kinds: [effect.kind], target: readTarget(effect.target, env) }]
}

function readTarget(target: Exclude<ShellEffect, { kind: 'unmodelled' }>['target'], env: Env): EffectTarget {
  switch (target.kind) {
    case 'program':
      return target
    case 'path': {
      const word = patternWord(target.word, env)
      if (word === undefined || isReadNowhere(target.folder, word)) return { kind: 'opaque', of: 'path' }
      const names = target.names === undefined ? {} : { names: target.names }
      return { kind: 'path', subject: { word, ...folderOf(target.folder, env), tree: target.tree, ...names } }
    }
    case 'url':
    case 'host':
    case 'sql': {
      // An address is written with `?` and `&` and found by no pattern: a shell hands it on as it is.
      const text = patternWord(target.word, env)?.map((part) => part.text).join('')
      return text === undefined ? { kind: 'opaque', of: target.kind } : { kind: target.kind, text }
    }
    case 'address': {
      const text = plainText(target.word, env)
      return text === undefined ? { kind: 'opaque', of: 'email' } : { kind: 'email', value: text }
    }
  }
}

/** Variables that say where a path lies, and the fact of the host that they name. */
const folderVariables: Readonly<Record<string, string>> = { HOME: 'home', PWD: 'cwd' }

/** The word with its known variables put in; undefined = it is known only when it runs. */
export function patternWord(word: ShellWord, env: Env): PatternWord | undefined {
  const parts: { text: string; isPattern: boolean }[] = []
  for (const part of word.parts) {
    if (part.kind === 'text') {
      parts.push({ text: part.text, isPattern: part.isPattern })
      continue
    }
    const fact = part.kind === 'variable' ? folderVariables[part.name] : undefined
    const value = fact === undefined ? undefined : ownMember(env, fact)
    if (typeof value !== 'string') return undefined
    parts.push({ text: value, isPattern: false })
  }
  return parts
}

/** The text of a word that stands for one text; a pattern may stand for others. */
export function plainText(word: ShellWord, env: Env): string | undefined {
  const parts = patternWord(word, env)
  return parts?.some((part) => part.isPattern) === false ? parts.map((part) => part.text).join('') : undefined
}

/** An address, or a relative path in a folder that is known only when it runs (`find -execdir`, `ssh`) names no known file. */
function isReadNowhere(folder: ShellFolder, word: PatternWord): boolean {
  const start = word[0]?.text ?? ''
  // What a program takes for an address is no file; what it does with it, its own effects say.
  if (/^(?:[A-Za-z][A-Za-z0-9+.-]*:)?[A-Za-z][A-Za-z0-9+.-]*:\/\//u.test(start) && !/^file:/iu.test(start)) return true
  return folder.kind === 'unknown' && !/^[/~]/u.test(start)
}

/** `/dev/stdin`, `/dev/fd/3`, `<(...)`. Not `/dev/tcp`, which is a connection and no file either. */
function isDescriptor(word: ShellWord): boolean {
  if (word.isPipe === true) return true
  return /^\/(?:dev\/(?:fd\/\d+|stdin|stdout|stderr)|proc\/(?:self|thread-self|\d+)\/fd\/\d+)$/u.test(knownText(word) ?? '')
}

const foldersRead = new WeakMap<ShellFolder, { readonly env: Env; readonly read: { readonly folder?: PathReading } }>()

/**
 * Each step of `cd` is read in the folder that the one before it led to. All words of a program, and those of
 * the programs behind it, share their folder, which is read once.
 */
export function folderOf(folder: ShellFolder, env: Env): { readonly folder?: PathReading } {
  const known = foldersRead.get(folder)
  if (known?.env === env) return known.read
  const read = readFolder(folder, env)
  foldersRead.set(folder, { env, read })
  return read
}

function readFolder(folder: ShellFolder, env: Env): { readonly folder?: PathReading } {
  if (folder.kind === 'unknown') return { folder: { kind: 'unknown', why: 'is read in a folder that is known only when it runs' } }
  let reached: PathReading | undefined
  for (const step of folder.steps) reached = readPath(step, env, reached)
  return reached === undefined ? {} : { folder: reached }
}
