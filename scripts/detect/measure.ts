import { groupByRule } from './group-by-rule.ts'

/** A row of the corpus. Offsets are UTF-16 units. */
export interface Row {
  readonly id: string
  readonly text: string
  readonly label: 'secret' | 'pii' | 'clean'
  readonly spans: readonly { readonly start: number; readonly end: number; readonly type: string }[]
  readonly rule: string
  readonly clean_for?: string
}

/** What came of one row. */
export interface Judged {
  readonly row: Row
  /** Found exactly, or left alone. */
  readonly isRight: boolean
  /** The same where a clean row is judged by the detectors of its own kind alone. */
  readonly isRightForKind: boolean
  readonly found: readonly string[]
}

export interface Measure {
  readonly name: string
  readonly judged: readonly Judged[]
  /** Kinds of the corpus that no detector is for. */
  readonly unshipped: readonly string[]
  /** UTF-16 units found outside every span, in rows that hold something. */
  readonly outside: number
  readonly targets: { readonly recall: number; readonly clean: number }
}

export function totalsOf({ judged }: Measure): Readonly<Record<'recall' | 'clean' | 'cleanForKind', number>> {
  const positive = judged.filter(({ row }) => row.label !== 'clean')
  const clean = judged.filter(({ row }) => row.label === 'clean')
  return {
    recall: shareOf(positive, ({ isRight }) => isRight),
    clean: shareOf(clean, ({ isRight }) => isRight),
    cleanForKind: shareOf(clean, ({ isRightForKind }) => isRightForKind),
  }
}

function shareOf(judged: readonly Judged[], isCounted: (each: Judged) => boolean): number {
  return judged.length === 0 ? 1 : judged.filter(isCounted).length / judged.length
}

export function renderMeasure(measure: Measure, showsTexts: boolean): string {
  const { name, judged, unshipped, outside, targets } = measure
  const totals = totalsOf(measure)
  const lines = [
    `${name}: ${judged.length} rows`,
    `  exact-span recall  ${percent(totals.recall)}  (target ${percent(targets.recall)})`,
    `  clean left alone   ${percent(totals.clean)}  (target ${percent(targets.clean)}; by its own kind alone ${percent(totals.cleanForKind)})`,
    `  units found outside of spans: ${outside}`,
  ]
  if (unshipped.length > 0) lines.push(`  kinds without a detector, not counted: ${unshipped.join(', ')}`)
  for (const [kind, rows] of groupByRule(judged, ({ row }) => row)) {
    const wrong = rows.filter(({ isRight }) => !isRight)
    if (wrong.length === 0) continue
    const missed = wrong.filter(({ row }) => row.label !== 'clean').length
    lines.push(`  ${kind}: ${missed} of ${rows.filter(({ row }) => row.label !== 'clean').length} missed, ${wrong.length - missed} false alarms`)
    if (!showsTexts) continue
    for (const { row, found } of wrong) {
      const wanted = row.spans.map(({ start, end }) => row.text.slice(start, end))
      lines.push(`    ${row.id}`, `      text   ${JSON.stringify(row.text)}`, `      wanted ${JSON.stringify(wanted)}`, `      found  ${JSON.stringify(found)}`)
    }
  }
  return lines.join('\n')
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
