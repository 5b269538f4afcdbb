/** The same inputs on every run, unless `LAWS_SEED` or `LAWS_TIMES` (a factor) ask for others or more. */
export function effort(numRuns: number): { readonly numRuns: number; readonly seed: number } {
  const times = Number(process.env['LAWS_TIMES'] ?? 1)
  return { numRuns: Math.ceil(numRuns * times), seed: Number(process.env['LAWS_SEED'] ?? 20_261_130) }
}
