import { codePointLength } from '../../core/base/code-points.ts'
import { type LayoutCollection, type LayoutNode, hasComments } from './layout.ts'
import { keyText, scalarText } from './scalar-text.ts'

/** Columns of a line. Texts may be longer: nobody but their author can break them. */
const lineWidth = 120

/** Gives a collection that stands in brackets on one line, or undefined where it has to be broken. */
export type FlatText = (node: LayoutCollection) => string | undefined

/** Each collection is asked for more than once, so its answer is remembered. */
export function createFlatText(): FlatText {
  const known = new Map<LayoutCollection, string | undefined>()
  const flatText: FlatText = (node) => {
    if (!known.has(node)) known.set(node, print(node, flatText))
    return known.get(node)
  }
  return flatText
}

function print(node: LayoutCollection, flatText: FlatText): string | undefined {
  const [open, close] = node.kind === 'map' ? ['{', '}'] : ['[', ']']
  // What an empty one holds is printed beside it.
  if (node.parts.length === 0) return open + close
  if (node.isSpread || hasOwnComments(node)) return undefined
  const parts: string[] = []
  let length = 0
  for (const { key, value } of node.parts) {
    const text = textOf(value, flatText)
    if (text === undefined) return undefined
    const part = key === undefined ? text : `${keyText(key)}: ${text}`
    length += part.length + 2
    // Units of UTF-16, of which a column has two at the most.
    if (length > 2 * lineWidth) return undefined
    parts.push(part)
  }
  const blank = node.kind === 'map' ? ' ' : ''
  return `${open}${blank}${parts.join(', ')}${blank}${close}`
}

function textOf(value: LayoutNode, flatText: FlatText): string | undefined {
  if (value.kind === 'scalar') return scalarText(value.scalar) ?? 'null'
  return value.parts.length === 0 && hasComments(value) ? undefined : flatText(value)
}

function hasOwnComments({ parts, footer }: LayoutCollection): boolean {
  return footer.length > 0 || parts.some(({ before, between, after }) => before.length > 0 || between.length > 0 || after !== undefined)
}

export function fits(width: number, text: string): boolean {
  return width + codePointLength(text) <= lineWidth
}
