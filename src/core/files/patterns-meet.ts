import { globMachine, type GlobMachine, type GlobStep } from './glob-machine.ts'
import type { GlobToken } from './glob-tokens.ts'

/** Can one text fit both patterns? Two classes of characters are taken to share one: a yes may be wrong, a no is not. */
export function patternsMeet(left: readonly GlobToken[], right: readonly GlobToken[]): boolean {
  return machinesMeet(globMachine(left), globMachine(right))
}

export function machinesMeet(one: GlobMachine, other: GlobMachine): boolean {
  const width = other.steps.length
  const seen = new Set<number>()
  const waiting: (readonly [number, number])[] = []
  const add = (places: readonly number[], others: readonly number[]) => {
    for (const place of places) {
      for (const otherPlace of others) {
        const pair = place * width + otherPlace
        if (seen.has(pair)) continue
        seen.add(pair)
        waiting.push([place, otherPlace])
      }
    }
  }
  add(one.start, other.start)
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    const [place, otherPlace] = pair
    if (place === one.end && otherPlace === other.end) return true
    for (const step of one.steps[place] ?? []) {
      for (const otherStep of other.steps[otherPlace] ?? []) {
        if (shareCharacter(step, otherStep)) add(step.to, otherStep.to)
      }
    }
  }
  return false
}

function shareCharacter(left: GlobStep, right: GlobStep): boolean {
  if (left.literal !== undefined) return right.fits(left.literal)
  return right.literal === undefined || left.fits(right.literal)
}
