import type { TextClues } from './finder.ts'

/**
 * What a detector may read around the text of a member: its key, as JSON writes it. A password looks
 * like any word and is known by its name alone.
 */
export function textMemberClues(key: string | undefined): TextClues {
  return key === undefined ? {} : { surroundings: { before: `${quotedKey(key)}"`, after: '"' } }
}

/** The same for a number or boolean. */
export function scalarMemberClues(key: string | undefined): TextClues {
  return key === undefined ? {} : { surroundings: { before: quotedKey(key), after: '' } }
}

/** A name is short; a longer key comes from data and says no more. */
const LONGEST_NAME = 200

function quotedKey(key: string): string {
  return `"${key.slice(-LONGEST_NAME)}": `
}
