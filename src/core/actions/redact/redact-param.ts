import { z } from 'zod'
import { nearestName } from '../../base/nearest-name.ts'
import { parsePath } from '../../paths/parse-path.ts'
import { hiddenClasses } from '../../text/hidden-text.ts'
import { compilePattern } from '../../text/pattern.ts'
import { addIssue } from '../param-issue.ts'
import { compileRedaction, placeholder, placeholderNames } from './compile-redaction.ts'
import { chooseDetectors } from './detector.ts'
import { detectors } from './detector-registry.ts'

const name = z.string('a name must be a text').min(1, 'a name must not be empty')

const detectorChoice = z.union(
  [name, z.strictObject({ tag: name }), z.strictObject({ id: name, as: name.optional() })],
  'a detector is an id, `{ id, as }` or `{ tag }`',
)

const shape = {
  detect: z.array(detectorChoice, '`detect` must be a list').min(1, '`detect` must not be empty').optional(),
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
  for (const [index, choice] of (param.detect ?? []).entries()) {
    if (chooseDetectors(choice, detectors).length > 0) continue
    isRight = false
    const isTag = typeof choice === 'object' && 'tag' in choice
    const asked = typeof choice === 'string' ? choice : isTag ? choice.tag : choice.id
    const known = isTag ? detectors.flatMap((detector) => detector.tags) : detectors.map((detector) => detector.id)
    const near = nearestName(asked, known)
    const path = typeof choice === 'string' ? ['detect', index] : ['detect', index, isTag ? 'tag' : 'id']
    addIssue(context, path, isTag ? `no detector has the tag \`${asked}\`` : `no detector is called \`${asked}\``, {
      code: 'SLC340',
      ...(near !== undefined && { hint: `did you mean \`${near}\`?` }),
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
  const { detect = [], patterns = [] } = param
  const parts = [
    ...patterns.map((each, index) => ({ path: ['patterns', index, 'pattern'], what: 'pattern', part: { patterns: [each] } })),
    ...detect.map((each, index) => ({ path: ['detect', index], what: 'detector', part: { detect: [each] } })),
  ]
  for (const { path, what, part } of parts) {
    const finders = compileRedaction(part).finders
    const hit = written.find((text) => finders.some((find) => (find(text)?.length ?? 1) > 0))
    if (hit === undefined) continue
    addIssue(context, path, `the ${what} finds the placeholder \`${hit}\` that \`redact\` itself writes`, {
      code: 'SLC337',
      hint: 'make the search narrower, or choose another `with`',
    })
  }
}
