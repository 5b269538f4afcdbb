const dayInMilliseconds = 86_400_000

/** Milliseconds since 1970 of the first instant after a day in UTC, `2027-03-31`; undefined where the text is none. */
export function endOfDay(text: string): number | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  const [year, month, day] = (parts ?? []).slice(1).map(Number)
  if (year === undefined || month === undefined || day === undefined) return undefined
  const start = Date.UTC(year, month - 1, day)
  const date = new Date(start)
  // Days such as the 30th of February are counted on into the next month.
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? start + dayInMilliseconds : undefined
}
