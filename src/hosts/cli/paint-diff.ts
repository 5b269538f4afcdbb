import { printable } from '../../core/diagnostics/printable.ts'
import type { DiffLine } from '../../tools/format/unified-diff.ts'

const inks = { file: '1', hunk: '36', removed: '31', added: '32' } as const

/** A diff as lines for a terminal or a program. */
export function paintDiff(lines: readonly DiffLine[], colour: boolean): string {
  return lines
    .map(({ kind, text }) => {
      // A text that was read as a policy holds nothing that could drive a terminal; a name may.
      const shown = kind === 'file' ? printable(text) : text
      return `${colour && kind !== 'same' ? `\u001b[${inks[kind]}m${shown}\u001b[0m` : shown}\n`
    })
    .join('')
}
