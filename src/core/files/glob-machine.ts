import type { GlobToken } from './glob-tokens.ts'

/** A step over one character, from a place in a pattern to all that can be reached by it. */
export interface GlobStep {
  /** The only character it takes; undefined = all that `fits` says. */
  readonly literal: string | undefined
  readonly fits: (character: string) => boolean
  readonly to: readonly number[]
}

/** The places of a pattern are numbers; `steps` has those of each. */
export interface GlobMachine {
  readonly start: readonly number[]
  readonly end: number
  readonly steps: readonly (readonly GlobStep[])[]
}

/** Place `i` stands before token `i`, and place `count + 1 + i` inside the folders of token `i`. */
export function globMachine(tokens: readonly GlobToken[]): GlobMachine {
  const end = tokens.length
  const insideOf = (place: number) => end + 1 + place
  /** The place itself, and what lies behind tokens that may stand for nothing. */
  const reach = (from: number): readonly number[] => {
    const places: number[] = []
    for (let place = from; place <= end; place++) {
      places.push(place)
      const kind = tokens[place]?.kind
      if (kind === 'folders') places.push(insideOf(place))
      if (kind !== 'star' && kind !== 'globstar' && kind !== 'folders') break
    }
    return places
  }
  const stepsOf = (token: GlobToken, place: number): readonly GlobStep[] => {
    switch (token.kind) {
      case 'literal':
        return [{ literal: token.unit, fits: (character) => character === token.unit, to: reach(place + 1) }]
      case 'one':
        return [
          { literal: undefined, fits: (character) => character !== '/' && token.fits(character), to: reach(place + 1) },
        ]
      case 'star':
        return [{ literal: undefined, fits: (character) => character !== '/', to: reach(place) }]
      case 'globstar':
        return [{ literal: undefined, fits: () => true, to: reach(place) }]
      case 'visible':
        return reach(place + 1)
          .flatMap((next) => steps[next] ?? [])
          .filter((step) => step.literal !== '.')
          .map((step) => ({ ...step, fits: (character) => character !== '.' && step.fits(character) }))
      case 'folders':
        return []
    }
  }
  const steps: (readonly GlobStep[])[] = []
  tokens.forEach((token, place) => {
    steps[insideOf(place)] =
      token.kind !== 'folders'
        ? []
        : [
            { literal: undefined, fits: () => true, to: [insideOf(place)] },
            { literal: '/', fits: (character) => character === '/', to: reach(place + 1) },
          ]
  })
  steps[end] = []
  // From the end, since `visible` looks at the steps behind it.
  for (const [place, token] of [...tokens.entries()].reverse()) steps[place] = stepsOf(token, place)
  return { start: reach(0), end, steps }
}

/**
 * Does the pattern fit the whole text? All places are stepped at once, so time is bounded by the
 * product of both lengths, whatever the pattern.
 */
export function fitsTokens(tokens: readonly GlobToken[]): (text: string) => boolean {
  const { start, end, steps } = globMachine(tokens)
  const needed = longestLiteral(tokens)
  return (text) => {
    if (!text.includes(needed)) return false
    const seenAt = new Int32Array(steps.length).fill(-1)
    let places = start
    let position = 0
    for (const character of text) {
      const next: number[] = []
      for (const place of places) {
        for (const step of steps[place] ?? []) {
          if (step.literal === undefined ? !step.fits(character) : step.literal !== character) continue
          for (const target of step.to) {
            if (seenAt[target] === position) continue
            seenAt[target] = position
            next.push(target)
          }
        }
      }
      if (next.length === 0) return false
      places = next
      position++
    }
    return places.includes(end)
  }
}

/** The longest literal run; most texts of a long list fail for want of it. */
function longestLiteral(tokens: readonly GlobToken[]): string {
  let longest = ''
  let run = ''
  for (const token of tokens) {
    run = token.kind === 'literal' ? run + token.unit : ''
    if (run.length > longest.length) longest = run
  }
  return longest
}
