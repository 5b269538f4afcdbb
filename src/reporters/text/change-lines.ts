import { printable } from '../../core/diagnostics/printable.ts'
import type { ChangeAccount } from '../../tools/explain/explanation.ts'
import { fitLine } from './explain-words.ts'

/** What was changed by whom; of values that are not shown, only of what kind they are. */
export function changeLines(changes: readonly ChangeAccount[]): string {
  if (changes.length === 0) return ''
  const lines = changes.map(({ rule, of, path, was, is, before, after }) => {
    const from = before === undefined ? was : printable(JSON.stringify(before))
    const to = after === undefined ? is : printable(JSON.stringify(after))
    return fitLine(`  ${of} ${printable(path)} by ${rule}: ${from} -> ${to}`)
  })
  return ['changed', ...lines].join('\n')
}
