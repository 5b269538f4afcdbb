import { editDistance, foldName } from '../../core/base/nearest-name.ts'
import { shippedCatalogue } from '../../core/catalogue/shipped-catalogue.ts'
import type { PackNode } from '../../core/rules/policy-ast.ts'
import { fitsToolName, isToolNamePattern } from '../../core/text/tool-name-pattern.ts'
import { casesOf, testedNames, type TestedNames } from './tested-names.ts'
import { writtenNames, type WrittenName } from './written-names.ts'

/** A name of a policy that no test of it has. */
export interface UntestedName extends WrittenName {
  /** A name that is tested, named by no rule, and spelled nearly the same. */
  readonly looksLike?: string
}

const known = new WeakMap<PackNode, readonly UntestedName[]>()

/**
 * What the rules name and no case of the pack does. The loader cannot know these names; tests hold
 * the true ones. A pack without tests says nothing about names, and a tool that Sluice itself
 * describes is spelled right.
 */
export function untestedNames(pack: PackNode): readonly UntestedName[] {
  const before = known.get(pack)
  if (before !== undefined) return before
  const cases = casesOf(pack)
  const found = cases.length === 0 ? [] : findUntested(pack, writtenNames(pack), testedNames(cases))
  known.set(pack, found)
  return found
}

function findUntested(pack: PackNode, written: readonly WrittenName[], tested: TestedNames): readonly UntestedName[] {
  // An argument is tested where it is named: another rule may have another one that is spelled nearly so.
  const members = new Map(pack.rules.map(({ id, tests }) => [id, tests.length === 0 ? tested.members : testedNames(tests).members]))
  const common = testedNames(pack.tests).members
  const untested = written.filter(({ kind, name, rule }) => {
    if (kind === 'tool') return !isToolTested(name, tested.tools)
    const own = rule === undefined ? undefined : members.get(rule)
    return own === undefined ? !tested.members.has(name) : !own.has(name) && !common.has(name)
  })
  if (untested.length === 0) return []
  const named = new Set(written.map(({ name }) => name))
  const spare = {
    tool: [...tested.tools].filter((name) => !named.has(name)),
    argument: [...tested.members].filter((name) => !named.has(name)),
  }
  return untested.map((one) => {
    const looksLike = spare[one.kind === 'tool' ? 'tool' : 'argument'].find((name) => isOneSlip(one.name, name))
    return looksLike === undefined ? one : { ...one, looksLike }
  })
}

function isToolTested(name: string, called: ReadonlySet<string>): boolean {
  if (called.has(name)) return true
  if (isToolNamePattern(name)) return [...called].some((tool) => fitsToolName(name, tool))
  return shippedCatalogue.some(({ names }) => names.includes(name))
}

/** Nearer than what a hint may guess: two tools of one family differ by a word, a slip by a letter or two. */
function isOneSlip(name: string, other: string): boolean {
  const most = Math.min(name.length, other.length) < 8 ? 1 : 2
  return editDistance(foldName(name), foldName(other), most) <= most
}
