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
  const outer = tokens.map((token, place): readonly GlobStep[] => {
    switch (token.kind) {
      case 'literal':
        return [{ literal: token.unit, fits: (character) => character === token.unit, to: reach(place + 1) }]
      case 'one':
        return [{ literal: undefined, fits: (character) => character !== '/' && token.fits(character), to: reach(place + 1) }]
      case 'star':
        return [{ literal: undefined, fits: (character) => character !== '/', to: reach(place) }]
      case 'globstar':
        return [{ literal: undefined, fits: () => true, to: reach(place) }]
      case 'folders':
        return []
    }
  })
  const inner = tokens.map((token, place): readonly GlobStep[] =>
    token.kind !== 'folders'
      ? []
      : [
          { literal: undefined, fits: () => true, to: [insideOf(place)] },
          { literal: '/', fits: (character) => character === '/', to: reach(place + 1) },
        ],
  )
  return { start: reach(0), end, steps: [...outer, [], ...inner] }
}

/**
 * Does the pattern fit the whole text? All places are stepped at once, so time is bounded by the
 * product of both lengths, whatever the pattern.
 */
export function fitsTokens(tokens: readonly GlobToken[]): (text: string) => boolean {
  const { start, end, steps } = globMachine(tokens)
  const tail = literalTail(tokens)
  return (text) => {
    if (!text.endsWith(tail)) return false
    const seenAt = new Int32Array(steps.length).fill(-1)
    let places = start
    let position = 0
    for (const character of text) {
      const next: number[] = []
      for (const place of places) {
        for (const step of steps[place] ?? []) {
          if (!step.fits(character)) continue
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

/** Most texts of a long list fail here already. */
function literalTail(tokens: readonly GlobToken[]): string {
  let tail = ''
  for (let index = tokens.length - 1; index >= 0; index--) {
    const token = tokens[index]
    if (token?.kind !== 'literal') break
    tail = token.unit + tail
  }
  return tail
}
