import type { Diagnostic } from '../../../core/diagnostics/diagnostic.ts'
import type { Source, Span } from '../../../core/diagnostics/source.ts'
import type { SyntaxTree } from '../../../core/syntax/syntax-tree.ts'
import type { LintRule } from '../define-lint-rule.ts'
import { lookUpRule, type RuleLookup } from '../look-up-rule.ts'
import { createCoverage, type Cover, type Coverage } from './coverage.ts'
import { ignoreTargets } from './ignore-targets.ts'
import { readIgnore } from './read-ignore.ts'
import type { IgnoreWord, JudgedIgnore, NameStanding, WrittenIgnore } from './written-ignore.ts'

export interface JudgeSettings {
  /** All that can be named. */
  readonly rules: readonly LintRule[]
  /** Was the rule asked about this file? Of one that was not nobody can say whether its ignore is needed. */
  readonly isAsked: (rule: LintRule, fileName: string) => boolean
  readonly now: number | undefined
}

export interface Judgement {
  /** The findings that no ignore takes. */
  readonly kept: readonly Diagnostic[]
  readonly ignores: readonly JudgedIgnore[]
}

interface PlacedIgnore {
  readonly written: WrittenIgnore
  readonly names: readonly { readonly name: IgnoreWord; readonly found: RuleLookup }[]
  readonly target: Span | undefined
  readonly isExpired: boolean
}

/** Takes the findings that comments ignore from the others, and says what became of each ignore. */
export function judgeIgnores(trees: readonly SyntaxTree[], found: readonly Diagnostic[], settings: JudgeSettings): Judgement {
  const placed = trees.flatMap((tree) => placeIgnores(tree, settings))
  if (placed.length === 0) return { kept: found, ignores: [] }
  const coverages = coveragesOf(placed)
  const used = new Set<IgnoreWord>()
  const kept = found.filter(({ code, at }) => {
    const by = at.kind === 'source' ? coverages.get(at.span.source)?.coverOf(code, at.span.start) : undefined
    if (by !== undefined) used.add(by)
    return by === undefined
  })
  return { kept, ignores: placed.map((ignore) => judge(ignore, used, settings)) }
}

function placeIgnores(tree: SyntaxTree, { rules, now }: JudgeSettings): readonly PlacedIgnore[] {
  const written = tree.comments.flatMap((comment) => {
    const ignore = readIgnore(comment)
    return ignore === undefined ? [] : [{ comment, ignore }]
  })
  if (written.length === 0) return []
  const targets = ignoreTargets(tree)
  return written.map(({ comment, ignore }) => ({
    written: ignore,
    names: ignore.names.map((name) => ({ name, found: lookUpRule(name.text, rules) })),
    target: targets.get(comment),
    isExpired: now !== undefined && ignore.until !== undefined && ignore.until.endsAt <= now,
  }))
}

function coveragesOf(placed: readonly PlacedIgnore[]): ReadonlyMap<Source, Coverage> {
  const covers = new Map<Source, Cover[]>()
  for (const { written, names, target, isExpired } of placed) {
    if (target === undefined || isExpired || written.problem !== undefined) continue
    const ofFile = covers.get(target.source) ?? []
    covers.set(target.source, ofFile)
    for (const { name, found } of names) {
      if (found.kind === 'rule' && found.rule.judgesIgnores !== true) ofFile.push({ code: found.rule.code, span: target, by: name })
    }
  }
  return new Map([...covers].map(([source, ofFile]) => [source, createCoverage(ofFile)]))
}

function judge(placed: PlacedIgnore, used: ReadonlySet<IgnoreWord>, { isAsked }: JudgeSettings): JudgedIgnore {
  const { written, target, isExpired } = placed
  const counts = !isExpired && written.problem === undefined
  const standing = (name: IgnoreWord, found: RuleLookup): NameStanding => {
    if (found.kind === 'unknown') return found
    if (found.kind === 'no-lint-code') return { kind: 'not-ignorable', judgesIgnores: false }
    if (found.rule.judgesIgnores === true) return { kind: 'not-ignorable', judgesIgnores: true }
    if (used.has(name)) return { kind: 'used' }
    return { kind: counts && isAsked(found.rule, written.span.source.name) ? 'unused' : 'not-judged' }
  }
  const names = placed.names.map(({ name, found }) => ({ ...name, standing: standing(name, found) }))
  return { ...written, names, isExpired, hasTarget: target !== undefined }
}
