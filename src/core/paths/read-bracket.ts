import { hasLoneSurrogate } from '../base/code-points.ts'
import { failed, type PathFailure, type StepRead } from './spelled-step.ts'

const integer = /-?(?:0|[1-9][0-9]*)/y
const slice = /[\s0-9-]*:/y
const judgeElements = 'select the elements with `[*]` and judge them with `some:` and a map of tests'

/** Reads a step in brackets (L-16); `offset` is that of its `[`. */
export function readBracket(text: string, offset: number): StepRead {
  const start = offset + 1
  const char = text[start] ?? ''
  if (char === '?') return failed(offset, 'a filter cannot stand in a path', judgeElements)
  if (char === '(') return failed(offset, 'a script cannot stand in a path', 'write `[-1]` for the last element')
  slice.lastIndex = start
  if (slice.test(text)) return failed(offset, 'a slice cannot stand in a path', judgeElements)
  if (char === '*') return closed(text, offset, start + 1, { kind: 'wildcard' })
  if (char === "'" || char === '"') return readNames(text, offset)
  if (/\s/.test(char)) return failed(start, 'a path has no blanks outside quotes')
  if (/[0-9-]/.test(char)) return readIndex(text, offset)
  if (char === ']' || char === '') return failed(offset, 'the brackets of a path hold a name, an index or `*`')
  return failed(start, 'a name in brackets needs quotes', "write `['name']`")
}

function readIndex(text: string, offset: number): StepRead {
  const start = offset + 1
  integer.lastIndex = start
  const digits = integer.exec(text)?.[0]
  if (digits === undefined) return failed(start, 'the index of a path is an integer')
  // A zero with a sign, and more digits behind a zero, have no one reading.
  if (digits === '-0' || (/^-?0$/.test(digits) && /[0-9]/.test(text[start + digits.length] ?? ''))) {
    return failed(start, 'the index of a path has no leading zeros and no `-0`')
  }
  const index = Number(digits)
  if (!Number.isSafeInteger(index)) return failed(start, 'the index of a path is too large')
  if (text[start + digits.length] === ',') return failed(offset, 'a path has no list of indices', judgeElements)
  return closed(text, offset, start + digits.length, { kind: 'index', index })
}

function readNames(text: string, offset: number): StepRead {
  const names: string[] = []
  const spellings: string[] = []
  let position = offset + 1
  for (;;) {
    const end = quotedEnd(text, position)
    if (typeof end !== 'number') return end
    const name = text.slice(position + 1, end - 1)
    if (names.includes(name)) return failed(position, 'this list names one member twice')
    names.push(name)
    spellings.push(`[${text.slice(position, end)}]`)
    if (text[end] !== ',') {
      position = end
      break
    }
    position = end + 1
    if (/\s/.test(text[position] ?? '')) return failed(position, 'a path has no blanks outside quotes')
  }
  const [name, ...more] = names
  const [spelling, ...others] = spellings
  if (name === undefined || spelling === undefined) return failed(offset, 'a name belongs here')
  return closed(text, offset, position, more.length === 0 ? { kind: 'name', name } : { kind: 'union', names }, [
    spelling,
    ...others,
  ])
}

/** The offset behind the closing quote. */
function quotedEnd(text: string, start: number): number | PathFailure {
  const quote = text[start]
  if (quote !== "'" && quote !== '"') return failed(start, 'a list in a path holds names in quotes alone')
  const end = text.indexOf(quote, start + 1)
  if (end < 0) return failed(start, 'this quote of the path is not closed')
  const name = text.slice(start + 1, end)
  if (name === '') return failed(start, 'a name in a path must not be empty')
  if (name.includes('\\')) return failed(start, 'a quoted name in a path has no escapes')
  if (/\p{Cc}/u.test(name)) return failed(start, 'a name in a path holds no control characters')
  if (hasLoneSurrogate(name)) return failed(start, 'a name in a path must be Unicode text')
  return end + 1
}

function closed(
  text: string,
  offset: number,
  end: number,
  step: Extract<StepRead, { ok: true }>['step'],
  spellings?: readonly [string, ...string[]],
): StepRead {
  const char = text[end]
  if (char === ']') {
    return { ok: true, step, offset, end: end + 1, spellings: spellings ?? [text.slice(offset, end + 1)] }
  }
  if (char === undefined) return failed(offset, 'this bracket of the path is not closed')
  if (/\s/.test(char)) return failed(end, 'a path has no blanks outside quotes')
  if (char === ',') return failed(end, 'a list in a path holds names in quotes alone')
  return failed(end, 'here the bracket of the path must close')
}
