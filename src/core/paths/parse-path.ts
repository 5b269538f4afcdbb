import { limits } from '../base/limits.ts'
import type { ArgPath, PathStep } from './arg-path.ts'
import { readBracket } from './read-bracket.ts'
import { misreadStep } from './second-parser.ts'
import { failed, type PathFailure, type SpelledStep, type StepRead } from './spelled-step.ts'

export type ParsedPath = { readonly ok: true; readonly path: ArgPath } | PathFailure

/**
 * A name without quotes: a letter of any script or `_`, then also marks, digits and `-`.
 * Invisible, blank and punctuation characters need quotes, where a reader can see them.
 */
const bareName = /[\p{L}_][\p{L}\p{M}\p{Nd}_-]*/uy

/**
 * Reads a path of the policy language (L-16): `$`, then any number of `.name`, `['name']`, `["name"]`,
 * `[n]`, `['a','b']`, `[*]`, `..name`, `..*`, without blanks between them.
 *
 * A quoted name is taken literally: no escapes, no control characters, no `]`. So one text has one
 * reading, and what jsonpath-plus reads otherwise is refused too. Names are compared by UTF-16 unit.
 * `offset` counts UTF-16 units of `text`. Time is linear.
 */
export function parsePath(text: string): ParsedPath {
  if (text.length > limits.pathLength) {
    return failed(0, `the path is longer than ${limits.pathLength} characters`)
  }
  if (!text.startsWith('$')) return failed(0, 'a path begins with `$`', 'write `$.name` for the argument `name`')
  const spelled: SpelledStep[] = []
  for (let offset = 1; offset < text.length;) {
    const read = readStep(text, offset)
    if (!read.ok) return read
    spelled.push(read)
    offset = read.end
  }
  if (spelled.length > limits.jsonDepth) return failed(0, `the path has more than ${limits.jsonDepth} steps`)
  const misread = misreadStep(spelled)
  if (misread !== undefined) {
    return failed(
      misread,
      'jsonpath-plus reads this path otherwise',
      'test such a name from its parent, with `some:` over `[*]` or with `schema:`',
    )
  }
  const steps = spelled.map((one) => one.step)
  return { ok: true, path: { text, steps, isDefinite: steps.every(selectsOne) } }
}

function selectsOne(step: PathStep): boolean {
  return step.kind === 'name' || step.kind === 'index'
}

function readStep(text: string, offset: number): StepRead {
  const char = text[offset]
  if (char === '[') return readBracket(text, offset)
  if (char !== '.') return unexpected(text, offset)
  if (text[offset + 1] === '.') return readDescendant(text, offset)
  if (text[offset + 1] === '*') return failed(offset, 'a path does not know `.*`', 'write `[*]`')
  const name = readBareName(text, offset + 1)
  if (typeof name !== 'string') return name
  return bareStep(text, offset, offset + 1 + name.length, { kind: 'name', name })
}

function readDescendant(text: string, offset: number): StepRead {
  const start = offset + 2
  if (text[start] === '*') return bareStep(text, offset, start + 1, { kind: 'descendant_all' })
  if (text[start] === '[' || text[start] === '.') {
    return failed(offset, 'behind `..` a path has a name or `*`', 'write `..name` or `..*`')
  }
  const name = readBareName(text, start)
  if (typeof name !== 'string') return name
  return bareStep(text, offset, start + name.length, { kind: 'descendant_name', name })
}

function readBareName(text: string, start: number): string | PathFailure {
  bareName.lastIndex = start
  const name = bareName.exec(text)?.[0]
  if (name !== undefined) return name
  if (start >= text.length) return failed(start, 'the path ends where a name belongs')
  if (/[0-9-]/.test(text[start] ?? '')) {
    return failed(start, 'a name without quotes begins with a letter', 'write `[0]` for an element, `[\'0\']` for a member')
  }
  return unexpected(text, start)
}

function bareStep(text: string, offset: number, end: number, step: PathStep): StepRead {
  return { ok: true, step, offset, end, spellings: [text.slice(offset, end)] }
}

function unexpected(text: string, offset: number): PathFailure {
  const char = text[offset] ?? ''
  if (char === '(') return failed(offset, 'a path has no functions', 'use an operator such as `length:`')
  if (/\s/.test(char)) return failed(offset, 'a path has no blanks', 'put a name with blanks in quotes: `[\'a b\']`')
  if (char === '^' || char === '~' || char === '@') {
    return failed(offset, 'a path selects members and elements alone, not parents, names or types')
  }
  return failed(offset, 'this character cannot stand here in a path', 'put such a name in quotes: `[\'a:b\']`')
}
