import { isJsonObject } from '../../src/core/base/json.ts'
import type { Source } from '../../src/core/diagnostics/source.ts'
import type { PackEntry } from '../../src/core/load/load-policy.ts'
import { parseYaml } from '../../src/core/syntax/parse-yaml.ts'
import { toJson } from '../../src/core/syntax/to-json.ts'
import type { MapNode, SyntaxNode } from '../../src/core/syntax/syntax-tree.ts'
import { seededRandom } from '../../scripts/fuzz-mutations.ts'
import { markSites } from './mark-sites.ts'
import { mistakeKinds, type Mistake, type MistakeKind, type Site } from './mistake.ts'
import { nameSites } from './name-sites.ts'
import { rolesOf } from './roles.ts'
import { shapeSites } from './shape-sites.ts'

/** A pack with everything that can be done to it. */
export interface SeededPack {
  readonly name: string
  readonly sites: ReadonlyMap<MistakeKind, readonly Site[]>
}

export function seededPack(name: string, { source, files = [] }: PackEntry): SeededPack {
  const roots = [source, ...files.map((file) => file.source)].map(rootOf)
  const toolLists = new Set(roots.flatMap(toolListNames))
  const sites = new Map<MistakeKind, Site[]>()
  for (const root of roots) {
    const roles = rolesOf(root, toolLists)
    for (const site of [...nameSites(roles), ...markSites(roles), ...shapeSites(roles)]) {
      const known = sites.get(site.kind)
      if (known === undefined) sites.set(site.kind, [site])
      else known.push(site)
    }
  }
  return { name, sites }
}

function rootOf(source: Source): MapNode {
  const parsed = parseYaml(source)
  if (!parsed.ok) throw new Error(`${source.name} is not well-formed`)
  return parsed.value.root
}

/** The lists that some `tool:` names. */
function toolListNames(node: SyntaxNode): readonly string[] {
  if (node.kind === 'list') return node.items.flatMap(toolListNames)
  if (node.kind === 'scalar') return []
  return node.entries.flatMap(({ key, value }) => {
    const named = key.text === 'tool' ? toJson(value) : null
    const list = isJsonObject(named) ? named['list'] : undefined
    return typeof list === 'string' ? [list] : toolListNames(value)
  })
}

/**
 * `count` single mistakes, evenly over kinds and within a kind evenly over packs. The same number
 * always gives the same mistakes.
 */
export function seedMistakes(packs: readonly SeededPack[], count: number, seed: number): readonly Mistake[] {
  const random = seededRandom(seed)
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const perKind = Math.ceil(count / mistakeKinds.length)
  const made: Mistake[] = []
  for (const kind of mistakeKinds) {
    const having = packs.filter(({ sites }) => sites.has(kind))
    const seen = new Set<string>()
    // Where a kind has few places, the same mistake comes up again and counts once.
    for (let turn = 0, wanted = perKind; wanted > 0 && having.length > 0 && turn < perKind * 4; turn++) {
      const pack = having[turn % having.length]
      const site = pick(pack?.sites.get(kind) ?? [])
      const edit = site?.make(random)
      if (pack === undefined || site === undefined || edit === undefined) continue
      const { source } = site
      const key = `${source.name} ${edit.start} ${edit.end} ${edit.text}`
      if (seen.has(key)) continue
      seen.add(key)
      made.push({ kind, pack: pack.name, source, text: source.text.slice(0, edit.start) + edit.text + source.text.slice(edit.end), edit })
      wanted--
    }
  }
  return made
}
