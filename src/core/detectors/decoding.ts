import { decodeBase64 } from './views/decode-base64.ts'
import { decodeEscapes } from './views/decode-escapes.ts'
import { decodeHex } from './views/decode-hex.ts'
import { dropInvisible } from './views/drop-invisible.ts'
import { joinFolds } from './views/join-folds.ts'
import type { Survey } from './views/survey.ts'
import type { View } from './views/view.ts'

/** Encodings that detectors see through (L-45). */
export const decodings = ['base64', 'hex', 'percent', 'fold', 'invisible'] as const
export type Decoding = (typeof decodings)[number]

/** Undefined = the text holds nothing so encoded. */
export const decoders: Readonly<Record<Decoding, (text: string, survey: Survey) => View | undefined>> = {
  base64: decodeBase64,
  hex: decodeHex,
  percent: decodeEscapes,
  fold: joinFolds,
  invisible: dropInvisible,
}
