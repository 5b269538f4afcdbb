import type { TextSpan } from './pattern.ts'

/** Characters that carry text which a reader does not see, by class (L-45). */
export const hiddenClasses = ['tags', 'bidi', 'marks', 'zero_width', 'control'] as const
export type HiddenClass = (typeof hiddenClasses)[number]

export interface HiddenSpan extends TextSpan {
  readonly class: HiddenClass
}

 
const runs: Readonly<Record<HiddenClass, string>> = {
  tags: '[\\u{E0000}-\\u{E007F}]+',
  bidi: '[\\u202A-\\u202E\\u2066-\\u2069]+',
  marks: '[\\u200E\\u200F\\u061C]+',
  zero_width: '[\\u200B-\\u200D\\u2060\\uFEFF]+',
  control: '[\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F]+',
}
 

/**
 * Well-formed emoji sequences, which need a joiner or tags to look as they do (L-45): pictures joined
 * by U+200D, each perhaps with a skin tone or U+FE0F, and flags of regions, U+1F3F4 with the tags of
 * two letters and one to four letters or digits and the end tag.
 */
const picture = '\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\uFE0F)?'
const emojiSequence =
  `(?:\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,4}\\u{E007F}` +
  `|${picture}(?:\\u200D${picture})+)`

const finders = new Map<string, RegExp>()

/**
 * Hidden text of the given classes, from left to right. Neighbours of one class are one span, those
 * of two classes are two. Time is linear.
 */
export function findHidden(text: string, classes: readonly HiddenClass[]): readonly HiddenSpan[] {
  const wanted = hiddenClasses.filter((name) => classes.includes(name))
  if (wanted.length === 0) return []
  const found: HiddenSpan[] = []
  for (const match of text.matchAll(finder(wanted))) {
    const name = wanted.find((candidate) => match.groups?.[candidate] !== undefined)
    // No name: an emoji sequence, which is stepped over.
    if (name !== undefined) found.push({ start: match.index, end: match.index + match[0].length, class: name })
  }
  return found
}

function finder(classes: readonly HiddenClass[]): RegExp {
  const key = classes.join()
  let known = finders.get(key)
  if (known === undefined) {
    const alternatives = classes.map((name) => `(?<${name}>${runs[name]})`)
    known = new RegExp(`${emojiSequence}|${alternatives.join('|')}`, 'gu')
    finders.set(key, known)
  }
  return known
}
