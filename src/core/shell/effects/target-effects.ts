import { limits } from '../../base/limits.ts'
import type { ShellFolder, ShellWord } from '../shell-reading.ts'
import { codeWords } from './code-words.ts'
import { isFileUrl, joinPath } from './path-words.ts'
import { hostOnly, splitRemote } from './remote-word.ts'
import { pathRoles, type Role } from './role.ts'
import type { EffectKind } from '../../events/effect-kind.ts'
import type { EffectTree, NamePattern, ShellEffect, UnmodelledWord } from './shell-effect.ts'
import { unmodelledWords } from './unmodelled-words.ts'
import { dropLeading, leadingText, literalWord } from '../shell-words.ts'
import { appendText, isNameless, takeStart } from './word-text.ts'

/** Effects, and words of which nothing is known. Neither grows beyond `limits.callEffects` by more than a few. */
export interface Findings {
  readonly effects: ShellEffect[]
  readonly unmodelled: UnmodelledWord[]
}

/** One word in its role, and how much below it is meant. */
export interface RoledWord {
  readonly role: Role
  readonly word: ShellWord
  readonly folder: ShellFolder
  readonly tree: EffectTree
  readonly names?: readonly NamePattern[] | undefined
}

/** An address that says how it is reached. */
const HAS_SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*:\/\//

/** Whoever asks takes so many effects for unknown ones, so that no more are needed. */
export function isFull({ effects, unmodelled }: Findings): boolean {
  return effects.length + unmodelled.length > limits.callEffects
}

/** Words of which any may be a target. */
export function addUnmodelled(found: Findings, words: readonly ShellWord[], folder: ShellFolder): void {
  for (const word of words) {
    if (isFull(found)) return
    for (const named of unmodelledWords([word], folder)) found.unmodelled.push(named)
  }
}

/** What happens to a path; nothing for `-` and for nothing at all. */
export function addPath(found: Findings, kinds: readonly EffectKind[], path: Omit<RoledWord, 'role'>): void {
  const { word, folder, tree, names } = path
  if (isFull(found) || isNameless(word)) return
  const limited = names === undefined || tree === 'none' ? {} : { names }
  for (const kind of kinds) found.effects.push({ kind, target: { kind: 'path', word, folder, tree, ...limited } })
}

/** What happens to a place that is no path. */
export function addPlace(
  found: Findings,
  kinds: readonly EffectKind[],
  kind: 'url' | 'host' | 'sql' | 'address',
  word: ShellWord,
): void {
  if (isFull(found) || isNameless(word)) return
  for (const effect of kinds) found.effects.push({ kind: effect, target: { kind, word } })
}

/** Adds what a word in its role says is touched. Copies are made of several words: see `addCopies`. */
export function addTargets(found: Findings, roled: RoledWord): void {
  const { role, word, folder } = roled
  switch (role) {
    case 'flag':
    case 'attached':
    case 'text':
    case 'name_glob':
    case 'pattern':
    case 'ends':
    case 'folder':
    case 'copy':
    case 'move':
    case 'link':
    case 'into':
    case 'remote_copy':
    case 'remote_move':
    case 'remote_into':
    case 'container_copy':
    case 'container_into':
      return
    case 'any':
      addUnmodelled(found, [word], folder)
      return
    case 'prefix': {
      const names = appendText(word, '')
      const star = { parts: [...names.parts.slice(0, -1), { kind: 'text', text: '*', isPattern: true } as const] }
      addPath(found, ['writes'], { ...roled, word: star })
      return
    }
    case 'at_read':
      if (leadingText(word).startsWith('@')) addPath(found, ['reads'], { ...roled, word: dropLeading(word, 1) })
      return
    case 'form_read': {
      addForm(found, roled)
      return
    }
    case 'mount': {
      addPath(found, ['reads', 'writes'], { ...roled, word: beforeColon(word), tree: 'all' })
      return
    }
    case 'mount_pairs': {
      addMountPairs(found, roled)
      return
    }
    case 'named_source':
      if (/^(?:file|path):/.test(leadingText(word).slice(0, 5)))
        addPath(found, ['reads'], { ...roled, word: dropLeading(word, 5) })
      return
    case 'revision_path': {
      addPath(found, ['reads'], roled)
      const colon = leadingText(word).indexOf(':')
      if (colon >= 0) addPath(found, ['reads'], { ...roled, word: dropLeading(word, colon + 1) })
      return
    }
    case 'url':
    case 'url_send':
      addPlace(found, role === 'url' ? ['connects'] : ['connects', 'sends'], 'url', word)
      if (isFileUrl(word)) addPath(found, ['reads'], roled)
      return
    case 'host':
    case 'host_send': {
      addPlace(found, role === 'host' ? ['connects'] : ['connects', 'sends'], 'host', hostOnly(word))
      return
    }
    case 'repository': {
      addRepository(found, roled)
      return
    }
    case 'url_host': {
      addTargets(found, { ...roled, role: HAS_SCHEME.test(leadingText(word).slice(0, 40)) ? 'url_send' : 'host_send' })
      return
    }
    case 'url_or_read':
      addPlace(found, ['connects'], 'url', word)
      if (isFileUrl(word) || !HAS_SCHEME.test(leadingText(word).slice(0, 40))) addPath(found, ['reads'], roled)
      return
    case 'remote_name': {
      const isName = splitRemote(word).kind === 'local' && !/^[./~]/.test(leadingText(word))
      if (isName) addPlace(found, ['connects'], 'url', word)
      else addRepository(found, roled)
      return
    }
    case 'key_read': {
      const equals = leadingText(word).indexOf('=')
      addPath(found, ['reads'], { ...roled, word: equals < 0 ? word : dropLeading(word, equals + 1), tree: 'all' })
      return
    }
    case 'package':
      // `@scope/name` and `name@version` are names; `file:x` is a path.
      if (/^(?:[./~]|file:)|\.(?:tgz|gz|whl|zip|deb|rpm|jar|[a-z]{1,3})$/.test(edgesOf(word)))
        addPath(found, ['reads', 'writes'], { ...roled, tree: 'all' })
      return
    case 'git_folder': {
      addPath(found, ['writes'], { ...roled, word: joinPath(word, literalWord('.git')) })
      return
    }
    case 'download_folder': {
      addPath(found, ['writes'], roled)
      return
    }
    case 'sql': {
      addPlace(found, ['queries'], 'sql', word)
      return
    }
    case 'address': {
      addPlace(found, ['sends'], 'address', word)
      return
    }
    case 'sed_code':
    case 'awk_code':
      for (const named of codeWords(role, word)) found.unmodelled.push({ word: named, folder })
      return
    default: {
      const { kinds, isTree } = pathRoles[role]
      addPath(found, kinds, isTree ? { ...roled, tree: 'all' } : roled)
      return
    }
  }
}

/** `name=@file`, `name=<file`, and HTTPie's `name@file`: the file is read. */
function addForm(found: Findings, roled: RoledWord): void {
  const sign = /^[^@<]*[@<]/.exec(leadingText(roled.word))
  if (sign === null) return
  // Behind the file curl takes `;type=...`.
  const file = dropLeading(roled.word, sign[0].length)
  const end = leadingText(file).indexOf(';')
  addPath(found, ['reads'], { ...roled, word: end < 0 ? file : takeStart(file, end) })
}

/** `type=bind,source=path,target=...`: only a bind mount names a path of this machine. */
function addMountPairs(found: Findings, roled: RoledWord): void {
  const text = leadingText(roled.word)
  const source = /(?:^|,)(?:source|src)=/.exec(text)
  if (source === null) return
  const value = dropLeading(roled.word, source.index + source[0].length)
  const end = leadingText(value).indexOf(',')
  addPath(found, ['reads', 'writes'], { ...roled, word: end < 0 ? value : takeStart(value, end), tree: 'all' })
}

/** What git and its like fetch from: an address, `host:path`, or a folder of this machine. */
function addRepository(found: Findings, roled: RoledWord): void {
  const place = splitRemote(roled.word)
  if (place.kind !== 'url') addPath(found, ['reads'], { ...roled, tree: 'all' })
  if (place.kind === 'remote') addPlace(found, ['connects'], 'host', place.host)
  if (place.kind === 'url') addTargets(found, { ...roled, role: 'url' })
}

/** Both ends of a word are enough to tell a path from a name; the whole may be long. */
function edgesOf(word: ShellWord): string {
  const text = leadingText(word)
  return text.length <= 80 ? text : `${text.slice(0, 40)}${text.slice(-40)}`
}

function beforeColon(word: ShellWord): ShellWord {
  const end = leadingText(word).indexOf(':')
  return end < 0 ? word : takeStart(word, end)
}
