import { z } from 'zod'
import { hasLoneSurrogate } from '../base/code-points.ts'
import { foldingsOf, foldText } from '../text/fold-text.ts'
import type { OperatorModifiers } from './define-operator.ts'

/** A text to compare with. */
export const textParam = z.string('must be a text').check((context) => {
  const message = problemOfText(context.value)
  if (message !== undefined) context.issues.push({ code: 'custom', message, input: context.value })
}).meta({ minLength: 1 })

/** One or more texts to compare with. */
export const textListParam = z.array(textParam, 'must be a list of texts').min(1, 'must not be empty')

export function problemOfText(text: string): string | undefined {
  if (text === '') return 'must not be empty'
  return hasLoneSurrogate(text) ? 'holds half of a surrogate pair' : undefined
}

/** A text of which folding leaves nothing would be found in every text. */
export function checkFoldedTexts(param: string | readonly string[], modifiers: OperatorModifiers): string | undefined {
  const foldings = foldingsOf(modifiers)
  const texts = typeof param === 'string' ? [param] : param
  return texts.some((text) => foldText(text, foldings) === '') ? 'is empty after `normalize`' : undefined
}

/** The modifiers of tests that compare texts. */
export const foldingModifiers = ['ignoreCase', 'normalize'] as const
