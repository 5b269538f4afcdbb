import type { FlipKind } from '../../tools/replay/flip-kind.ts'

/** The colour of a kind. */
export function kindClass(kind: FlipKind): string {
  return kind === 'loosened' || kind === 'tightened' ? kind : 'changed'
}
