/** From 0 to 100, cut and not rounded, so that 100 % is said of nothing less. */
export function percentText(percent: number): string {
  return `${(Math.floor(percent * 10) / 10).toFixed(1)} %`
}
