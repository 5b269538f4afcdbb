/** What a question may still cost: a count of steps, never a time, so that the same policy gives the same answers. */
export interface Effort {
  left: number
}

export function newEffort(steps: number): Effort {
  return { left: steps }
}

/** False = nothing is left; whoever asked must answer that it does not know. */
export function spendEffort(effort: Effort, steps = 1): boolean {
  effort.left -= steps
  return effort.left >= 0
}
