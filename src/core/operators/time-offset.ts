const MINUTE = 60_000
const HOUR = 3_600_000

/** The milliseconds by which a clock at `Z` or `+01:00` is ahead of UTC; undefined for an hour or minute that no offset has. */
export function readOffset(text: string): number | undefined {
  if (text === 'Z' || text === 'z') return 0
  const match = /^([+-])(\d{2}):(\d{2})$/u.exec(text)
  const [hours, minutes] = [Number(match?.[2]), Number(match?.[3])]
  if (match === null || hours > 23 || minutes > 59) return undefined
  return (match[1] === '-' ? -1 : 1) * (hours * HOUR + minutes * MINUTE)
}
