import { limits } from '../base/limits.ts'

/**
 * Why a text is not given to the parser; undefined = it may be read. The parser ends a text at its
 * first NUL and so would not see what follows, and it reads a run of operator signs again for each
 * sign, also inside nested comments, so that long runs would take minutes.
 */
export function sqlTextProblem(text: string): string | undefined {
  if (text.length > limits.sqlTextLength) return 'is too long to be read as SQL'
  if (text.includes('\0')) return 'holds a NUL character'
  let work = 0
  for (const [run] of text.matchAll(operatorSigns)) work += run.length * run.length
  return work > limits.sqlOperatorWork ? 'holds too long runs of operator signs' : undefined
}

const operatorSigns = /[~!@#^&|`?+\-*/%<>=]{2,}/gu
