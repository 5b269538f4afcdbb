import { z } from 'zod'
import type { PathParam } from '../addresses/path-test.ts'
import { readPathOperand } from '../addresses/url-path.ts'
import { dispatchedParam } from './dispatched-param.ts'
import { checkedText, listed } from './listed-param.ts'

const exactPath = checkedText((text) =>
  text.includes('*') ? 'holds a `*`, which is a pattern only below `glob`' : problemOfPath(text),
)
const pathGlob = checkedText((text) => {
  const isMixed = text.split('/').some((component) => component.includes('**') && component !== '**')
  return isMixed ? 'has a `**` that is not a whole component' : problemOfPath(text)
})
const globShape = z.strictObject({ glob: listed(pathGlob) })
const otherwise = 'must be a path, `{ glob: … }` or a list of these'

/** The path of a URL: whole, or as a pattern of components; one or a list (L-43). */
export const urlPathParam = dispatchedParam<PathParam>(
  {
    string: exactPath,
    object: globShape,
    array: z.array(dispatchedParam({ string: exactPath, object: globShape }, otherwise)).min(1, 'must not be empty'),
  },
  otherwise,
)

function problemOfPath(text: string): string | undefined {
  if (!text.startsWith('/')) return 'must begin with `/`'
  if (/[?#]/u.test(text)) return 'must be a path alone, without query and fragment'
  return readPathOperand(text) === undefined ? 'holds a blank, a control character or a backslash' : undefined
}
