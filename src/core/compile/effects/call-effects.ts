import { limits } from '../../base/limits.ts'
import { isJsonArray, isJsonObject, ownMember, type Json } from '../../base/json.ts'
import { describeTool } from '../../catalogue/describe-tool.ts'
import type { Access, ArgumentDescription, ToolDescription } from '../../catalogue/tool-description.ts'
import { argsOf } from '../../events/call-parts.ts'
import { effectKinds, type EffectKind } from '../../events/effect-kind.ts'
import type { Env } from '../../events/hook-context.ts'
import type { Lookups } from '../../events/lookups.ts'
import type { StepEvent } from '../../events/step-event.ts'
import type { PathReading } from '../../files/path-reading.ts'
import { visit } from '../../paths/visit.ts'
import { readArgvOnce, readShellOnce } from '../read-shell-once.ts'
import { subjectOf, textOfSubject, type CallEffect } from './call-effect.ts'
import { patchFiles } from './patch-files.ts'
import { shellCallEffects } from './shell-targets.ts'

/** What tools call their command line, where nobody described it (L-70). */
const undescribedCommands = describeTool({
  name: '*',
  args: { command: { is: 'shell' }, cmd: { is: 'shell' }, script: { is: 'shell' } },
}).args

const kindOfAccess: Readonly<Record<Access, EffectKind>> = { read: 'reads', write: 'writes', delete: 'deletes' }

const unreadable: CallEffect = { kinds: effectKinds, target: { kind: 'unreadable' } }

/**
 * Everything that a call does to files, addresses, databases and programs, as far as its description
 * says (L-70). What nobody described may do anything to what it names. Undefined = the arguments are no object.
 */
export function callEffects(
  event: StepEvent,
  description: ToolDescription | undefined,
  env: Env,
  lookups: Lookups,
): readonly CallEffect[] | undefined {
  const args = argsOf(event)
  if (!isJsonObject(args)) return undefined
  const described = [...(description?.args ?? []), ...commandArguments(description)]
  const effects: CallEffect[] = []
  const seen = new Set<string>()
  for (const argument of described) {
    for (const path of [argument.path, ...argument.aliasPaths]) {
      const found = visit(args, path)
      if (found.kind === 'undecided') {
        effects.push(unreadable)
        continue
      }
      for (const { keys, value } of found.locations) {
        seen.add(JSON.stringify(keys))
        for (const effect of argumentEffects(argument, value, args, env, lookups)) effects.push(effect)
        if (effects.length > limits.callEffects) return [unreadable]
      }
    }
  }
  if (description?.batch !== undefined) {
    const items = visit(args, description.batch.items)
    if (items.kind !== 'undecided') for (const { keys } of items.locations) seen.add(JSON.stringify(keys))
  }
  collectLeaves(args, [], seen, effects)
  return effects.length > limits.callEffects || hasManyTrees(effects) ? [unreadable] : effects
}

/** What lies below a folder takes long to judge, so folders are counted by themselves, each once. */
function hasManyTrees(effects: readonly CallEffect[]): boolean {
  const trees = new Map<PathReading | undefined, Set<string>>()
  let count = 0
  for (const { target } of effects) {
    if (target.kind !== 'path' || target.subject.tree === 'none') continue
    const { folder } = target.subject
    const texts = trees.get(folder) ?? new Set<string>()
    trees.set(folder, texts)
    count -= texts.size
    texts.add(textOfSubject(target.subject))
    count += texts.size
  }
  return count > limits.callTrees
}

/** Arguments by these names are command lines, unless the tool's description says otherwise. */
function commandArguments(description: ToolDescription | undefined): readonly ArgumentDescription[] {
  const known = new Set((description?.args ?? []).flatMap(({ name, aliases }) => [name, ...aliases]))
  return undescribedCommands.filter(({ name }) => !known.has(name))
}

function argumentEffects(
  argument: ArgumentDescription,
  value: Json,
  args: Json,
  env: Env,
  lookups: Lookups,
): readonly CallEffect[] {
  if (value === null) return []
  switch (argument.is) {
    case 'text':
    case 'tool':
      return []
    case 'shell':
      return commandEffects(value, env, lookups)
    case 'patch':
      return typeof value === 'string' ? patchEffects(value) : [unreadable]
    case 'email':
      return [{ kinds: ['sends'], target: { kind: 'email', value } }]
    case 'path': {
      const kinds = argument.access.map((access) => kindOfAccess[access])
      const tree = treeOf(argument, args)
      return textsOf(value).map((text) =>
        text === undefined ? unreadable : { kinds, target: { kind: 'path', subject: subjectOf(text, tree) } },
      )
    }
    case 'url':
    case 'host':
    case 'sql': {
      const { is } = argument
      const kinds: readonly EffectKind[] = is === 'sql' ? ['queries'] : ['connects']
      return textsOf(value).map((text) => (text === undefined ? unreadable : { kinds, target: { kind: is, text } }))
    }
  }
}

function commandEffects(value: Json, env: Env, lookups: Lookups): readonly CallEffect[] {
  if (typeof value === 'string') return shellCallEffects(readShellOnce(value, lookups), env)
  if (isJsonArray(value) && value.every((word) => typeof word === 'string')) {
    return shellCallEffects(readArgvOnce(value, lookups), env)
  }
  return [unreadable]
}

function patchEffects(text: string): readonly CallEffect[] {
  const files = patchFiles(text)
  return files?.map(({ kinds, path }) => ({ kinds, target: { kind: 'path', subject: subjectOf(path) } })) ?? [unreadable]
}

function treeOf({ isTree, hiddenBy }: ArgumentDescription, args: Json): 'none' | 'visible' | 'all' {
  if (!isTree) return 'none'
  if (hiddenBy === undefined) return 'all'
  const hidden = isJsonObject(args) ? (ownMember(args, hiddenBy) ?? false) : false
  return hidden === false ? 'visible' : 'all'
}

/** The texts of an argument that is described as one or a list; undefined for whatever else stands there. */
function textsOf(value: Json): readonly (string | undefined)[] {
  if (isJsonArray(value)) return value.map((item) => (typeof item === 'string' ? item : undefined))
  return [typeof value === 'string' ? value : undefined]
}

/** Texts that no description speaks of, keys of maps aside. */
function collectLeaves(value: Json, keys: readonly (string | number)[], seen: ReadonlySet<string>, effects: CallEffect[]): void {
  if (effects.length > limits.callEffects) return
  if (seen.size > 0 && seen.has(JSON.stringify(keys))) return
  if (typeof value === 'string') {
    effects.push({ kinds: effectKinds, target: { kind: 'leaf', subject: subjectOf(value), text: value } })
  } else if (isJsonArray(value)) {
    for (const [index, item] of value.entries()) {
      if (effects.length > limits.callEffects) return
      collectLeaves(item, [...keys, index], seen, effects)
    }
  } else if (isJsonObject(value)) {
    for (const [key, member] of Object.entries(value)) collectLeaves(member, [...keys, key], seen, effects)
  }
}
