import type { ArgumentKind } from '../../core/catalogue/tool-description.ts'
import type { PathStep } from '../../core/paths/arg-path.ts'
import type { EffectsNode, ExceptionNode, PackNode, RuleNode, UnmatchedNode, ValueMatcherNode } from '../../core/rules/policy-ast.ts'
import type { TestNode } from '../../core/rules/visit-tests.ts'

/**
 * What a hit of a whole matcher does: a guard stops, a permit lets run (`allow`, `unless`, an exception);
 * anything else (a rewrite, a note, the limits of an allow list) does neither.
 */
export type Role = 'guard' | 'permit' | 'other'

/** Where a matcher stands. */
export interface MatcherPlace {
  readonly pack: PackNode
  /** The rule itself, also for its `unless`; an exception; the list of a pack. */
  readonly owner: RuleNode | ExceptionNode | UnmatchedNode
  readonly key: 'match' | 'unless'
  readonly role: Role
  /** The tools of which one must be called; absent = any. */
  readonly tools?: readonly string[]
}

/** What a value is a value of. */
export type Subject =
  | { readonly kind: 'argument'; readonly steps: readonly PathStep[]; readonly is?: ArgumentKind; readonly path: PathTest }
  /** `path` is the last one above the test. */
  | { readonly kind: 'result'; readonly path?: PathTest }
  | { readonly kind: 'prompt' | 'text' }
  | { readonly kind: 'run' | 'env'; readonly field: string }
  | { readonly kind: 'mcp'; readonly part: 'server' | 'tool' }
  /** Of an effect (L-70). */
  | { readonly kind: 'target'; readonly effects: EffectsNode }
  /** A word of a command line. */
  | { readonly kind: 'word' }
  /** What the engine computed: how many, how much in all. */
  | { readonly kind: 'computed' }

export type PathTest = Extract<ValueMatcherNode, { readonly kind: 'path' }>
export type OperatorTest = Extract<ValueMatcherNode, { readonly kind: 'operator' }>

/** A test of a policy with all that its place says of it. */
export interface PlacedTest {
  readonly node: TestNode
  readonly place: MatcherPlace
  /** An odd number of `not` and `none` stands above it. */
  readonly isNegated: boolean
  /** Absent for tests of the whole event. */
  readonly subject?: Subject
  /** The tests above it, the outermost first. */
  readonly parents: readonly TestNode[]
}

/** A hit of this very test helps to stop the call, so what it misses gets through. */
export function isStopping({ place: { role }, isNegated }: PlacedTest): boolean {
  return role === (isNegated ? 'permit' : 'guard')
}

/** A hit of this very test helps to let the call run, so what it hits too much gets through. */
export function isLoosening({ place: { role }, isNegated }: PlacedTest): boolean {
  return role === (isNegated ? 'guard' : 'permit')
}

/** Narrows to operator tests of arguments. */
export function operatorOf({ node }: PlacedTest): OperatorTest | undefined {
  return node.kind === 'operator' ? node : undefined
}

/** What the catalogue or the name of the argument says that a test is about. */
export function kindOf({ subject }: PlacedTest): ArgumentKind | undefined {
  return subject?.kind === 'argument' ? subject.is : undefined
}
