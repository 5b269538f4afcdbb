import { isInvisible, type Survey } from './survey.ts'
import { buildView, type View } from './view.ts'

const ESC = 0x1b

/** Sequences that steer a terminal (ECMA-48): colours, titles. What they hold besides ESC is invisible too. */
const steering = /\x1B(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|\][^\x07\x1B\n]{0,256}(?:\x07|\x1B\\))/y

/** The text without what a reader does not see. */
export function dropInvisible(text: string, { hasInvisible }: Survey): View | undefined {
  if (!hasInvisible) return undefined
  const view = buildView(text)
  let kept = 0
  let at = 0
  while (at < text.length) {
    const end = hiddenEnd(text, at)
    if (end === at) {
      at++
      continue
    }
    view.keep(kept, at)
    view.join()
    at = end
    kept = end
  }
  if (kept === 0) return undefined
  view.keep(kept, text.length)
  return view.finish()
}

/** Where what is hidden at a place ends; the place itself if nothing is. */
function hiddenEnd(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code === ESC) {
    steering.lastIndex = at
    return steering.test(text) ? steering.lastIndex : at + 1
  }
  if (code < 0x80) return code === 0x7f || (code < 32 && code !== 9 && code !== 10 && code !== 13) ? at + 1 : at
  if (!isInvisible(code)) return at
  // The first half of a tag or of a further selector, and the second.
  if (code === 0xdb40) return isLowSurrogate(text.charCodeAt(at + 1)) ? at + 2 : at
  return at + 1
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff
}
