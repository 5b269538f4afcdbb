import { isFlip, type FlipKind } from './flip-kind.ts'
import type { FlipGroup, FlipReport } from './flip-report.ts'

/** A kind as people read it. */
export function kindWords(kind: FlipKind): string {
  return kind.replaceAll('_', ' ')
}

/** What stands for a rule where none decided: nobody stepped in, or an earlier step had ended the run (S-33a). */
export function deciderWords(rule: string | undefined, decision: string): string {
  if (rule !== undefined) return rule
  return decision === 'terminate' ? '(run ended)' : '(none)'
}

/** `a/b#cap → (none)` */
export function groupDeciders(group: FlipGroup): { readonly old: string; readonly now: string } {
  const { example } = group
  return { old: deciderWords(group.oldRule, example.old.decision), now: deciderWords(group.newRule, example.now.decision) }
}

/** Decisions that differ in what they do; other reasons are not among them. */
export function flipCount({ kinds }: FlipReport): number {
  return Object.entries(kinds).reduce((sum, [kind, count]) => (isFlip(kind as FlipKind) ? sum + count : sum), 0)
}
