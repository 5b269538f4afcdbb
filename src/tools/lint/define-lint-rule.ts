import type { TextEdit } from '../../core/diagnostics/diagnostic.ts'
import type { LintCode } from '../../core/diagnostics/lint-code.ts'
import type { Severity } from '../../core/diagnostics/severity.ts'
import type { Span } from '../../core/diagnostics/source.ts'
import type { PolicyAst } from '../../core/rules/policy-ast.ts'
import type { JudgedIgnore } from './ignores/written-ignore.ts'
import type { LintContext } from './lint-context.ts'

/** 4xx: it does not do what it says; 5xx: it can be got round; 6xx: nobody will be able to keep it. */
export type LintCategory = 'correctness' | 'safety' | 'style'

/** `recommended` holds for everybody; `strict` holds what is added for packs that others rely on. */
export const lintPresets = ['recommended', 'strict'] as const
export type LintPreset = (typeof lintPresets)[number]

export interface LintFinding {
  /** Exactly what is wrong. */
  readonly span: Span
  /** What is wrong with it: one line, lower-case start, no final period. */
  readonly message: string
  /** What to do. */
  readonly hint?: string
  readonly related?: readonly { readonly span: Span; readonly message: string }[]
  /** Safe = no call is decided otherwise, or only more strictly where the old text was plainly a slip; all else is unsafe. */
  readonly fix?: { readonly safe: boolean; readonly edits: readonly TextEdit[] }
}

/** A list of rules, to which a header is put, or a whole policy when it begins with `sluice:`. */
export type LintExample = string

/** One habit of policies that is known to go wrong, and how it is found. */
export interface LintRule<Name extends string = string> {
  /** Kebab-case, and the name of its file. */
  readonly name: Name
  readonly code: LintCode
  readonly category: LintCategory
  /** The level under its preset. */
  readonly severity: Severity
  readonly preset: LintPreset
  /** One line: what the rule finds. */
  readonly summary: string
  /** What goes wrong for a user otherwise. */
  readonly why: string
  /** What to do about it. */
  readonly fix: string
  /** Each bad one gives this code and no other code of `recommended`; each good one gives none. */
  readonly examples: { readonly bad: readonly [LintExample, ...LintExample[]]; readonly good: readonly [LintExample, ...LintExample[]] }
  /** The version that introduced it. */
  readonly since: string
  /** It judges the comments that ignore others. Asked last, and no comment ignores it. */
  readonly judgesIgnores?: true
  /** Pure; asked once per policy. Findings come in any order. `ignores` is empty but for rules that judge them. */
  readonly check: (policy: PolicyAst, context: LintContext, ignores?: readonly JudgedIgnore[]) => Iterable<LintFinding>
}

export function defineLintRule<const Name extends string>(rule: LintRule<Name>): LintRule<Name> {
  return rule
}
