import { z } from 'zod'
import { limits } from '../base/limits.ts'
import { chooseAll, type DetectorChoice } from '../detectors/choose-detectors.ts'
import { decodings, type Decoding } from '../detectors/decoding.ts'
import { detectsAny } from '../detectors/detect-spans.ts'
import { detectorChoiceIssue } from '../detectors/detector-choice-issue.ts'
import { scannerOf } from '../detectors/scanner-of.ts'
import { defineOperator } from './define-operator.ts'
import { dispatchedParam } from './dispatched-param.ts'
import { textTest } from './typed-test.ts'

type Choice = Extract<DetectorChoice, string | { readonly tag: string }>

type DetectParam = Choices | { readonly of: Choices; readonly decode: readonly Decoding[] }
type Choices = Choice | readonly Choice[]

const name = z.string('must be a text').min(1, 'must not be empty')
const tag = z.strictObject({ tag: name }, 'must be an id or `{ tag }`')
const one = dispatchedParam<Choice>({ string: name, object: tag }, 'must be an id or `{ tag }`')
const list = z.array(one, 'must be a list').min(1, 'must not be empty')
const otherwise = 'must be an id, `{ tag }`, or a list of them'
const choices = dispatchedParam<Choices>({ string: name, array: list, object: tag }, otherwise)
const encoding = z.enum(decodings, `an encoding is one of ${decodings.join(', ')}`)

const map = z.union([
  tag,
  z.strictObject({ of: choices, decode: z.array(encoding, 'must be a list') }),
])

/**
 * Hits on a text in which one of the detectors finds something: `detect: jwt`, `detect: [jwt, { tag:
 * pii }]`. Detectors see through encodings, two layers deep; `detect: { of: [...], decode: [hex] }`
 * names the only ones that they do, none with an empty list. A text that is too long to be searched is
 * unknown. Source: L-45.
 */
export const detect = defineOperator({
  name: 'detect',
  summary: 'a detector finds something in the text, also where it is encoded',
  judges: ['text'],
  param: dispatchedParam<DetectParam>({ string: name, array: list, object: map }, otherwise),
  modifiers: [],
  check: (param) => {
    for (const choice of choicesOf(param)) {
      const issue = detectorChoiceIssue(choice)
      if (issue === undefined) continue
      return `names nothing: ${[issue.message, issue.hint].filter((part) => part !== undefined).join('; ')}`
    }
    return undefined
  },
  bind: (param) => {
    const scanner = scannerOf(chooseAll(choicesOf(param)).map(({ detector }) => detector))
    const decode = isFull(param) ? param.decode : decodings
    const holds = textTest((text) => detectsAny(scanner, text, decode))
    return (value, facts, lookups) =>
      typeof value === 'string' && value.length > limits.scannedTextLength ? 'unknown' : holds(value, facts, lookups)
  },
  explain: (_, value) =>
    typeof value === 'string' && value.length > limits.scannedTextLength ? 'is too long to be searched' : undefined,
  examples: [
    { param: 'aws-access-key', value: 'key=AKIAIOSFODNN7EXAMPLE', want: 'hit' },
    { param: ['github-token', { tag: 'pii' }], value: 'nothing here', want: 'miss' },
    { param: ['aws-access-key'], value: 'dump 414b4941494f53464f444e4e374558414d504c45', want: 'hit' },
    {
      param: { of: 'aws-access-key', decode: ['base64'] },
      value: 'dump 414b4941494f53464f444e4e374558414d504c45',
      want: 'miss',
    },
    { param: { tag: 'secret' }, value: ['key=AKIAIOSFODNN7EXAMPLE'], want: 'unknown' },
  ],
})

function choicesOf(param: DetectParam): readonly Choice[] {
  const choice = isFull(param) ? param.of : param
  return isList(choice) ? choice : [choice]
}

function isFull(param: DetectParam): param is Extract<DetectParam, { readonly of: unknown }> {
  return typeof param === 'object' && 'of' in param
}

function isList(choice: Choices): choice is readonly Choice[] {
  return Array.isArray(choice)
}
