export interface Effort {
  readonly numRuns: number
  readonly seed: number
  readonly endOnFailure?: boolean
}

/** The same inputs on every run, unless `LAWS_SEED` or `LAWS_TIMES` (a factor) ask for others or more. */
export function effort(numRuns: number): Effort {
  const times = Number(process.env['LAWS_TIMES'] ?? 1)
  return { numRuns: Math.ceil(numRuns * times), seed: Number(process.env['LAWS_SEED'] ?? 20_261_130) }
}

/** For a law that has to break: the first input that breaks it is enough, however large it is. */
export function briefly(numRuns = 25): Effort {
  return { ...effort(numRuns), endOnFailure: true }
}
