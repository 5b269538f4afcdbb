import type { Survey } from './survey.ts'
import { buildView, type View } from './view.ts'

/** Sequences that steer a terminal (ECMA-48): colours, titles. What they hold besides ESC is invisible too. */
const steering = String.raw`\x1B\[[0-?]{0,64}[ -/]{0,8}[@-~]|\x1B\][^\x07\x1B\n]{0,256}(?:\x07|\x1B\\)`

/** One stretch of characters that take no room on a screen; the same as `isInvisible` and the controls of ASCII. */
const invisible = new RegExp(
  `(?:${steering}|[\\0-\\x08\\x0B\\x0C\\x0E-\\x1F\\x7F-\\x9F\\xAD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F` +
    '\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFB]|\\uDB40[\\uDC00-\\uDFFF])+',
  'g',
)

/** The text without what a reader does not see. */
export function dropInvisible(text: string, { hasInvisible }: Survey): View | undefined {
  if (!hasInvisible) return undefined
  const view = buildView(text)
  let at = 0
  for (const match of text.matchAll(invisible)) {
    view.keep(at, match.index)
    view.join()
    at = match.index + match[0].length
  }
  if (at === 0) return undefined
  view.keep(at, text.length)
  return view.finish()
}
