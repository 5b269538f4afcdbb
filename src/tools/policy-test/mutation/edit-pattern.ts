import { isJsonArray, type Json } from '../../../core/base/json.ts'
import type { ParamEdit } from './edit-param.ts'

/** Changes of a pattern, or of each of several: an anchor or an alternative less. */
export function* editPatterns(param: Json): Iterable<ParamEdit> {
  if (typeof param === 'string') yield* editPattern(param)
  if (!isJsonArray(param)) return
  for (const [index, pattern] of param.entries()) {
    if (typeof pattern !== 'string') continue
    for (const edit of editPattern(pattern)) yield { ...edit, param: param.with(index, edit.param), at: [index] }
  }
}

function* editPattern(pattern: string): Iterable<ParamEdit> {
  for (const { start, end, says } of droppedParts(pattern)) {
    const param = pattern.slice(0, start) + pattern.slice(end)
    if (param !== '') yield { param, at: [], says }
  }
}

interface DroppedPart {
  readonly start: number
  readonly end: number
  readonly says: string
}

/** Anchors, and the alternatives of the whole and of each group that has several. */
function droppedParts(pattern: string): readonly DroppedPart[] {
  const parts: DroppedPart[] = []
  // Where the alternatives of the open groups begin, the outermost first.
  const open: number[][] = [[0]]
  const close = (end: number): void => {
    const starts = open.pop() ?? []
    if (starts.length < 2) return
    for (const [index, start] of starts.entries()) {
      const next = starts[index + 1]
      const stop = next === undefined ? end : next - 1
      const says = `takes the alternative \`${pattern.slice(start, stop)}\` out`
      // With the bar behind it, or, of the last one, before it.
      parts.push(next === undefined ? { start: start - 1, end, says } : { start, end: next, says })
    }
  }
  for (let i = 0; i < pattern.length; i++) {
    const char = pattern[i]
    if (char === '\\') {
      // `\Q…\E` is text whatever stands in it.
      if (pattern[i + 1] === 'Q') i = pattern.includes('\\E', i) ? pattern.indexOf('\\E', i) : pattern.length
      i++
    } else if (char === '[') i = endOfClass(pattern, i)
    else if (char === '(') {
      const head = /^\(\?(?:P?<\w+>|[a-zA-Z-]*:)/.exec(pattern.slice(i))?.[0] ?? '('
      i += head.length - 1
      open.push([i + 1])
    } else if (char === ')') close(i)
    else if (char === '|') open.at(-1)?.push(i + 1)
    else if (char === '^' || char === '$') parts.push({ start: i, end: i + 1, says: `takes \`${char}\` out` })
  }
  while (open.length > 0) close(pattern.length)
  return parts
}

/** The place of the bracket that closes a class; one right behind its start is a member. */
function endOfClass(pattern: string, start: number): number {
  let i = pattern[start + 1] === '^' ? start + 2 : start + 1
  if (pattern[i] === ']') i++
  for (; i < pattern.length; i++) {
    if (pattern[i] === '\\') i++
    else if (pattern.startsWith('[:', i)) i = Math.max(i, pattern.indexOf(':]', i) + 1)
    else if (pattern[i] === ']') return i
  }
  return pattern.length
}
