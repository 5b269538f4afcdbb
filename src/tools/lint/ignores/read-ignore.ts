import { endOfDay } from '../../../core/base/end-of-day.ts'
import type { Span } from '../../../core/diagnostics/source.ts'
import type { Comment } from '../../../core/syntax/syntax-tree.ts'
import type { IgnoreWord, WrittenIgnore } from './written-ignore.ts'

/** Near misses count as well: an ignore that is not understood should be told, not passed over. */
const opening = /^#\s*(sluice[-_:]?(?:ignore|disable)\S*)/i
const form = 'write `# sluice-ignore NAME -- reason`'

/** What a comment says about findings; undefined where it is any other comment. */
export function readIgnore({ text, span }: Comment): WrittenIgnore | undefined {
  const found = opening.exec(text)
  const word = found?.[1]
  if (found === null || word === undefined) return undefined
  const part = (start: number, end: number): Span => ({ ...span, start: span.start + start, end: span.start + end })
  const bodyStart = found[0].length
  if (word !== 'sluice-ignore') {
    const problem = { span: part(bodyStart - word.length, bodyStart), message: `\`${word}\` is not understood`, hint: form }
    return { span, names: [], problem }
  }
  const separator = /(?:^|\s)--(?:\s|$)/.exec(text.slice(bodyStart))
  const bodyEnd = separator === null ? text.length : bodyStart + separator.index
  const words = Array.from(text.slice(bodyStart, bodyEnd).matchAll(/[^\s,]+/g), ({ 0: each, index }): IgnoreWord => {
    return { text: each, span: part(bodyStart + index, bodyStart + index + each.length) }
  })
  const reason = separator === null ? undefined : reasonIn(text, bodyEnd + separator[0].length, part)
  return { span, ...readWords(words, span), ...(reason === undefined ? {} : { reason }) }
}

function reasonIn(text: string, from: number, part: (start: number, end: number) => Span): IgnoreWord | undefined {
  const reason = text.slice(from).trim()
  if (reason === '') return undefined
  const start = text.indexOf(reason, from)
  return { text: reason, span: part(start, start + reason.length) }
}

function readWords(words: readonly IgnoreWord[], whole: Span): Pick<WrittenIgnore, 'names' | 'until' | 'problem'> {
  const isSetting = ({ text }: IgnoreWord) => text.includes('=') || /^until\b/i.test(text)
  const names = words.filter((word) => !isSetting(word))
  const [setting, second] = words.filter(isSetting)
  if (second !== undefined) {
    return { names, problem: { span: second.span, message: `\`${second.text}\` is one setting too many`, hint: 'an ignore has one last day' } }
  }
  if (names.length === 0) return { names, problem: { span: whole, message: 'the ignore names no rule', hint: form } }
  if (setting === undefined) return { names }
  const { text, span } = setting
  if (!text.startsWith('until=')) {
    return { names, problem: { span, message: `\`${text}\` is not understood`, hint: 'write the last day as `until=2027-01-31`' } }
  }
  const day = text.slice('until='.length)
  const endsAt = endOfDay(day)
  if (endsAt !== undefined) return { names, until: { text: day, span, endsAt } }
  return { names, problem: { span, message: `\`${day}\` is not a day`, hint: 'write the last day as `until=2027-01-31`' } }
}
