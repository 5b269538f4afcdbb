import { z } from 'zod'
import { decodings } from '../../detectors/decoding.ts'
import { detectorChoiceIssue } from '../../detectors/detector-choice-issue.ts'
import { parsePath } from '../../paths/parse-path.ts'
import { hiddenClasses } from '../../text/hidden-text.ts'
import { compilePattern } from '../../text/pattern.ts'
import { addIssue } from '../param-issue.ts'
import { compileFinders, placeholder, placeholderNames } from './compile-redaction.ts'

const name = z.string('a name must be a text').min(1, 'a name must not be empty')

const detectorChoice = z.union(
  [name, z.strictObject({ tag: name }), z.strictObject({ id: name, as: name.optional() })],
  'a detector is an id, `{ id, as }` or `{ tag }`',
)

const shape = {
  detect: z.array(detectorChoice, '`detect` must be a list').min(1, '`detect` must not be empty').optional(),
  decode: z
    .array(z.enum(decodings, `an encoding is one of ${decodings.join(', ')}`), '`decode` must be a list')
    .optional(),
  patterns: z
    .array(z.strictObject({ name, pattern: z.string('`pattern` must be a text') }), '`patterns` must be a list of `{ name, pattern }`')
    .min(1, '`patterns` must not be empty')
    .optional(),
  paths: z
    .array(z.string('a path must be a text'), '`paths` must be a list')
    .min(1, '`paths` must not be empty')
    .optional(),
  hidden: z
    .array(z.enum(hiddenClasses, `a class is one of ${hiddenClasses.join(', ')}`), '`hidden` must be a list')
    .min(1, '`hidden` must not be empty')
    .optional(),
  with: z.string('`with` must be a text').optional(),
  keys: z.boolean('`keys` must be true or false').optional(),
  text: z.literal('pass', '`text` can only be `pass`').optional(),
  media: z.literal('pass', '`media` can only be `pass`').optional(),
}

/** A redaction as policies write it (L-33). */
export const redactParam = z.strictObject(shape, '`redact` must be a map').superRefine((param, context) => {
  if (!param.detect && !param.patterns && !param.paths && !param.hidden) {
    addIssue(context, [], '`redact` needs one of `detect`, `patterns`, `paths`, `hidden`', { code: 'SLC202' })
    return
  }
  checkWith(param, context)
  if (checkDetectors(param, context) && checkPatterns(param, context) && checkPaths(param, context)) {
    checkPlaceholders(param, context)
  }
})
export type RedactParam = z.infer<typeof redactParam>

type Context = z.core.$RefinementCtx

/** `${name}` is the only template in `with`; another `${` is taken for a mistake. */
function checkWith(param: RedactParam, context: Context): void {
  if (param.with?.replaceAll('${name}', '').includes('${') !== true) return
  addIssue(context, ['with'], '`with` knows no template but `${name}`', { code: 'SLC317' })
}

function checkDetectors(param: RedactParam, context: Context): boolean {
  let isRight = true
  if (param.decode !== undefined && param.detect === undefined) {
    isRight = false
    addIssue(context, ['decode'], '`decode` says what `detect` sees through, and there is no `detect`', { code: 'SLC202' })
  }
  for (const [index, choice] of (param.detect ?? []).entries()) {
    const issue = detectorChoiceIssue(choice)
    if (issue === undefined) continue
    isRight = false
    addIssue(context, ['detect', index, ...issue.path], issue.message, {
      code: 'SLC340',
      ...(issue.hint !== undefined && { hint: issue.hint }),
    })
  }
  return isRight
}

function checkPatterns(param: RedactParam, context: Context): boolean {
  let isRight = true
  for (const [index, { pattern }] of (param.patterns ?? []).entries()) {
    const compiled = compilePattern(pattern)
    if (compiled.ok) continue
    isRight = false
    addIssue(context, ['patterns', index, 'pattern'], `the pattern ${compiled.message}`, { code: 'SLC315' })
  }
  return isRight
}

function checkPaths(param: RedactParam, context: Context): boolean {
  let isRight = true
  for (const [index, text] of (param.paths ?? []).entries()) {
    const path = parsePath(text)
    if (path.ok) continue
    isRight = false
    addIssue(context, ['paths', index], path.message, {
      code: 'SLC307',
      ...(path.hint !== undefined && { hint: path.hint }),
    })
  }
  return isRight
}

/** A second redaction must find nothing in what the first one wrote, or the result would be hidden (L-33, L-37). */
function checkPlaceholders(param: RedactParam, context: Context): void {
  const written = placeholderNames(param).map((each) => placeholder(param.with, each))
  const { detect, decode, patterns = [] } = param
  for (const [index, each] of patterns.entries()) {
    const hit = firstHit(written, { patterns: [each] })
    if (hit !== undefined) reportHit(context, ['patterns', index, 'pattern'], 'pattern', hit)
  }
  // One scan of all detectors over all placeholders; only if it finds something, which of them did.
  if (detect === undefined || firstHit([written.join('\n\n')], { detect, decode }) === undefined) return
  for (const [index, each] of detect.entries()) {
    const hit = firstHit(written, { detect: [each], decode })
    if (hit !== undefined) reportHit(context, ['detect', index], 'detector', hit)
  }
}

function firstHit(texts: readonly string[], part: Parameters<typeof compileFinders>[0]): string | undefined {
  const finders = compileFinders(part)
  return texts.find((text) => finders.some((find) => (find(text, {})?.length ?? 1) > 0))
}

function reportHit(context: Context, path: readonly (string | number)[], what: string, hit: string): void {
  addIssue(context, path, `the ${what} finds the placeholder \`${hit}\` that \`redact\` itself writes`, {
    code: 'SLC337',
    hint: 'make the search narrower, or choose another `with`',
  })
}
