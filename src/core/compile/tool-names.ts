import { limits } from '../base/limits.ts'
import type { EventMatcherNode, PackNode } from '../rules/policy-ast.ts'
import { visitTests } from '../rules/visit-tests.ts'
import { removeInvisible } from '../text/fold-text.ts'
import { skeleton } from '../text/look-alike.ts'
import { compileToolNamePattern, isToolNamePattern } from '../text/tool-name-pattern.ts'

/** What a policy knows of tool names. */
export interface ToolNames {
  /** A name that equals no known one but looks like one: unknown to every `tool` test (L-17). */
  readonly isLookAlike: (name: string) => boolean
  /** Does a name fit one of these names or patterns? */
  readonly matcher: (names: readonly string[]) => (name: string) => boolean
}

/**
 * UTF-16 units of a name for one of its skeleton, at most and generously: four code points compose to
 * one, each of two units, and two letters look like one. A longer name looks like none that is known,
 * and folding it would cost more than all else.
 */
const mostShrinking = 64

/** UTF-16 units of a name that is worth remembering. */
const longestRemembered = 1_000

/** Names that the rules of a policy use, for telling look-alikes apart. */
export function createToolNames(packs: readonly PackNode[]): ToolNames {
  const known = new Set<string>()
  for (const pack of packs) {
    for (const rule of pack.rules) {
      // Taking a shadow rule out may change no decision (L-18).
      if (rule.mode === 'shadow') continue
      collectNames(rule.match, known)
      collectNames(rule.unless, known)
    }
    collectNames(pack.unmatched?.match, known)
    for (const exception of pack.exceptions) collectNames(exception.match, known)
  }
  const skeletons = new Set([...known].map(skeleton))
  const longestLookAlike = mostShrinking * [...skeletons].reduce((most, { length }) => Math.max(most, length), 0)
  const remembered = new Map<string, boolean>()
  return {
    isLookAlike(name) {
      if (known.has(name)) return false
      const before = remembered.get(name)
      if (before !== undefined) return before
      const looks = removeInvisible(name).length <= longestLookAlike && skeletons.has(skeleton(name))
      // Names come from the model, so what is remembered of them is bounded, in number and in size.
      if (name.length > longestRemembered) return looks
      if (remembered.size >= limits.rememberedToolNames) remembered.clear()
      remembered.set(name, looks)
      return looks
    },
    matcher: sharedMatchers(),
  }
}

/** One matcher for each list of names: rules that name one declared list hold the same array. */
function sharedMatchers(): ToolNames['matcher'] {
  const known = new Map<readonly string[], (name: string) => boolean>()
  return (names) => {
    const before = known.get(names)
    if (before !== undefined) return before
    const fresh = nameMatcher(names)
    known.set(names, fresh)
    return fresh
  }
}

function nameMatcher(names: readonly string[]): (name: string) => boolean {
  const [first] = names
  if (names.length === 1 && first !== undefined) {
    return isToolNamePattern(first) ? compileToolNamePattern(first) : (name) => name === first
  }
  return anyNameMatcher(names)
}

function anyNameMatcher(names: readonly string[]): (name: string) => boolean {
  const exact = new Set(names.filter((name) => !isToolNamePattern(name)))
  const patterns = names.filter(isToolNamePattern).map(compileToolNamePattern)
  return (name) => exact.has(name) || patterns.some((fits) => fits(name))
}

function collectNames(node: EventMatcherNode | undefined, known: Set<string>): void {
  if (node === undefined) return
  visitTests(node, (test) => {
    if (test.kind !== 'tool') return
    for (const name of test.names) if (!isToolNamePattern(name)) known.add(name)
  })
}
