/** Columns as wide as their widest cell: names to the left, numbers to the right. */
export function table(rows: readonly (readonly string[])[], names: ReadonlySet<number> = new Set([0])): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => (names.has(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
