import { baseName, endsWithSlash, folderName, joinPath } from './path-words.ts'
import { splitRemote } from './remote-word.ts'
import type { Role } from './role.ts'
import { addPath, addPlace, addTargets, isFull, type Findings, type RoledWord } from './target-effects.ts'

const SOURCES: readonly Role[] = ['copy', 'move', 'link', 'remote_copy', 'remote_move', 'container_copy']
const GOALS: readonly Role[] = ['into', 'remote_into', 'container_into']

/**
 * Adds what a copy, a move or a link touches: each source, the goal, and the entry of each source's name in
 * it, since the text does not say whether the goal is a folder.
 */
export function addCopies(found: Findings, words: readonly RoledWord[]): void {
  const sources = words.filter(({ role }) => SOURCES.includes(role))
  const goals = words.filter(({ role }) => GOALS.includes(role))
  for (const source of sources) addSource(found, source, goals)
  for (const goal of goals) if (!isFull(found)) addGoal(found, goal, sources)
}

function addSource(found: Findings, source: RoledWord, goals: readonly RoledWord[]): void {
  const place = placeOf(source)
  if (place.kind === 'remote' && source.role !== 'container_copy') addPlace(found, ['connects'], 'host', place.host)
  if (place.kind === 'unknown') addPlace(found, ['connects'], 'host', source.word)
  if (place.kind === 'url') addTargets(found, { ...source, role: 'url' })
  if (place.kind === 'remote' || place.kind === 'url') return
  switch (source.role) {
    case 'move': {
      addPath(found, ['reads', 'deletes'], { ...source, tree: 'all' })
      return
    }
    case 'remote_move': {
      addPath(found, ['reads', 'deletes'], source)
      return
    }
    case 'link': {
      // Whoever holds the link reads and writes its target.
      addPath(found, ['reads', 'writes'], source)
      // A symbolic link is read from the folder in which it lies.
      for (const goal of goals) {
        if (isFull(found)) return
        const beside = folderName(goal.word)
        if (beside !== undefined && isRelative(source))
          addPath(found, ['reads', 'writes'], { ...source, word: joinPath(beside, source.word) })
      }
      return
    }
    default: {
      addPath(found, ['reads'], source)
      return
    }
  }
}

function addGoal(found: Findings, goal: RoledWord, sources: readonly RoledWord[]): void {
  const place = placeOf(goal)
  if (place.kind === 'url') {
    addTargets(found, { ...goal, role: 'url_send' })
    return
  }
  if (place.kind === 'remote') {
    if (goal.role !== 'container_into') addPlace(found, ['connects', 'sends'], 'host', place.host)
    return
  }
  if (place.kind === 'unknown') addPlace(found, ['connects', 'sends'], 'host', goal.word)
  const isMove = sources.some(({ role }) => role === 'move')
  const tree = isMove ? 'all' : goal.tree
  addPath(found, ['writes'], { ...goal, tree })
  for (const source of sources) {
    if (isFull(found)) return
    if (source.word === goal.word) continue
    const from = placeOf(source)
    const name =
      endsWithSlash(source.word) && source.role.startsWith('remote')
        ? undefined
        : baseName(from.kind === 'remote' ? from.path : source.word)
    if (name !== undefined) addPath(found, ['writes'], { ...goal, word: joinPath(goal.word, name), tree })
  }
}

function placeOf({ role, word }: RoledWord): ReturnType<typeof splitRemote> {
  if (role.startsWith('remote')) return splitRemote(word)
  if (!role.startsWith('container')) return { kind: 'local' }
  const place = splitRemote(word)
  return place.kind === 'unknown' ? { kind: 'local' } : place
}

function isRelative({ word }: RoledWord): boolean {
  const first = word.parts[0]
  return first?.kind === 'text' && !/^[/~]/.test(first.text)
}
