import type { ActionDefinition } from '../actions/define-action.ts'
import type { Json } from '../base/json.ts'
import type { ToolDescription } from '../catalogue/tool-description.ts'
import type { Condition } from '../conditions/condition.ts'
import type { Source, Span } from '../diagnostics/source.ts'
import type { Verdict } from '../base/verdict.ts'
import type { EffectKind } from '../events/effect-kind.ts'
import type { EventName } from '../events/event-name.ts'
import type { RunField } from '../events/run-facts.ts'
import type { OperatorDefinition, OperatorModifiers } from '../operators/define-operator.ts'
import type { ArgPath } from '../paths/arg-path.ts'
import type { SyntaxNode, SyntaxTree } from '../syntax/syntax-tree.ts'

/** Who supplied a pack; a higher tier is asked first and a lower one never loosens it (L-03, S-84). */
export const tiers = ['host', 'operator', 'workspace'] as const
export type Tier = (typeof tiers)[number]

export type OnUnknown = 'refuse' | 'terminate'

/** The checked packs in the order in which their rules are asked (L-03). */
export interface PolicyAst {
  readonly packs: readonly PackNode[]
}

/** One pack: names are resolved, paths parsed, parameters checked. Nothing in it can fail any more. */
export interface PackNode {
  readonly id: string
  readonly version: string
  readonly description?: string
  readonly tier: Tier
  /** Every file that the pack was read from, the main one first. */
  readonly sources: readonly Source[]
  /** The trees of these files and of its test files, for tools that look at what was written. */
  readonly trees: readonly SyntaxTree[]
  readonly span: Span
  readonly labels: ReadonlyMap<string, LabelNode>
  readonly catalogue: readonly ToolDescription[]
  /** Rules name no tool that the catalogue does not (L-72). */
  readonly isCatalogueClosed: boolean
  readonly unmatched?: UnmatchedNode
  readonly rules: readonly RuleNode[]
  readonly exceptions: readonly ExceptionNode[]
  /** The pack's own cases; rules and exceptions hold theirs. */
  readonly tests: readonly TestCaseNode[]
}

export interface RuleNode {
  readonly id: string
  /** `<pack id>#<rule id>` */
  readonly fullName: string
  readonly title?: string
  readonly description?: string
  readonly severity?: 'info' | 'low' | 'medium' | 'high' | 'critical'
  readonly tags: readonly string[]
  readonly events: readonly EventName[]
  /** Absent = hit (L-12). */
  readonly match?: EventMatcherNode
  readonly when?: Condition
  /** Absent = miss. */
  readonly unless?: EventMatcherNode
  readonly action: ActionNode
  readonly onUnknown: OnUnknown
  readonly mode: 'enforce' | 'shadow'
  /** Of a shadow rule: the day by which it is to be enforced or gone. It changes no decision (L-18). */
  readonly shadowUntil?: LastDay
  /** Argument paths whose values a record may keep (L-83). */
  readonly recordArgs: readonly ArgPath[]
  readonly tests: readonly TestCaseNode[]
  readonly span: Span
}

/** A day in UTC that still counts. */
export interface LastDay {
  /** As written. */
  readonly text: string
  readonly span: Span
  /** Milliseconds since 1970 of the first instant after it. */
  readonly endsAt: number
}

/** A label that `note` sets; a taint is set even where the rule cannot be judged (L-60). */
export interface LabelNode {
  readonly taint: boolean
}

/** `param` has passed the schema of `definition`. */
export interface ActionNode {
  readonly definition: ActionDefinition
  readonly name: string
  readonly param: Json
  /** Of the action's key. */
  readonly span: Span
}

/** The action on calls that no `allow` rule of the pack lets run (L-21). */
export interface UnmatchedNode {
  /** `<pack id>#unmatched` */
  readonly fullName: string
  /** Limits the list to these calls. */
  readonly match?: EventMatcherNode
  readonly action: ActionNode
  readonly onUnknown: OnUnknown
  readonly span: Span
}

export interface ExceptionNode {
  readonly id: string
  /** `<pack id>#<exception id>` */
  readonly fullName: string
  /** Full names of the rules that it relieves. */
  readonly rules: readonly string[]
  readonly match: EventMatcherNode
  readonly reason: string
  readonly owner: string
  /** Milliseconds since 1970 of the first instant at which it no longer applies: the end of its last day in UTC (L-19). */
  readonly endsAt: number
  readonly tests: readonly TestCaseNode[]
  readonly span: Span
}

/** A case as written, checked for shape; expanded when it runs (L-80). */
export interface TestCaseNode {
  /** `test_defaults` merged in. */
  readonly value: Json
  readonly node: SyntaxNode
  /** 1-based place in its list. */
  readonly number: number
}

/**
 * A test of the whole event (L-17). `items` of `all` and `any` are never empty. The span of a node is
 * that of the key that states it; of an `all` that is a map, the map's.
 */
export type EventMatcherNode =
  | { readonly kind: 'always'; readonly span: Span }
  | { readonly kind: 'all' | 'any'; readonly items: readonly EventMatcherNode[]; readonly span: Span }
  | { readonly kind: 'not'; readonly item: EventMatcherNode; readonly span: Span }
  | { readonly kind: 'use'; readonly name: string; readonly item: EventMatcherNode; readonly span: Span }
  /** One of these names or `*` patterns. */
  | {
      readonly kind: 'tool'
      readonly names: readonly string[]
      /** Where each of them stands, in a list that is named perhaps. */
      readonly nameSpans: readonly Span[]
      readonly span: Span
    }
  /** Fields of the identity that the host states; absent identity is unknown unless the tool is known not to be MCP. */
  | { readonly kind: 'args'; readonly test: ValueMatcherNode; readonly span: Span }
  /** Text tests on the presented text, `path` tests on the structured value, at any depth (L-17). */
  | { readonly kind: 'result'; readonly test: ValueMatcherNode; readonly span: Span }
  | { readonly kind: 'outcome'; readonly kinds: readonly string[]; readonly span: Span }
  | { readonly kind: 'prompt'; readonly test: ValueMatcherNode; readonly span: Span }
  | { readonly kind: 'text'; readonly test: ValueMatcherNode; readonly span: Span }
  /** A member of the run (`turn`, `agent`, `user`, `id`, `parent`, `is_streaming`) or of `env`. */
  | { readonly kind: 'run'; readonly field: RunField; readonly test: ValueMatcherNode; readonly span: Span }
  | { readonly kind: 'env'; readonly field: string; readonly test: ValueMatcherNode; readonly span: Span }
  /** The true server and tool of an MCP call (L-74). */
  | { readonly kind: 'mcp'; readonly server?: ValueMatcherNode; readonly tool?: ValueMatcherNode; readonly span: Span }
  | EffectsNode

/** What a call does to a resource, by whatever route (L-70). */
export interface EffectsNode {
  readonly kind: 'effects'
  readonly quantifier: 'some' | 'every' | 'none'
  /** Empty = every kind. */
  readonly kinds: readonly EffectKind[]
  readonly path?: ValueMatcherNode
  readonly url?: ValueMatcherNode
  readonly sql?: ValueMatcherNode
  readonly to?: ValueMatcherNode
  readonly program?: readonly ProgramTest[]
  /** What a tool, argument or program without a model does: whatever its texts fit, nobody knows, or (a risk taken in writing) nothing. */
  readonly unmodelled: 'fits' | 'unknown' | 'miss'
  /** A tree or a pattern of which a file may fit, where the host has no lister. */
  readonly trees: 'unknown' | 'miss'
  /** A target that is known only at run time. */
  readonly opaque: Verdict
  readonly span: Span
}

/** One program of a command line and how it is called (L-41). Of each list one name is enough, save `flagsAll`. */
export interface ProgramTest {
  readonly names: readonly string[]
  readonly subcommands?: readonly string[]
  readonly flags: FlagTest
  /** Of flags in front of the subcommand. */
  readonly globalFlags: FlagTest
  readonly operands: readonly { readonly quantifier: 'some' | 'every' | 'none'; readonly item: ValueMatcherNode }[]
}

export interface FlagTest {
  readonly any?: readonly string[]
  readonly all?: readonly string[]
  readonly none?: readonly string[]
}

/** Where a word that is known only at run time may stand (L-41). */
export const opaquePositions = ['program', 'flag', 'operand', 'code'] as const
export type OpaquePosition = (typeof opaquePositions)[number]

/** A test of a command line (L-41). */
export interface ShellNode {
  readonly kind: 'shell'
  readonly runs?: readonly ProgramTest[]
  readonly only?: readonly ProgramTest[]
  readonly redirects?: ValueMatcherNode
  readonly opaque: Readonly<Record<OpaquePosition, Verdict>>
  readonly span: Span
}

/** A test of one value (L-16). The span is that of the key that states it, or of the value itself where none does. */
export type ValueMatcherNode =
  | { readonly kind: 'all' | 'any'; readonly items: readonly ValueMatcherNode[]; readonly span: Span }
  | { readonly kind: 'not'; readonly item: ValueMatcherNode; readonly span: Span }
  | { readonly kind: 'use'; readonly name: string; readonly item: ValueMatcherNode; readonly span: Span }
  /** One map of operators that must all hold, with what stands beside them. */
  | {
      readonly kind: 'tests'
      readonly items: readonly ValueMatcherNode[]
      readonly required: boolean
      readonly empty?: 'hit' | 'miss' | 'unknown'
      readonly absent?: 'hit' | 'miss' | 'unknown'
      /** `exists` stands in this map, so absence is accounted for (L-14). */
      readonly asksExists: boolean
      readonly span: Span
    }
  /** Judges a path from the current node; below an argument test the root is the arguments. */
  | { readonly kind: 'path'; readonly path: ArgPath; readonly item: ValueMatcherNode; readonly span: Span }
  | { readonly kind: 'exists'; readonly want: boolean; readonly span: Span }
  | { readonly kind: 'some' | 'every' | 'none'; readonly item: ValueMatcherNode; readonly span: Span }
  /** How many of the nodes (those that fit `of`) there are. `test` judges a number. */
  | { readonly kind: 'count'; readonly of?: ValueMatcherNode; readonly test: ValueMatcherNode; readonly span: Span }
  /** With `strings` the test is one of exact decimals, and elements may be texts that write numbers (L-45). */
  | { readonly kind: 'sum'; readonly test: ValueMatcherNode; readonly strings?: 'numeric'; readonly span: Span }
  | {
      readonly kind: 'operator'
      readonly definition: OperatorDefinition
      readonly name: string
      readonly operand: Operand
      readonly modifiers: OperatorModifiers
      readonly span: Span
      /** Of the operand. */
      readonly operandSpan: Span
    }
  | ShellNode

/** `param` has passed the operator's schema; a reference is read, checked and bound on each event (L-16). */
export type Operand =
  | { readonly kind: 'literal'; readonly param: Json; readonly list?: string }
  | Reference
  /** References stand inside it; `param` has a null in each of their places. */
  | { readonly kind: 'composed'; readonly param: Json; readonly refs: readonly { readonly at: readonly (string | number)[]; readonly ref: Reference }[] }

export interface Reference {
  readonly kind: 'ref'
  readonly root: 'args' | 'env' | 'run'
  readonly path: ArgPath
  readonly text: string
}
